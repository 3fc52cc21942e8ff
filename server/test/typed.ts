/** A code as people type and paste it: in small letters, with other dashes, signs that nobody sees, O for 0 and l for 1. */
export const asTyped = (code: string) =>
  ` ${code.slice(0, 2)}–${code.slice(2).replaceAll('-', '‑\u200b').replaceAll('0', 'O').replaceAll('1', 'l')}\u00a0`.toLowerCase()
