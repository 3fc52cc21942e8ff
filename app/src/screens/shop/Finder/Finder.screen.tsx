import { type FinderAnswers, type FinderQuestion, finderQuestions } from '@shop/contract/finder'
import { chakra, Illustration, LinkButton, Skeleton, SkeletonGroup } from '@shop/design-system'
import { useSearchParams } from 'react-router-dom'
import { finderCopy } from '../../../content/finder.ts'
import { useBreed } from '../../../data/breed.ts'
import { useBeside } from '../../../data/use-beside.ts'
import { type FindingQuery, useFinding } from '../../../data/finding.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { paths } from '../../../paths.ts'
import { BreedChoice } from './BreedChoice.tsx'
import { type Finder as FinderState, finderAt, finderPath, findingQueryOf, pathBefore } from './finder.ts'
import { finderStyles } from './Finder.recipe.ts'
import { Finding } from './Finding.tsx'

const Base = chakra('div', finderStyles)

const questions = Object.keys(finderQuestions) as FinderQuestion[]

/** Four questions, one at a time, that end in a product and two others. Every answer is a link and is in the address. */
export function Finder() {
  const [query] = useSearchParams()
  const finder = finderAt(query)
  const finding = findingQueryOf(finder)
  return (
    <Base>
      <PageTitle
        title="Find the right DNA test"
        description="Four questions about your dog or cat, and we tell you which DNA test fits, why, and what else you could take."
      />
      <p className="finder-eyebrow">Find the right test</p>
      {finding ? <Found finder={finder} query={finding} /> : <Asked finder={finder} />}
    </Base>
  )
}

function Asked({ finder }: { finder: FinderState }) {
  const { asks, answers, done } = finder
  const copy = finderCopy(answers.animal ?? 'dog')
  return (
    <>
      <h1>{asks === 'breed' ? 'Which breed is it?' : asks && copy[asks].title}</h1>
      {done === 0 && (
        <p className="finder-lead">Four short questions, and we tell you what we would take. Nothing is stored.</p>
      )}
      <Progress finder={finder} />
      <Given finder={finder} />
      {asks === 'breed' && <BreedChoice finder={finder} />}
      {asks && asks !== 'breed' && <Choices finder={finder} question={asks} />}
    </>
  )
}

const Progress = ({ finder: { done, asks } }: { finder: FinderState }) => (
  <ol
    className="steps"
    aria-label={
      asks === null ? 'All questions answered' : `Question ${Math.min(done + (asks === 'breed' ? 0 : 1), 4)} of 4`
    }
  >
    {questions.map((question, index) => (
      <li key={question} data-done={index < done ? '' : undefined} />
    ))}
  </ol>
)

/** What was answered, each a way back to its question. */
function Given({ finder }: { finder: FinderState }) {
  const { answers } = finder
  const copy = finderCopy(answers.animal ?? 'dog')
  const given = questions.flatMap((question) => {
    const answer = answers[question]
    if (!answer) return []
    const { label } = (copy[question].choices as Record<string, { label: string }>)[answer] ?? { label: answer }
    return [{ question, label }]
  })
  if (!given.length) return null
  return (
    <ul className="given" aria-label="Your answers">
      {given.map(({ question, label }) => (
        <li key={question}>
          <a href={pathBefore(finder, question)}>
            {question === 'kind' && finder.breed ? <BreedName id={finder.breed} fallback={label} /> : label}{' '}
            <small>Change</small>
          </a>
        </li>
      ))}
    </ul>
  )
}

const BreedName = ({ id, fallback }: { id: string; fallback: string }) => useBeside(useBreed(id))?.name ?? fallback

function Choices({ finder, question }: { finder: FinderState; question: FinderQuestion }) {
  const { answers, breed } = finder
  const { choices } = finderCopy(answers.animal ?? 'dog')[question]
  return (
    <ul className="choices">
      {Object.entries(choices).map(([value, { label, hint, picture }]) => (
        <li key={value}>
          <a href={finderPath({ answers: { ...answers, [question]: value }, breed })}>
            {picture && <Illustration name={picture} />}
            <span>
              <strong>{label}</strong> <span className="choice-hint">{hint}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Found({ finder, query }: { finder: FinderState; query: FindingQuery }) {
  const { data, error, isValidating, mutate } = useFinding(query)
  return (
    <>
      <h1>This is what we would take</h1>
      <Progress finder={finder} />
      <Given finder={finder} />
      {error && !data && <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />}
      {!error && !data && (
        <SkeletonGroup label="Looking for the right test">
          <Skeleton shape="card" height="64" />
        </SkeletonGroup>
      )}
      {data && <Finding finding={data} answers={finder.answers as FinderAnswers} />}
      <chakra.div marginBlockStart="6">
        <LinkButton href={paths.findATest} variant="outline" size="sm">
          Start again
        </LinkButton>
      </chakra.div>
    </>
  )
}
