import { defineSemanticTokens } from '@chakra-ui/react'

type Shades = { base: string; dark: string; soft: string; mid: string }

/** An audience's palette in Chakra's full semantic form, so that `colorPalette` re-colours everything below it. */
const palette = ({ base, dark, soft, mid }: Shades) => ({
  solid: { value: base },
  contrast: { value: '#ffffff' },
  fg: { value: base },
  muted: { value: mid },
  subtle: { value: soft },
  emphasized: { value: dark },
  focusRing: { value: base },
  border: { value: mid },
})

/** White on `solid`, and `solid` or `emphasized` on paper and on `subtle`, all pass WCAG AA. */
export const colors = defineSemanticTokens.colors({
  paper: { value: '#fbf8f4' },
  card: { value: '#ffffff' },
  line: { value: '#e9e1da' },
  /** Borders of controls: 3:1 against paper and card (WCAG 1.4.11). */
  edge: { value: '#8d7f86' },
  sand: { value: '#f3ece4' },
  ink: { value: '#241a20' },
  ink2: { value: '#5f525a' },
  bg: { value: '#fbf8f4' },
  fg: { value: '#241a20' },
  border: { value: '#e9e1da' },
  /** Result colours are never the audience's, and always are beside a word. */
  clear: { fg: { value: '#1b6e43' }, bg: { value: '#e3f2e8' } },
  carrier: { fg: { value: '#8a5a00' }, bg: { value: '#fdf0cf' } },
  affected: { fg: { value: '#a3241b' }, bg: { value: '#fbe4e0' } },
  danger: { fg: { value: '#a3241b' }, bg: { value: '#fbe4e0' } },
  breeder: palette({ base: '#b8175c', dark: '#8c0f44', soft: '#fbe3ed', mid: '#f4b9d1' }),
  owner: palette({ base: '#b8450b', dark: '#8a3206', soft: '#fdeadc', mid: '#f7c59f' }),
  vet: palette({ base: '#0c6e69', dark: '#08514d', soft: '#dcf0ee', mid: '#9fd3ce' }),
})
