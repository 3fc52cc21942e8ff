import type { Activation } from '@shop/contract/activation'
import { Failure } from '@shop/contract/failure'
import { emailSchema } from '@shop/contract/form'
import { Callout, chakra, Form, Link, TextField } from '@shop/design-system'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { object } from 'yup'
import { useActivationActions } from '../../../data/activation.ts'
import { useSettings } from '../../../data/settings.tsx'
import { StepActions } from '../../../parts/form/StepFrame.tsx'
import { paths } from '../../../paths.ts'
import { StepHeading } from './StepHeading.tsx'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const schema = object({ email: emailSchema })

type EmailStepProps = { record: Activation | null; isLost: boolean; onNext: () => void }

/** Whom the results go to: the one thing to begin with. */
export function EmailStep({ record, isLost, onNext }: EmailStepProps) {
  const { user } = useSettings()
  const { registerEmail } = useActivationActions()
  /** The address of somebody who has an account (activate-9). */
  const [known, setKnown] = useState<string>()
  const form = useForm({
    defaultValues: { email: record?.email ?? user?.email ?? '' },
    resolver: schemaResolver(schema),
  })
  const send = async ({ email }: { email: string }) => {
    try {
      await registerEmail(email)
    } catch (failure) {
      if (!(failure instanceof Failure) || failure.status !== 409) throw failure
      setKnown(email)
      throw new Failure(409, { message: failure.message, errors: { email: failure.message } })
    }
    onNext()
  }
  return (
    <>
      <StepHeading
        name="Your email"
        lead={
          user
            ? `Logged in as ${user.name}. The results will be in your account, and we will email this address.`
            : 'You need your kit and about five minutes. You can stop at any time and carry on in this browser.'
        }
      >
        Where shall we send the results?
      </StepHeading>
      {isLost && (
        <chakra.div marginBottom="5">
          <Callout title="Let us start again">
            We could not find the activation you started earlier. Nothing is lost: your kit is unchanged.
            {!user && (
              <>
                {' '}
                If you began it in your account, <Link href={paths.loginFirst(paths.activate)}>log in</Link> and go on.
              </>
            )}
          </Callout>
        </chakra.div>
      )}
      <Form form={form} onSubmit={send} aria-label="Your email">
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          required
          help={
            known ? (
              <>
                Is it yours? <Link href={paths.loginFirst(paths.activate)}>Log in as {known}</Link> and come straight
                back here.
              </>
            ) : (
              'We email you here after each stage, and when the report is ready.'
            )
          }
        />
        {!user && !known && (
          <p>
            Have an account? <Link href={paths.loginFirst(paths.activate)}>Log in</Link>, and the kits you bought are
            ready to choose.
          </p>
        )}
        <StepActions next="Continue" />
      </Form>
    </>
  )
}
