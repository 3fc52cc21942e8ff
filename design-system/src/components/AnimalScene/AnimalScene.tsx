import { chakra } from '@chakra-ui/react'
import { AnimalFigure } from '../AnimalFigure/AnimalFigure.tsx'
import type { FiguredAnimal } from '../AnimalFigure/figure.ts'

export type AnimalSceneProps = {
  /** The large one, which looks at the text on its left, and a small one before it. */
  animals: [large: FiguredAnimal, small: FiguredAnimal]
}

const Scene = chakra('div', {
  base: {
    position: 'relative',
    width: 'full',
    aspectRatio: { base: '1.4', md: '1.15' },
    overflow: 'hidden',
    borderRadius: { base: 'card', md: '28px' },
    bg: 'colorPalette.muted',
    colorScheme: 'light',
    isolation: 'isolate',
    // The sun behind them, and the ground they stand on.
    _before: {
      content: '""',
      position: 'absolute',
      zIndex: '-1',
      width: '72%',
      aspectRatio: '1',
      insetBlockStart: '9%',
      insetInlineStart: '20%',
      borderRadius: '50%',
      bg: 'colorPalette.subtle',
    },
    _after: {
      content: '""',
      position: 'absolute',
      zIndex: '-1',
      inset: '82% 0 0',
      bg: 'colorPalette.solid',
      opacity: '0.18',
    },
    '& > *': { position: 'absolute' },
    '& > .large': { width: '76%', aspectRatio: '1.237', insetInlineEnd: '2%', insetBlockEnd: '9%' },
    '& > .small': { width: '45%', aspectRatio: '1.237', insetInlineStart: '3%', insetBlockEnd: '4%' },
  },
})

/** The picture that opens the shop: two animals in the audience's colours. Decoration only. */
export const AnimalScene = ({ animals: [large, small] }: AnimalSceneProps) => (
  <Scene aria-hidden>
    <div className="large">
      <AnimalFigure animal={large} />
    </div>
    <div className="small">
      <AnimalFigure animal={small} isMirrored />
    </div>
  </Scene>
)
