import { CheckboxField, Link } from '@shop/design-system'
import { Fragment } from 'react'
import { usePageExists } from '../../../layouts/page-exists.ts'
import { paths } from '../../../paths.ts'

const papers = [
  { label: 'terms and conditions', href: paths.terms },
  { label: 'privacy and disclosure policy', href: paths.privacy },
]

/** The box that must be ticked. Its papers open beside the form: a password typed in it would not survive the trip. */
export function Terms({ name }: { name: string }) {
  const pageExists = usePageExists()
  return (
    <CheckboxField
      name={name}
      required
      help={papers.some(({ href }) => pageExists(href)) && 'They open in a new tab.'}
      label={
        <>
          I accept the{' '}
          {papers.map(({ label, href }, index) => (
            <Fragment key={href}>
              {index > 0 && ' and the '}
              {pageExists(href) ? (
                <Link href={href} target="_blank">
                  {label}
                </Link>
              ) : (
                label
              )}
            </Fragment>
          ))}
        </>
      }
    />
  )
}
