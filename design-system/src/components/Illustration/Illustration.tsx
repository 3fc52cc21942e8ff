import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

export const illustrationNames = [
  'kit',
  'swab',
  'mail',
  'lab',
  'results',
  'empty-cart',
  'no-results',
  'lost',
  'offline',
  'order-placed',
  'dog',
  'cat',
  'litter',
  'vet',
  'owner',
  'breeder',
  'shipping',
  'multi-pack',
  'in-the-box',
] as const
export type IllustrationName = (typeof illustrationNames)[number]

// One small file a drawing: a page loads those it shows and no script for any of them. <use> cannot read a data: URL.
const files = import.meta.glob<string>('./drawings/*.svg', { query: '?url&no-inline', import: 'default', eager: true })

const Frame = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    maxWidth: '64',
    height: 'auto',
    aspectRatio: '4 / 3',
    overflow: 'visible',
    // The drawings' own short names for the audience's colours; they reach through <use>.
    '--a': 'colors.colorPalette.solid',
    '--d': 'colors.colorPalette.emphasized',
    '--m': 'colors.colorPalette.muted',
    '--s': 'colors.colorPalette.subtle',
  },
})

export type IllustrationProps = Omit<ComponentProps<typeof Frame>, 'children' | 'name'> & {
  /** Which of the pictures. */
  name: IllustrationName
  /** Read to those who do not see it; without one it is decoration. */
  label?: string
}

/** A drawing in the flat hand of the shop, in the audience's colours, at most 16rem wide. Its soft ground is there at once. */
export function Illustration({ name, label, ...props }: IllustrationProps) {
  return (
    <Frame
      viewBox="0 0 240 180"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...props}
    >
      <path fill="var(--s)" d="M36 96c-4-48 32-80 86-80s86 28 82 78-32 72-86 72-78-22-82-70z" />
      <use href={`${files[`./drawings/${name}.svg`]}#art`} />
    </Frame>
  )
}
