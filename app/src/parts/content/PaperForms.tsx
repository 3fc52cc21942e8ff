import { Link } from '@shop/design-system'
import { FileText } from 'lucide-react'
import { printedForms, sizeText } from '../../content/paper-forms.ts'

/** The forms to print, each with what it is for, and how long its file is. */
export const PaperForms = () => (
  <ul className="wide papers">
    {printedForms.map(({ slug, title, text, href, pages }) => (
      <li key={slug}>
        <span className="paper-icon">
          <FileText size={22} aria-hidden />
        </span>
        <div>
          <h2>
            <Link href={href} isExternal>
              {title}
            </Link>
          </h2>
          <p>{text}</p>
          <p className="paper-size">{sizeText(pages)}</p>
        </div>
      </li>
    ))}
  </ul>
)
