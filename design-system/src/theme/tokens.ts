import { defineTextStyles, defineTokens } from '@chakra-ui/react'

/** The 8 px rhythm: steps of 0.25rem by Chakra's usual numbers, only those in use. */
const rhythm = Object.fromEntries(
  [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32, 40, 48, 64, 80, 96].map((step) => [
    step,
    { value: `${step / 4}rem` },
  ]),
)

export const tokens = defineTokens({
  fonts: {
    heading: { value: "'Bricolage Grotesque Variable', Arial, system-ui, sans-serif" },
    body: { value: "'Figtree Variable', Arial, system-ui, sans-serif" },
    mono: { value: "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace" },
  },
  fontWeights: {
    normal: { value: 400 },
    medium: { value: 500 },
    semibold: { value: 600 },
    heading: { value: 650 },
    bold: { value: 700 },
  },
  fontSizes: {
    '2xs': { value: '0.75rem' },
    xs: { value: '0.8125rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.25rem' },
    '2xl': { value: '1.5rem' },
    '3xl': { value: '1.875rem' },
    '4xl': { value: '2.375rem' },
    '5xl': { value: '3rem' },
    '6xl': { value: '3.75rem' },
  },
  lineHeights: {
    none: { value: 1 },
    tight: { value: 1.1 },
    snug: { value: 1.3 },
    normal: { value: 1.55 },
  },
  letterSpacings: { tight: { value: '-0.02em' }, normal: { value: '0' } },
  radii: {
    none: { value: '0' },
    sm: { value: '6px' },
    control: { value: '12px' },
    card: { value: '18px' },
    pill: { value: '9999px' },
  },
  borders: { hairline: { value: '1px solid var(--chakra-colors-line)' } },
  shadows: {
    float: { value: '0 2px 6px rgb(36 26 32 / 0.08), 0 12px 32px rgb(36 26 32 / 0.14)' },
  },
  spacing: { 0: { value: '0' }, ...rhythm },
  sizes: {
    0: { value: '0' },
    ...rhythm,
    full: { value: '100%' },
    content: { value: '76rem' },
    prose: { value: '42rem' },
    /** About 75 characters of text: what is read line by line. */
    measure: { value: '34.5rem' },
    form: { value: '34rem' },
  },
  zIndex: {
    base: { value: 0 },
    sticky: { value: 100 },
    dropdown: { value: 1000 },
    overlay: { value: 1300 },
    modal: { value: 1400 },
    toast: { value: 1700 },
  },
  durations: { fast: { value: '150ms' }, moderate: { value: '200ms' } },
  easings: { out: { value: 'cubic-bezier(0, 0, 0.3, 1)' } },
})

const heading = { fontFamily: 'heading', fontWeight: 'heading', letterSpacing: 'tight', lineHeight: 'tight' }

/** The type scale. Headings are Bricolage, tight; text is Figtree. Genotypes, barcodes and chips are `mono`. */
export const textStyles = defineTextStyles({
  display: { value: { ...heading, fontSize: { base: '4xl', md: '5xl', xl: '6xl' } } },
  h1: { value: { ...heading, fontSize: { base: '3xl', md: '4xl' } } },
  h2: { value: { ...heading, fontSize: { base: '2xl', md: '3xl' } } },
  h3: { value: { ...heading, fontSize: 'xl', lineHeight: 'snug' } },
  h4: { value: { ...heading, fontSize: 'lg', lineHeight: 'snug' } },
  price: { value: { ...heading, fontSize: '2xl', fontVariantNumeric: 'tabular-nums' } },
  lead: { value: { fontSize: { base: 'lg', md: 'xl' }, lineHeight: 'normal' } },
  body: { value: { fontSize: 'md', lineHeight: 'normal' } },
  small: { value: { fontSize: 'sm', lineHeight: 'normal' } },
  label: { value: { fontSize: 'sm', fontWeight: 'semibold', lineHeight: 'snug' } },
  eyebrow: { value: { fontSize: 'xs', fontWeight: 'bold', lineHeight: 'snug' } },
  mono: { value: { fontFamily: 'mono', fontSize: 'sm', lineHeight: 'snug' } },
})
