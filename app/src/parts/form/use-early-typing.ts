import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

const isText = (control: Element) =>
  control instanceof HTMLInputElement && control.name !== '' && !['checkbox', 'radio'].includes(control.type)

/** Password managers and quick typists are done before the page's scripts run: the form takes over the texts it finds. */
export function useEarlyTyping<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  formId: string,
) {
  useEffect(() => {
    const element = document.getElementById(formId)
    if (!(element instanceof HTMLFormElement)) return
    for (const control of element.elements) {
      if (!isText(control)) continue
      const { name, value } = control as HTMLInputElement
      if (value) form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>)
    }
  }, [form, formId])
}
