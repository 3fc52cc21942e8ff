import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Forms',
  since: '2026-11',
  use: 'Any control with a label that the library does not have yet: it brings label, help and error.',
  instead: 'A control that is here: it has a field of its own.',
  reads: 'The label names the control; help and error are read after it.',
}
