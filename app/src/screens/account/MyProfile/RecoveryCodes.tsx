import { tickedSchema } from '@shop/contract/form'
import { Button, chakra, CheckboxField, Form, SubmitButton } from '@shop/design-system'
import { Download } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { object } from 'yup'
import { brand, brandSlug } from '../../../brand.ts'
import { CopyButton } from '../../../parts/page/CopyButton.tsx'
import { focusOnArrival } from './focus-on-arrival.ts'
import { Buttons } from './MyProfile.recipe.ts'
import { saveFile } from '../../../parts/page/save-file.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const Codes = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '2',
    padding: '4',
    marginBlock: '4',
    bg: 'sand',
    borderRadius: 'control',
    fontFamily: 'mono',
    textAlign: 'center',
    listStyleType: 'none',
  },
})

const formId = 'recovery-codes'
const keptSchema = object({ kept: tickedSchema('Tick this once you have saved them') })

/** For the dialog that shows them: it closes only once they are saved, and Escape points at the box instead. */
export function remindToSaveCodes() {
  const form = document.getElementById(formId)
  const dialog = form?.closest('dialog')
  // A second back gesture closes a dialog without asking.
  if (dialog && !dialog.open) dialog.showModal()
  if (form instanceof HTMLFormElement) form.requestSubmit()
}

/** Shown this once: each opens the account once, when the phone is not there. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const form = useForm({ defaultValues: { kept: false }, resolver: schemaResolver(keptSchema) })
  const text = codes.join('\n')
  return (
    <>
      <p ref={focusOnArrival} tabIndex={-1} style={{ outline: 'none' }}>
        If your phone is lost or broken, each of these codes logs you in once. Keep them somewhere other than your
        phone. We only show them now.
      </p>
      <Codes aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <chakra.div display="flex" flexWrap="wrap" gap="3" marginBlockEnd="4">
        <CopyButton text={text}>Copy all</CopyButton>
        <Button
          variant="outline"
          onClick={() =>
            saveFile(`${brandSlug}-recovery-codes.txt`, `Recovery codes for ${brand.name}\n\n${text}\n`, 'text/plain')
          }
        >
          <Download size={16} aria-hidden />
          Download
        </Button>
      </chakra.div>
      <Form id={formId} form={form} onSubmit={onKept} aria-label="Recovery codes">
        <CheckboxField name="kept" label="I have saved these codes" required />
        <Buttons>
          <SubmitButton>Done</SubmitButton>
        </Buttons>
      </Form>
    </>
  )
}
