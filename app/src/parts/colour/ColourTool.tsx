import type { CoatColour } from '@shop/contract/tool'
import { Callout, Card, chakra, SkeletonGroup, SkeletonText } from '@shop/design-system'
import { Spelled } from '../../data/spelling.tsx'
import type { useFelineColour } from '../../data/tool.ts'
import { FailedState } from '../failure/FailedState.tsx'
import { ColourForm, type ColourFormProps } from './ColourForm.tsx'
import type { ColourWords } from './colour-words.ts'
import { Limits } from './Limits.tsx'
import { Litter } from './Litter.tsx'
import { OneAnimal } from './OneAnimal.tsx'

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '12' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 26rem) minmax(0, 1fr)' },
  },
})

type ColourToolProps = ColourFormProps & {
  /** The form was not sent yet. */
  isIdle: boolean
  /** What the tool cannot see, shown before it is used. */
  limits: readonly string[]
  answer: ReturnType<typeof useFelineColour>
}

/** A colour tool: the genotypes, and beside them what one animal or a pair's young can look like. */
export const ColourTool = ({ isIdle, limits, answer, ...form }: ColourToolProps) => (
  <Layout>
    <Card>
      {/* An earlier query from the history fills the form again. */}
      <ColourForm key={form.queryOf(form.start)} {...form} />
    </Card>
    {isIdle ? <Limits texts={limits} /> : <Answer words={form.words} answer={answer} />}
  </Layout>
)

function Answer({ words, answer }: Pick<ColourToolProps, 'words' | 'answer'>) {
  const { data, error, isLoading, isValidating, mutate } = answer
  if (error) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <Card>
        <SkeletonGroup label="Working it out">
          <SkeletonText lines={8} />
        </SkeletonGroup>
      </Card>
    )
  return (
    <chakra.div display="grid" gap="6" aria-busy={isLoading} opacity={isLoading ? 0.5 : 1}>
      {data.warnings.map((warning) => (
        <Callout key={warning} tone="caution">
          {warning}
        </Callout>
      ))}
      <Untested untested={data.untested} words={words} hasMate={data.offspringColours.length > 0} />
      {data.offspringColours.length ? <Litter prediction={data} words={words} /> : <OneAnimal prediction={data} />}
      <Limits texts={data.limits} />
    </chakra.div>
  )
}

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** The loci that leave the answer open, by parent. */
function Untested({
  untested: { animal, mate },
  words,
  hasMate,
}: {
  untested: CoatColour['untested']
  words: ColourWords
  hasMate: boolean
}) {
  if (!animal.length && !mate.length) return null
  const texts = [
    ...(animal.length ? [`${hasMate ? words.dam : words.one}: ${listFormat.format(animal)}.`] : []),
    ...(mate.length ? [`${words.sire}: ${listFormat.format(mate)}.`] : []),
  ]
  return (
    <Callout tone="info" title="Not tested">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <Spelled>
          {hasMate
            ? 'Chances run from the lowest to the highest that any genotype there allows.'
            : 'Every colour that this leaves open is shown.'}
        </Spelled>
      </p>
    </Callout>
  )
}
