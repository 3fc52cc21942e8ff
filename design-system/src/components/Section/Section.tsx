import { chakra, type RecipeVariantProps } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { sectionRecipe } from './Section.recipe.ts'

const Base = chakra('section', sectionRecipe)

export type SectionProps = RecipeVariantProps<typeof sectionRecipe> & {
  /** The heading. */
  title: ReactNode
  /** A sentence below the heading, larger than text. */
  lead?: ReactNode
  /** At the end of the title's line, e.g. a link to all of it. */
  action?: ReactNode
  /** Of the heading, so that the page has no gap in its levels. */
  headingLevel?: 2 | 3 | 4
  /** For links into the page. */
  id?: string
  /** What belongs under the heading. */
  children: ReactNode
}

/** A part of a page: its heading, then its content, with room around it. The heading names it as a region. */
export function Section({ title, lead, action, headingLevel = 2, children, ...props }: SectionProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <Base aria-labelledby={titleId} {...props}>
      <div className="section-head">
        <div>
          <Heading id={titleId} className="section-title">
            {title}
          </Heading>
          {lead && <p className="section-lead">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </Base>
  )
}
