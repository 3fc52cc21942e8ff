type Row = {
  description: string
  control: 'boolean' | 'select' | 'text' | false
  options?: string[]
  table: { category: string; type: { summary: string } }
}

const row = (control: Row['control'], type: string, description: string): Row => ({
  description,
  control,
  table: { category: 'Passed on', type: { summary: type } },
})

const choice = (description: string, options: string[]): Row => ({
  ...row('select', options.map((option) => `'${option}'`).join(' | '), description),
  options,
})

const rows = {
  label: row('text', 'ReactNode', 'Names the control.'),
  help: row('text', 'ReactNode', 'One sentence: what to type, or why it is needed.'),
  error: row('text', 'string', 'One sentence; its presence marks the control invalid.'),
  required: row('boolean', 'boolean', 'Marked with a star, and announced to screen readers. It checks nothing itself.'),
  children: row(false, 'ReactNode', 'What it shows.'),
  disabled: row('boolean', 'boolean', 'Neither used nor reached by keyboard, and left out of what a form sends.'),
  onClick: row(false, '(event) => void', 'Called when it is pressed, by keyboard too.'),
  onChange: row(false, '(event) => void', 'Called with each change.'),
  type: choice('What it does to the form around it; `button` does nothing.', ['button', 'submit', 'reset']),
  defaultValue: row('text', 'string', 'What it contains at first, where the page does not control it.'),
  defaultChecked: row('boolean', 'boolean', 'Whether it is on at first, where the page does not control it.'),
  readOnly: row('boolean', 'boolean', 'Can be read and copied, not changed.'),
  placeholder: row('text', 'string', 'An example while it is empty; never its label.'),
  inputMode: choice('Which keyboard a phone shows.', ['text', 'numeric', 'decimal', 'tel', 'email', 'url', 'search']),
  autoComplete: row('text', 'string', 'What the browser may fill in, e.g. `email` or `new-password`.'),
  rows: row(false, 'number', 'How many lines it shows at first.'),
  accept: row('text', 'string', 'Which files can be chosen, e.g. `image/*`.'),
  maxWidth: row('text', 'string', 'How wide it becomes at most: a size of the theme, or a length.'),
} satisfies Record<string, Row>

/**
 * Controls for props that a component passes on to its native element or its field, and that react-docgen therefore does
 * not see: a story's `argTypes`.
 */
export const nativeControls = (...names: (keyof typeof rows)[]): Record<string, Row> =>
  Object.fromEntries(names.map((name) => [name, rows[name]]))
