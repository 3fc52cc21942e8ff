/** "1 sample", "12 samples". */
export const countOf = (count: number, one: string) =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`
