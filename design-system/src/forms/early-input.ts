const choices = '[type=checkbox], [type=radio]'
const unwritten = `${choices}, [type=hidden], [type=file], [type=submit], [type=button], [type=image], [type=reset]`
const texts = `input:not(${unwritten}), textarea`

function reportText(field: HTMLInputElement | HTMLTextAreaElement) {
  const { value, defaultValue } = field
  if (value === defaultValue) return
  // React reports a text that differs from the one that it has seen last, and sees what its own setter sets: not the browser's.
  field.value = defaultValue
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function reportBox(field: HTMLInputElement) {
  // Of a group of radios the chosen one alone: a click on another would choose that.
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return
  field.checked = field.defaultChecked
  field.click()
}

function reportChoice(field: HTMLSelectElement) {
  // Only the server's HTML marks an option. Without a mark the list was still being fetched, or the browser rendered it.
  const rendered = [...field.options].find(({ defaultSelected }) => defaultSelected)
  if (rendered && !rendered.selected) field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** A form reports its fields itself, before the screen that it is in. */
const reported = new WeakSet<Element>()

/**
 * Repeats to a part that has just hydrated what was typed, ticked and chosen in it before: the browser holds it in the
 * fields, and React reports only what comes later.
 */
export function reportEarlyInput(part: Element) {
  const each = <Field extends Element>(selector: string, report: (field: Field) => void) => {
    for (const field of part.querySelectorAll<Field>(selector)) {
      if (!reported.has(field)) report(field)
      reported.add(field)
    }
  }
  each(texts, reportText)
  each(choices, reportBox)
  each('select', reportChoice)
  // Its part does not know that it has the focus.
  const { activeElement } = document
  if (part.contains(activeElement)) activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}
