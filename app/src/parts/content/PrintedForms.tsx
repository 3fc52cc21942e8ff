import { Link } from '@shop/design-system'
import { FileText } from 'lucide-react'
import { formsToPrint, sizeText } from '../../content/printed-forms.ts'

/** The forms to print, each with what it is for, and how long its file is. */
export const PrintedForms = () => (
  <ul className="wide printed-forms">
    {formsToPrint.map(({ slug, title, text, href, pages }) => (
      <li key={slug}>
        <span className="printed-form-icon">
          <FileText size={22} aria-hidden />
        </span>
        <div>
          <h2>
            <Link href={href} isExternal>
              {title}
            </Link>
          </h2>
          <p>{text}</p>
          <p className="printed-form-size">{sizeText(pages)}</p>
        </div>
      </li>
    ))}
  </ul>
)
