/** SPEC's own claims, and no others (section 1). */
export const figures = [
  { figure: '15 years', label: 'of testing' },
  { figure: '60+', label: 'cat tests' },
  { figure: '96%', label: 'accuracy, pregnancy test in 10 minutes' },
]
