/** SPEC's own claims, and no others (section 1). The shop sells no pregnancy test: each figure names its source. */
export const figures = [
  { figure: '15 years', label: 'of testing' },
  { figure: '60+', label: 'cat tests' },
  {
    figure: '96%',
    label: 'accuracy, pregnancy test in 10 minutes: its maker’s figure',
  },
]
