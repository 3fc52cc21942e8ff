/** Texts that can be put in again as if they were typed; email addresses and numbers are in forms, which take over their fields. */
const typed = 'input:is([type=text], [type=search], [type=tel], [type=url], :not([type])), textarea'

function reportText(field: HTMLInputElement | HTMLTextAreaElement) {
  const { value, defaultValue } = field
  if (value === defaultValue) return
  // React hears of a text that differs from the one it has seen last.
  field.value = defaultValue
  field.setRangeText(value, 0, defaultValue.length, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function reportBox(field: HTMLInputElement) {
  if (field.checked === field.defaultChecked) return
  field.checked = field.defaultChecked
  field.click()
}

function reportChoice(field: HTMLSelectElement) {
  // Without a marked option the server did not know the chosen one yet: its list is still being fetched.
  const rendered = [...field.options].find(({ defaultSelected }) => defaultSelected)
  if (rendered && !rendered.selected) field.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * Tells a part that has just hydrated what was typed, ticked and chosen in it before: the browser keeps it in the fields,
 * React reports only what comes later.
 */
export function reportEarlyInput(part: Element) {
  part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed).forEach(reportText)
  part.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]').forEach(reportBox)
  part.querySelectorAll('select').forEach(reportChoice)
  // Its part has not heard that it has the focus.
  const { activeElement } = document
  if (part.contains(activeElement)) activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}
