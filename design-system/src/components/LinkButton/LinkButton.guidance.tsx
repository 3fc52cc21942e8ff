import type { Guidance } from '../guidance.ts'
import { LinkButton } from './LinkButton.tsx'

export const guidance: Guidance = {
  group: 'Actions',
  since: '2026-11',
  use: 'The main way onward from a page: to the checkout, to the shop.',
  instead: 'Something that happens here: Button. A link in a text: Link.',
  reads: 'A link to screen readers: it opens in a new tab as any does.',
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter', 'Follows it.'],
  ],
  dos: [{ says: 'Use it for the one way most people go.', picture: <LinkButton href="#">Go to checkout</LinkButton> }],
  donts: [
    {
      says: 'Do not set two solid ones side by side.',
      picture: (
        <>
          <LinkButton href="#">Shop</LinkButton> <LinkButton href="#">Help</LinkButton>
        </>
      ),
    },
  ],
}
