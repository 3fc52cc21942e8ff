import { appCodeSchema, type TwoFactorSetup } from '@shop/contract/two-factor'
import { Button, chakra, Form, Link, SubmitButton, TextField } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { CopyButton } from '../../../parts/page/CopyButton.tsx'
import { focusOnArrival } from './focus-on-arrival.ts'
import { Buttons } from './MyProfile.recipe.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const Picture = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    alignItems: { base: 'flex-start', sm: 'center' },
    gap: '5',
    marginBlock: '5',
    '& img': { boxSize: '48', flexShrink: 0, border: 'hairline', borderRadius: 'control', bg: 'white' },
    '& code': {
      display: 'block',
      fontFamily: 'mono',
      overflowWrap: 'anywhere',
      marginBlockStart: '1',
      marginBlockEnd: '3',
    },
  },
})

/** In fours, to be typed by hand. */
const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

type AppStepProps = {
  setup: TwoFactorSetup
  onCode: (code: string) => Promise<void>
  onCancel: () => void
}

/** The app gets its secret by picture, by link or by hand, and returns its first code. */
export function AppStep({ setup, onCode, onCancel }: AppStepProps) {
  const form = useForm({ defaultValues: { code: '' }, resolver: schemaResolver(appCodeSchema) })
  return (
    <>
      <p ref={focusOnArrival} tabIndex={-1} style={{ outline: 'none' }}>
        Scan this picture with the app. On the phone you hold, <Link href={setup.uri}>open your app</Link> instead.
      </p>
      <Picture>
        <img src={setup.qrCode} alt="QR code with the key below" />
        <div>
          <p>Or type this key into the app:</p>
          <code>{inFours(setup.secret)}</code>
          <CopyButton text={setup.secret}>Copy the key</CopyButton>
        </div>
      </Picture>
      <Form form={form} aria-label="First code" onSubmit={({ code }) => onCode(code)}>
        <TextField
          name="code"
          label="The code your app shows now"
          help="Six digits, new every half minute."
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <Buttons>
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
          <SubmitButton>Switch it on</SubmitButton>
        </Buttons>
      </Form>
    </>
  )
}
