import { chakra } from '@shop/design-system'

const Frame = chakra('svg', {
  base: { display: 'block', width: 'full', maxWidth: '64', height: 'auto', overflow: 'visible' },
})

/** Bars as printed on the label: x and width. */
const bars = [
  [0, 2],
  [4, 1],
  [7, 3],
  [12, 1],
  [15, 1],
  [18, 3],
  [23, 2],
  [27, 1],
  [30, 3],
  [35, 1],
  [38, 2],
  [42, 1],
  [45, 3],
  [50, 2],
] as const

/** A swab's tube with its label, and a ring around the barcode. */
export const SwabPicture = () => (
  <Frame viewBox="0 0 240 180" role="img" aria-label="A swab tube. A ring marks the barcode on its white label.">
    <chakra.path fill="colorPalette.subtle" d="M36 96c-4-48 32-80 86-80s86 28 82 78-32 72-86 72-78-22-82-70z" />
    <g transform="rotate(-8 120 92)">
      <path fill="#e4d5c3" d="M10 88h30v8H10z" />
      <chakra.rect x="34" y="70" width="30px" height="44px" rx="8" fill="colorPalette.solid" />
      <rect x="60" y="66" width="146" height="52" rx="26" fill="#fff" stroke="#e4d5c3" strokeWidth="2" />
      <chakra.path fill="colorPalette.muted" d="M180 74h4a18 18 0 0 1 0 36h-4z" />
      <path stroke="#e4d5c3" strokeWidth="4" strokeLinecap="round" d="M70 92h20" />
      <rect x="92" y="72" width="78" height="40" rx="5" fill="#fbf8f4" stroke="#e9e1da" />
      <g transform="translate(104 77)" fill="#241a20">
        {bars.map(([x, width]) => (
          <rect key={x} x={x} width={width} height="20" />
        ))}
      </g>
      <text
        x="104"
        y="107"
        textLength="52"
        lengthAdjust="spacingAndGlyphs"
        style={{ fontSize: '7px', fontFamily: 'ui-monospace, monospace' }}
        fill="#241a20"
      >
        KP4827193321
      </text>
    </g>
    <chakra.ellipse
      cx="131"
      cy="91"
      rx="54"
      ry="34"
      fill="none"
      stroke="colorPalette.solid"
      strokeWidth="4"
      strokeDasharray="2 9"
      strokeLinecap="round"
    />
  </Frame>
)
