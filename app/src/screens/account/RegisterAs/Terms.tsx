import { CheckboxField, Link } from '@shop/design-system'
import { Fragment } from 'react'
import { paths } from '../../../paths.ts'

const documents = [
  { label: 'terms and conditions', href: paths.terms },
  { label: 'privacy and disclosure policy', href: paths.privacy },
]

/** The box that must be ticked. Its documents open beside the form: a password typed in it would not survive the trip. */
export function Terms({ name }: { name: string }) {
  return (
    <CheckboxField
      name={name}
      required
      help="They open in a new tab."
      label={
        <>
          I accept the{' '}
          {documents.map(({ label, href }, index) => (
            <Fragment key={href}>
              {index > 0 && ' and the '}
              <Link href={href} target="_blank">
                {label}
              </Link>
            </Fragment>
          ))}
        </>
      }
    />
  )
}
