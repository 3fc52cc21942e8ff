import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'

const Base = chakra('div', {
  base: {
    padding: '4',
    bg: 'danger.bg',
    borderRadius: 'control',
    borderInlineStartWidth: '4px',
    borderColor: 'danger.fg',
    '& p': { fontWeight: 'semibold', color: 'danger.fg' },
    '& ul': { paddingInlineStart: '5', marginBlockStart: '1', listStyle: 'disc' },
    '& a': { textDecoration: 'underline', color: 'ink' },
  },
})

type InvalidField = { id: string; label: string; message: string }

type FormSummaryProps = {
  /** The server's message about the form as a whole. */
  failure: string | undefined
  /** The labels of the fields that are wrong, each a link to its field. */
  fields: readonly InvalidField[]
  /** Takes the focus to the field's control. */
  onFocus: (id: string) => void
  /** Takes the focus when the form is refused. */
  ref: Ref<HTMLDivElement>
}

/** What the whole form is wrong about. One bad field has its own message and the focus; several are listed here. */
export function FormSummary({ failure, fields, onFocus, ref }: FormSummaryProps) {
  const isListed = fields.length > 1
  if (!failure && !isListed) return null
  return (
    <Base ref={ref} role="alert" tabIndex={-1}>
      {failure && <p>{failure}</p>}
      {isListed && (
        <>
          <p>Please check {fields.length} fields</p>
          <ul>
            {fields.map(({ id, label, message }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    event.preventDefault()
                    onFocus(id)
                  }}
                >
                  {label}: {message}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Base>
  )
}
