/** Each given twice the weight of a component's own rule: in print everything is set closer. */
const onPaper = {
  fontSize: '9.5pt',
  zoom: 0.96,
  '& > div:first-of-type': { padding: '0' },
  // The sheet is one page: what the test reads, not what the disease is.
  '& .page-header-trail, & .coat, & .actions, & .disease': { display: 'none' },
  '& .page-header-body .page-header-copy': { maxWidth: 'none' },
  '& .page-header-copy .page-header-title': { fontSize: '18pt' },
  '& .page-header-copy .page-header-lead': { fontSize: '10pt', marginBlockStart: '1' },
  '& article > section, & > section': { paddingBlock: '0', marginBlockStart: '3' },
  '& section > .section-head': { marginBlockEnd: '1', breakAfter: 'avoid' },
  '& .section-head .section-title': { fontSize: '12pt' },
  '& section table caption': { paddingBlockEnd: '0' },
  '& section table thead th': { paddingBlock: '1' },
  '& table tr > *': { paddingBlock: '1' },
  '& table tr > *, & dl dd, & dl span, & section p': { lineHeight: '1.3', fontSize: '9pt' },
  '& .caution > div': { padding: '2' },
  '& dl > div': { paddingBlock: '0.5', fontSize: '9pt', gridTemplateColumns: '5.5rem minmax(0, 1fr)', display: 'grid' },
  '& .columns > div, & .beside > *': { padding: '3', breakInside: 'avoid' },
  '& .columns > .beside': { padding: '0' },
  '& .beside figure li': { paddingBlock: '1' },
  '& .beside p': { fontSize: '9pt' },
  // Nobody can follow a link there, so its address is written out.
  '& a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: '8pt', overflowWrap: 'anywhere' },
  '& a svg': { display: 'none' },
} as const

/** In print: the facts, and nothing that is clicked. */
export const sheetStyles = {
  base: {
    '& .coat': { width: '15rem', borderRadius: 'card', overflow: 'hidden', display: { base: 'none', md: 'block' } },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '3' },
    '& .note': { marginBlockStart: '4', maxWidth: 'prose', textStyle: 'small', color: 'ink2' },
    '& .caution': { marginBlockStart: { base: '6', _print: '0' }, breakInside: 'avoid' },
    '& .columns': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.35fr) minmax(0, 1fr)' },
      columnGap: '10',
      rowGap: '6',
      alignItems: 'start',
      _print: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)', columnGap: '4' },
    },
    '& .beside': { display: 'grid', gap: '5', _print: { gap: '2' } },
    '& .beside h3': { textStyle: 'h4' },
    '& .beside h3 ~ p': { marginBlockStart: '2' },
    '& .text': { maxWidth: '70ch', color: 'ink2', textWrap: 'pretty', _print: { maxWidth: 'none' } },
    '& .colophon': { display: 'none', _print: { display: 'block', marginBlockStart: '2', fontSize: 'xs' } },
    _print: onPaper,
    // Letter is a finger shorter than A4 and a little wider: what is one page there is to be one page here.
    '@media print and (min-aspect-ratio: 74/100)': { zoom: 0.92 },
  },
} as const
