/** SPEC's own claims, and no others (section 1). The shop sells no pregnancy test: whose figure it is stands with it. */
export const figures = [
  { figure: '15 years', label: 'of testing' },
  { figure: '60+', label: 'cat tests' },
  {
    figure: '96%',
    label:
      'accuracy in 10 minutes, by the maker of the pregnancy test; we have not measured it, and do not sell it here',
  },
]
