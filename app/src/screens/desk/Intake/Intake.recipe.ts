/** The last scan large enough to be read from an arm's length, above the list of those before it. */
export const intakeStyles = {
  base: {
    display: 'grid',
    gap: '5',
    maxWidth: 'prose',
    '& .intake-field': { display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', md: '2fr 1fr' } },
    '& .intake-last': {
      display: 'grid',
      gap: '1',
      minHeight: '7rem',
      alignContent: 'center',
      padding: '5',
      borderRadius: 'card',
      border: '2px solid',
      borderColor: 'line',
      bg: 'card',
    },
    '& .intake-last strong': { fontSize: '2xl', overflowWrap: 'anywhere' },
    '& .intake-last[data-state=done]': { bg: 'clear.bg', borderColor: 'clear.fg' },
    '& .intake-last[data-state=look]': { bg: 'carrier.bg', borderColor: 'carrier.fg' },
    '& .intake-last[data-state=refused]': { bg: 'danger.bg', borderColor: 'danger.fg' },
  },
} as const
