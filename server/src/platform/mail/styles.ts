import type { CSSProperties } from 'react'

/** The brand's palette (design-system/src/theme/palettes.ts); a mail knows no custom properties. */
export const colours = {
  paper: '#fbf8f4',
  sheet: '#ffffff',
  line: '#e9e1da',
  ink: '#241a20',
  faint: '#5f525a',
  brand: '#b8175c',
}

const font = 'Figtree, "Segoe UI", Helvetica, Arial, sans-serif'
const display = `"Bricolage Grotesque", ${font}`
const cell: CSSProperties = { padding: '8px 0', borderBottom: `1px solid ${colours.line}`, verticalAlign: 'top' }

export const styles = {
  page: { maxWidth: 560, padding: '24px 16px 40px', fontFamily: font },
  brand: { margin: '0 0 16px 4px', fontSize: 20, lineHeight: 1.4 },
  brandLink: { color: colours.brand, fontFamily: display, fontWeight: 700, textDecoration: 'none' },
  sheet: {
    padding: '32px 28px',
    border: `1px solid ${colours.line}`,
    borderRadius: 16,
    backgroundColor: colours.sheet,
  },
  title: { margin: '0 0 20px', color: colours.ink, fontFamily: display, fontSize: 24, lineHeight: 1.25 },
  heading: { margin: '24px 0 8px', color: colours.ink, fontSize: 16, lineHeight: 1.4 },
  text: { margin: '0 0 16px', color: colours.ink, fontSize: 16, lineHeight: 1.55 },
  link: { color: colours.brand, textDecoration: 'underline' },
  list: { margin: '0 0 16px', paddingLeft: 20, color: colours.ink, fontSize: 16, lineHeight: 1.55 },
  item: { margin: '0 0 8px' },
  button: {
    padding: '14px 28px',
    borderRadius: 999,
    backgroundColor: colours.brand,
    color: '#ffffff',
    fontSize: 16,
    fontWeight: 600,
    textDecoration: 'none',
  },
  table: { width: '100%', borderCollapse: 'collapse', color: colours.ink, fontSize: 15, lineHeight: 1.45 },
  name: { ...cell, paddingRight: 16, fontWeight: 400, textAlign: 'left' },
  value: { ...cell, textAlign: 'right' },
  head: { ...cell, fontWeight: 600, textAlign: 'left' },
  quote: {
    margin: '24px 0',
    paddingLeft: 16,
    borderLeft: `4px solid ${colours.brand}`,
    color: colours.ink,
    fontSize: 18,
    lineHeight: 1.5,
  },
  card: {
    margin: '24px 0',
    padding: '32px 24px',
    borderRadius: 16,
    backgroundColor: colours.brand,
    color: '#ffffff',
    textAlign: 'center',
  },
  cardFrom: { margin: 0, color: '#ffffff', fontSize: 15 },
  cardAmount: { margin: '12px 0', color: '#ffffff', fontSize: 40, lineHeight: 1.1, fontWeight: 700 },
  cardCode: {
    margin: '0 auto',
    padding: '12px 8px',
    maxWidth: 340,
    borderRadius: 8,
    backgroundColor: '#ffffff',
    color: colours.ink,
    fontFamily: 'monospace',
    fontSize: 19,
    letterSpacing: 1,
  },
  rule: { margin: '24px 4px 12px', border: 'none', borderTop: `1px solid ${colours.line}` },
  small: { margin: '0 4px', color: colours.faint, fontSize: 13, lineHeight: 1.5 },
} satisfies Record<string, CSSProperties>
