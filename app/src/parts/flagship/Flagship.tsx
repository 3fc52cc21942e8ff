import type { StoreSpecies } from '@shop/contract/constants'
import type { Flagships } from '@shop/contract/flagship'
import { Accordion, chakra, Illustration, PageMetadataContext, Section, Stat } from '@shop/design-system'
import { type ReactNode, useContext } from 'react'
import { type FlagshipCopy, flagshipCopy, type FlagshipName, kitContents } from '../../content/flagships.ts'
import { Comparison } from './Comparison.tsx'
import { SampleReport } from './SampleReport.tsx'

const Base = chakra('div', {
  base: {
    '& .learns': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
      gap: { base: '4', md: '8' },
      listStyleType: 'none',
      counterReset: 'learn',
    },
    '& .learns li': {
      display: { base: 'grid', md: 'block' },
      gridTemplateColumns: '2.5rem 1fr',
      fontSize: 'lg',
      textWrap: 'pretty',
      counterIncrement: 'learn',
      _before: {
        content: 'counter(learn)',
        display: 'block',
        textStyle: 'h2',
        color: 'colorPalette.fg',
      },
    },
    '& .counts': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '12',
      rowGap: '5',
      marginBlockStart: { base: '6', md: '8' },
    },
    '& .box': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 1fr) minmax(0, 1.4fr)' },
      columnGap: '12',
      rowGap: '6',
      alignItems: 'center',
    },
    '& .box svg': { maxWidth: { base: '16rem', lg: '24rem' }, marginInline: 'auto' },
    '& .box ul': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
      gap: { base: '4', md: '6' },
      listStyleType: 'none',
    },
    '& .box li': { borderBlockStart: '3px solid', borderColor: 'colorPalette.solid', paddingBlockStart: '3' },
    '& :is(.box, .time) :is(h3, strong)': { display: 'block', textStyle: 'h4' },
    '& .box p': { color: 'ink2' },
    '& .time': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'auto minmax(0, 1fr)' },
      columnGap: '8',
      rowGap: '2',
      alignItems: 'center',
      marginBlockStart: { base: '6', md: '10' },
      padding: { base: '5', md: '7' },
      borderRadius: 'card',
      bg: 'sand',
    },
    '& .time p': { maxWidth: 'measure', color: 'ink2', textWrap: 'pretty' },
    '& .questions': { maxWidth: 'measure' },
  },
})

export type FlagshipProps = {
  name: FlagshipName
  species: StoreSpecies | undefined
  counts: Flagships
  /** What the product is made of, after what one learns. */
  children?: ReactNode
  /** The way into the cart again. */
  end?: ReactNode
}

/** What somebody wants to know of one of the shop's flagships before they buy it. */
export function Flagship({ name, species, counts, children, end }: FlagshipProps) {
  const copy = flagshipCopy(name, counts, species)
  const { learns, figures, sample, isCompared, questions } = copy
  const report = counts.samples.find((one) => one.name === sample)
  return (
    <Base>
      <Section title={learns.title}>
        <ol className="learns">
          {learns.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        {figures.length > 0 && (
          <div className="counts">
            {figures.map((one) => (
              <Stat key={one.label} size="lg" {...one} />
            ))}
          </div>
        )}
      </Section>
      {report && <SampleReport {...report} />}
      {isCompared && <Comparison counts={counts} own={name} />}
      {children}
      <InTheBox copy={copy} />
      <Section title="Questions people ask">
        <div className="questions">
          <Questions questions={questions} />
        </div>
      </Section>
      {end}
    </Base>
  )
}

/** What comes by post, how long it takes from there, and why. */
function InTheBox({ copy: { isPosted, time } }: { copy: FlagshipCopy }) {
  if (!isPosted) return null
  return (
    <Section title="What is in the box">
      <div className="box">
        <Illustration name="in-the-box" />
        <ul>
          {kitContents.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      {time && (
        <div className="time">
          <Stat figure={`${time.weeks} weeks`} label="at most, from the laboratory’s door to your result" />
          <div>
            <h3>Why it takes that long</h3>
            <p>{time.why}</p>
          </div>
        </div>
      )}
    </Section>
  )
}

function Questions({ questions }: Pick<FlagshipCopy, 'questions'>) {
  const state = useContext(PageMetadataContext)
  state?.({ questions: questions.map(({ title, answer }) => ({ question: title, answer })) })
  return <Accordion items={questions.map(({ title, answer }) => ({ title, content: <p>{answer}</p> }))} />
}
