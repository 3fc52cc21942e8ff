import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { accordionRecipe } from './Accordion.recipe.ts'

type AccordionItem = { title: string; content: ReactNode; isOpen?: boolean }

export type AccordionProps = {
  /** What folds: a heading each, and what is under it. */
  items: AccordionItem[]
  /** Opening one closes the others. */
  isExclusive?: boolean
}

/** Questions that open to their answers. Native `<details>`: it works without scripts, and find-in-page opens it. */
export function Accordion({ items, isExclusive = false }: AccordionProps) {
  const name = useId()
  const css = useSlotRecipe({ recipe: accordionRecipe })()
  return (
    <div>
      {items.map(({ title, content, isOpen }) => (
        <chakra.details key={title} name={isExclusive ? name : undefined} open={isOpen} css={css.item}>
          <chakra.summary css={css.summary}>
            {title} <ChevronDown size={20} />
          </chakra.summary>
          <chakra.div css={css.content}>{content}</chakra.div>
        </chakra.details>
      ))}
    </div>
  )
}
