import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Forms',
  since: '2026-11',
  use: 'A password, typed or chosen.',
  instead: 'A code that is read off something: TextInput.',
  reads: 'A password field; its button says “Show password” or “Hide password”.',
  keys: [
    ['Tab', 'Moves the focus to it.'],
    ['Enter, Space', 'On the button: shows or hides what was typed.'],
  ],
}
