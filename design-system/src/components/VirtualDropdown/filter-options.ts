export type Option = { value: string; label: string }

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** The options whose label contains the text, whatever the case and accents: "francais" finds "Braque Français". */
export function filterOptions(options: readonly Option[], text: string): readonly Option[] {
  const wanted = fold(text.trim())
  return wanted ? options.filter(({ label }) => fold(label).includes(wanted)) : options
}
