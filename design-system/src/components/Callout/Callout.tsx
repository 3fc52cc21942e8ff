import { chakra } from '@chakra-ui/react'
import { Info, OctagonExclamationPoint, TriangleExclamationPoint } from 'lucide-react'
import type { ReactNode } from 'react'
import { calloutRecipe } from './Callout.recipe.ts'

const Base = chakra('div', calloutRecipe)

const tones = {
  info: { Icon: Info, word: 'Good to know' },
  caution: { Icon: TriangleExclamationPoint, word: 'Caution' },
  warning: { Icon: OctagonExclamationPoint, word: 'Warning' },
} as const

export type CalloutProps = {
  /** `info` helps, `caution` limits what one may conclude, `warning` is about harm or loss. */
  tone?: keyof typeof tones
  /** In place of the tone's own word. */
  title?: string
  /** What to know, in a sentence or two. */
  children: ReactNode
}

/** A note beside the text that must not be overlooked: colour, icon and word agree. */
export function Callout({ tone = 'info', title, children }: CalloutProps) {
  const { Icon, word } = tones[tone]
  return (
    <Base role="note" tone={tone}>
      <Icon aria-hidden />
      <div className="callout-text">
        <p className="callout-title">{title ?? word}</p>
        <div>{children}</div>
      </div>
    </Base>
  )
}
