import { chakra } from '@chakra-ui/react'
import { CircleExclamationPoint, CircleQuestionMark } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { fieldStyles, labelRecipe } from './Field.recipe.ts'

const Root = chakra('div', { base: fieldStyles.root })
const Label = chakra('label', labelRecipe)
const Star = chakra('span', { base: fieldStyles.star })
const Help = chakra('div', { base: fieldStyles.help })
const ErrorText = chakra('div', { base: fieldStyles.error })
const DoubtText = chakra('div', { base: fieldStyles.doubt })

/** What every control of a form takes, whatever it looks like. */
export type FieldProps = {
  /** Names the control, above it. */
  label: ReactNode
  /** One sentence below the label: what to type, or why it is needed. */
  help?: ReactNode
  /** One sentence; its presence marks the control invalid. */
  error?: string | undefined
  /** One sentence that asks whether it is right; unlike an error it calls nothing wrong. */
  doubt?: string | undefined
  /** Marked with a star, and announced to screen readers. It checks nothing itself. */
  required?: boolean
  /** Of the control; its label and messages take theirs from it. Made when left out. */
  id?: string
  /** Leaves the label to screen readers alone, where the place already shows it. */
  isLabelHidden?: boolean
}

/** Attributes that tie a control to its label and messages; spread them on the native element. */
export type ControlProps = {
  /** Of the control; its label and messages take theirs from it. Made when left out. */
  id: string
  /** Marked with a star, and announced to screen readers. It checks nothing itself. */
  required: boolean | undefined
  'aria-invalid': true | undefined
  'data-doubt': true | undefined
  'aria-describedby': string | undefined
}

type Described = Pick<FieldProps, 'id' | 'help' | 'error' | 'doubt' | 'required'>

/** Ids and aria attributes of one field; for controls whose label is not above them (checkbox, switch, cards). */
export function useField({ id, help, error, doubt, required }: Described) {
  const own = useId()
  const controlId = id ?? own
  const helpId = `${controlId}-help`
  const errorId = `${controlId}-error`
  const control: ControlProps = {
    id: controlId,
    required,
    'aria-invalid': error ? true : undefined,
    'data-doubt': doubt ? true : undefined,
    'aria-describedby': [(error || doubt) && errorId, help && helpId].filter(Boolean).join(' ') || undefined,
  }
  return { control, messages: { helpId, errorId, help, error, doubt } }
}

type MessagesProps = Pick<FieldProps, 'help' | 'error' | 'doubt'> & {
  /** For `aria-describedby`. */
  helpId: string
  /** For `aria-describedby`. */
  errorId: string
}

/** Error first, nearest to what caused it. Its live region is rendered empty, or screen readers miss the first error. */
export function FieldMessages({ helpId, errorId, help, error, doubt }: MessagesProps) {
  return (
    <>
      <div aria-live="polite">
        {error && (
          <ErrorText id={errorId}>
            <CircleExclamationPoint aria-hidden />
            <span>{error}</span>
          </ErrorText>
        )}
        {doubt && !error && (
          <DoubtText id={errorId}>
            <CircleQuestionMark aria-hidden />
            <span>{doubt}</span>
          </DoubtText>
        )}
      </div>
      {help && <Help id={helpId}>{help}</Help>}
    </>
  )
}

/** The red star is for the eye; everyone else gets the control's own `required`. */
export const RequiredStar = () => <Star aria-hidden> *</Star>

export { Root as FieldRoot }

/** Label, control, error and help: the one anatomy of every input. `children` puts the attributes on its control. */
export function Field({
  label,
  isLabelHidden = false,
  children,
  ...described
}: FieldProps & {
  /** Draws the control, with what ties it to its label and messages. */
  children: (control: ControlProps) => ReactNode
}) {
  const { control, messages } = useField(described)
  return (
    <Root>
      <Label htmlFor={control.id} isHidden={isLabelHidden}>
        {label}
        {described.required && <RequiredStar />}
      </Label>
      {children(control)}
      <FieldMessages {...messages} />
    </Root>
  )
}
