/** As much as search engines show of a description. */
const most = 155

/** As many whole sentences as fit, from the first on. */
export function wholeSentences(...sentences: (string | null | undefined)[]): string {
  let text = ''
  for (const sentence of sentences) {
    const longer = [text, sentence].filter(Boolean).join(' ')
    if (sentence && longer.length <= most) text = longer
  }
  return text
}
