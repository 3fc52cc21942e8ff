/** A country's name from its two letters, where neither its list nor the page's settings have it. */
export const countryName = (code: string): string => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code
