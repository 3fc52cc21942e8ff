import { Button, chakra, TextField } from '@shop/design-system'
import { useFormContext } from 'react-hook-form'
import type { useSecurityQuestion } from '../../data/security-question.ts'

const Base = chakra('div', {
  base: { padding: { base: '4', sm: '5' }, bg: 'sand', borderRadius: 'control', '& button': { marginBlockStart: '3' } },
})

/** The required security field: a question in plain words, which a screen reader reads as the field's name. */
export function SecurityField({ question }: { question: ReturnType<typeof useSecurityQuestion> }) {
  const { setFocus, setValue } = useFormContext()
  const { asked, error, renew, renewIfOld } = question
  const another = async () => {
    await renew()
    setValue('securityAnswer', '')
    setFocus('securityAnswer')
  }
  return (
    <Base onFocus={renewIfOld}>
      <TextField
        name="securityAnswer"
        label={asked?.question ?? (error ? 'Security question' : 'One moment, a question is on its way')}
        help={
          error
            ? 'We could not load the question that keeps robots out. Your message is safe; please try again.'
            : 'One word or number is enough. It keeps robots out of our inbox.'
        }
        autoComplete="off"
        autoCapitalize="none"
        required
      />
      <Button size="sm" variant="outline" isBusy={!asked && !error} onClick={() => void another()}>
        {error ? 'Fetch the question' : 'Another question'}
      </Button>
    </Base>
  )
}
