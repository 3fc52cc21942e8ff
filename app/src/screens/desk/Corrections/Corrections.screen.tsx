import { compareSchema, revokeSchema } from '@shop/contract/laboratory'
import type { IdentityComparison } from '@shop/contract/parentage'
import { Button, Callout, Section, Stack, TextareaField, TextField } from '@shop/design-system'
import { useState } from 'react'
import { compareSamples, revokeReport } from '../../../data/laboratory.ts'
import { ActionDialog } from '../../../parts/desk/ActionDialog.tsx'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { WithdrawSample } from './WithdrawSample.tsx'

const verdicts: Record<IdentityComparison['verdict'], string> = {
  same: 'The same animal',
  different: 'Different animals',
  inconclusive: 'DNA cannot tell',
  not_comparable: 'Cannot be compared',
}

/** `/desk/laboratory/corrections?sample=KP4827190001`: two samples are compared, a sample is withdrawn, a report revoked. */
export function Corrections() {
  const [open, setOpen] = useState<'compare' | 'revoke' | null>(null)
  const [compared, setCompared] = useState<IdentityComparison | null>(null)
  const close = () => setOpen(null)
  return (
    <DeskPage
      title="Corrections"
      lead="For a swab that was another animal’s, and a report that should not be out."
      room="laboratory"
    >
      <Section
        size="sm"
        title="Are two samples of one animal?"
        lead="Their DNA profiles are compared, reported or not. Nothing is changed."
        action={
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen('compare')}>
            Compare two samples
          </Button>
        }
      >
        <div role="status">
          {compared && (
            <Callout title={verdicts[compared.verdict]}>
              <Stack gap="1">
                <p>{compared.meaning}</p>
                {compared.differences.length > 0 && <p>They differ at {compared.differences.join(', ')}.</p>}
              </Stack>
            </Callout>
          )}
        </div>
      </Section>
      <WithdrawSample />
      <Section
        size="sm"
        title="Revoke one report"
        lead="Whoever checks its number reads your reason. The animal’s life plan is withdrawn with it, and the results stay."
        action={
          <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen('revoke')}>
            Revoke a report
          </Button>
        }
      >
        {null}
      </Section>
      {open === 'compare' && (
        <ActionDialog
          title="Compare two samples"
          description="By their barcodes. Nothing is changed."
          schema={compareSchema}
          values={{ one: '', other: '' }}
          submit="Compare them"
          onSubmit={async (values) => {
            const outcome = await compareSamples(values)
            setCompared(outcome)
            return verdicts[outcome.verdict]
          }}
          onClose={close}
        >
          <TextField name="one" label="One sample" required />
          <TextField name="other" label="The other" required />
        </ActionDialog>
      )}
      {open === 'revoke' && (
        <ActionDialog
          title="Revoke a report"
          description="The report and the animal’s life plan are revoked for good. A new report can be made of the same results."
          schema={revokeSchema}
          values={{ number: '', reason: '' }}
          submit="Revoke it for good"
          onSubmit={async (values) => `${(await revokeReport(values)).revoked} is revoked.`}
          onClose={close}
        >
          <TextField name="number" label="The report’s number" help="Like KR-7F3K-9Q2M-HX." required />
          <TextareaField
            name="reason"
            label="Reason"
            help="Whoever checks it reads this."
            rows={3}
            limit={500}
            required
          />
        </ActionDialog>
      )}
    </DeskPage>
  )
}
