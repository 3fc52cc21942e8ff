import { Button, chakra, Illustration, type IllustrationName, LinkButton } from '@shop/design-system'
import { useAnimalNoun } from '../../../layouts/audience.ts'
import { useNavigate } from 'react-router-dom'
import { useActivationActions } from '../../../data/activation.ts'
import { pathOfStep } from '../../../data/activation-flow.ts'
import { useSettings } from '../../../data/settings.tsx'
import { withNext } from '@shop/contract/next-path'
import { useAction } from '../../../parts/form/use-action.ts'
import { paths } from '../../../paths.ts'
import { dropDrafts, keepDraft } from './drafts.ts'
import { StepHeading } from './StepHeading.tsx'
import type { StepProps } from './step-props.ts'

const Base = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    '& .done-actions': { display: 'flex', flexWrap: 'wrap', gap: '3' },
    '& h2': { textStyle: 'h4', marginBlockEnd: '4' },
    '& ol': { display: 'grid', gap: '5', listStyleType: 'none' },
    '& li': { display: 'grid', gridTemplateColumns: '5rem 1fr', columnGap: '4', alignItems: 'center' },
    '& h3': { fontWeight: 'semibold' },
    '& li p': { color: 'ink2', textStyle: 'small' },
    '& .done-account': { padding: '5', bg: 'colorPalette.subtle', borderRadius: 'card' },
    '& .done-account h2': { marginBlockEnd: '1' },
    '& .done-account p': { marginBlockEnd: '4' },
  },
})

const stages: { picture: IllustrationName; title: string; text: string }[] = [
  {
    picture: 'swab',
    title: 'Let it dry, and post it',
    text: 'Put the swab back in its tube once it is dry, and use the envelope from the kit.',
  },
  {
    picture: 'lab',
    title: 'We read it',
    text: 'Follow every stage in the sample tracker. We email you when it matters.',
  },
  { picture: 'results', title: 'You read the results', text: 'We email you as soon as the report is ready.' },
]

/** It is activated: what happens now, and where to see it. */
export function DoneStep({ record }: StepProps) {
  const { user } = useSettings()
  const navigate = useNavigate()
  const { continueWith } = useActivationActions()
  const { busy, run } = useAction()
  const noun = useAnimalNoun()
  const { pet, barcodes = [], animalId, email = '' } = record
  const name = pet?.petName ?? `Your ${noun}`
  const [barcode = ''] = barcodes

  const another = async () => {
    const { next, person } = await continueWith(record)
    dropDrafts()
    if (person) keepDraft('person', next.id, { person })
    void navigate(pathOfStep('barcode'), { replace: true })
  }
  return (
    <Base>
      <div>
        <StepHeading name="Activated" lead={`Thank you. We will email ${email} when the swab arrives.`}>
          {`${name}’s kit is activated`}
        </StepHeading>
        <div className="done-actions">
          {barcode && <LinkButton href={paths.trackSample(barcode)}>Follow the sample</LinkButton>}
          {animalId && (
            <LinkButton variant="outline" href={paths.animal(animalId)}>
              See {name}
            </LinkButton>
          )}
          <Button variant="ghost" isBusy={busy !== undefined} onClick={() => void run(another)}>
            Activate another kit
          </Button>
        </div>
      </div>
      {!user && (
        <section className="done-account" aria-labelledby="done-account">
          <h2 id="done-account">An account shows you the results</h2>
          <p>
            Register with {email}, and {name} is waiting there.
          </p>
          <LinkButton variant="outline" href={withNext(paths.register, paths.myAnimals)}>
            Create an account
          </LinkButton>
        </section>
      )}
      <section aria-labelledby="done-next">
        <h2 id="done-next">What happens next</h2>
        <ol>
          {stages.map(({ picture, title, text }) => (
            <li key={title}>
              <Illustration name={picture} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </Base>
  )
}
