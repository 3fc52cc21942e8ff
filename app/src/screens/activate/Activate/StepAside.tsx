import type { Activation } from '@shop/contract/activation'
import { species } from '@shop/contract/constants'
import { chakra, Illustration, type IllustrationName } from '@shop/design-system'
import { useAnimalNoun } from '../../../layouts/audience.ts'
import type { ReactNode } from 'react'
import type { FlowStep } from '../../../data/activation-flow.ts'
import { SwabPicture } from './SwabPicture.tsx'

const Base = chakra('aside', {
  base: {
    display: { base: 'none', lg: 'grid' },
    gap: '4',
    justifyItems: 'center',
    textAlign: 'center',
    paddingBlockStart: '8',
    '& h2': { textStyle: 'h4' },
    '& p': { textStyle: 'small', color: 'ink2', textWrap: 'pretty' },
  },
})

type Copy = { picture: ReactNode; title: string; text: string }

const drawn = (name: IllustrationName) => <Illustration name={name} />

const copyOf = (step: FlowStep, record: Activation | null, noun: string): Copy | null => {
  const copy: Record<FlowStep, Copy | null> = {
    email: { picture: drawn('kit'), title: 'Have your kit to hand', text: 'You will need the barcode on its tube.' },
    barcode: {
      picture: <SwabPicture />,
      title: 'Where the barcode is',
      text: 'On the white label of the tube, under the bars: KP and ten digits.',
    },
    kit: { picture: drawn('lab'), title: `One kit, one ${noun}`, text: 'The kit decides what we test for.' },
    'about-my-pet': {
      picture: drawn((record?.kit?.species ?? record?.pet?.species)?.id === species.feline ? 'cat' : 'dog'),
      title: 'Whose sample is it?',
      text: 'Sex and breed help us spot samples that were swapped.',
    },
    'about-me': {
      picture: drawn('mail'),
      title: 'Only for the report',
      text: `We need to know whose ${noun} it is. We never share this with anyone.`,
    },
    review: { picture: drawn('swab'), title: 'Nearly there', text: 'If this is right, the swab can go in the post.' },
    payment: {
      picture: drawn('results'),
      title: 'Paid once',
      text: 'However often you press, your tests are charged once.',
    },
    done: null,
  }
  return copy[step]
}

/** A picture and a word of help beside a step, where there is room for it. */
export function StepAside({ step, record }: { step: FlowStep; record: Activation | null }) {
  const copy = copyOf(step, record, useAnimalNoun())
  if (!copy) return null
  const { picture, title, text } = copy
  return (
    <Base>
      {picture}
      <h2>{title}</h2>
      <p>{text}</p>
    </Base>
  )
}
