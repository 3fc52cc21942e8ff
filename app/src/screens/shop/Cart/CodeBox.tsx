import { Failure, toastTexts } from '@shop/contract/failure'
import type { FormCall } from '@shop/contract/form-call'
import { messages } from '@shop/contract/messages'
import { Button, chakra, TagChips, TextInput } from '@shop/design-system'
import { type ComponentProps, useId, useState } from 'react'
import { useRefusal } from '../../../data/form-answer.tsx'
import { showFailure } from '../../../parts/failure/show-failure.ts'
import { ActionForm } from '../../../parts/form/ActionForm.tsx'

type CodeBoxProps = {
  label: string
  /** The field's name, by which a refusal names it too. */
  name: string
  /** What its button does, where "Apply" alone could be that of another box. */
  action?: string
  /** The forms' calls, for a page without scripts. */
  calls: { add: FormCall; remove: FormCall }
  /** What is wrong with a code already as it is typed. */
  check?: (code: string) => string | undefined
  onAdd: (code: string) => Promise<unknown>
  /** What is applied, by the `value` that `removeField` sends. */
  applied: Pick<ComponentProps<typeof TagChips>, 'label' | 'tags'> & { removeField: string }
  onRemove: (value: string) => Promise<unknown>
}

/** Codes, applied by Enter or a press and taken off again. What is wrong with one is at the field. */
export function CodeBox({ label, name, action, calls, check, onAdd, applied, onRemove }: CodeBoxProps) {
  const refusalOf = (error: unknown) =>
    error instanceof Failure ? (error.fields[name] ?? toastTexts(error).join(' ')) : messages.somethingWentWrong
  const refusal = useRefusal(calls.add)
  const [code, setCode] = useState(() => {
    const sent = refusal?.values[name]
    return typeof sent === 'string' ? sent : ''
  })
  const [error, setError] = useState(() => (refusal ? refusalOf(refusal.failure) : ''))
  const removeId = useId()
  const [isBusy, setIsBusy] = useState(false)

  const apply = async () => {
    if (isBusy) return
    const typed = code.trim()
    const wrong = typed ? check?.(typed) : messages.fieldRequired
    if (wrong) return setError(wrong)
    setIsBusy(true)
    setError('')
    await onAdd(typed).then(
      () => setCode(''),
      (failure: unknown) => setError(refusalOf(failure)),
    )
    setIsBusy(false)
  }
  return (
    <chakra.div display="grid" gap="3" marginBottom="5">
      <ActionForm call={calls.add} noValidate onSubmit={() => void apply()}>
        <TextInput
          label={label}
          name={name}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          error={error || undefined}
          onChange={(event) => {
            setCode(event.target.value)
            setError('')
          }}
          suffix={
            <Button type="submit" size="sm" variant="soft" isBusy={isBusy} aria-label={action}>
              Apply
            </Button>
          }
        />
      </ActionForm>
      <ActionForm id={removeId} call={calls.remove} hidden onSubmit={() => {}} />
      <TagChips
        form={{ id: removeId, name: applied.removeField }}
        label={applied.label}
        visible={5}
        tags={applied.tags}
        onRemove={(value) => void onRemove(value).catch(showFailure)}
      />
    </chakra.div>
  )
}
