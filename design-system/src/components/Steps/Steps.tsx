import { chakra, useSlotRecipe, VisuallyHidden } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { stepsRecipe } from './Steps.recipe.ts'

const StepLink = chakra('a')

type Step = {
  name: string
  /** Where a finished step can be changed. */
  href?: string
}

export type StepsProps = {
  /** What the steps lead to, for example "Checkout". */
  label: string
  /** The steps in their order; one that was passed may be a link back. */
  steps: Step[]
  /** The current step's place, from 0; `steps.length` when all are done. */
  current: number
}

/** How far along a task is. A phone shows "Step 2 of 4: Delivery" over one bar. */
export function Steps({ label, steps, current }: StepsProps) {
  const recipe = useSlotRecipe({ recipe: stepsRecipe })
  const name = steps[current]?.name
  return (
    <chakra.nav aria-label={label}>
      <chakra.p hideFrom="sm" textStyle="label" marginBottom="1">
        {name ? `Step ${current + 1} of ${steps.length}: ${name}` : `All ${steps.length} steps done`}
      </chakra.p>
      <chakra.ol css={recipe({ state: 'upcoming' }).list}>
        {steps.map((step, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'upcoming'
          const css = recipe({ state })
          const content = (
            <>
              <chakra.span css={css.marker} aria-hidden>
                {state === 'done' ? <Check size={16} strokeWidth={3} /> : index + 1}
              </chakra.span>
              <chakra.span css={css.name}>
                {state === 'done' && <VisuallyHidden>Done: </VisuallyHidden>}
                {step.name}
              </chakra.span>
            </>
          )
          return (
            <chakra.li key={step.name} css={css.item} aria-current={state === 'current' ? 'step' : undefined}>
              {state === 'done' && step.href ? (
                <StepLink href={step.href} css={css.step}>
                  {content}
                </StepLink>
              ) : (
                <chakra.span css={css.step}>{content}</chakra.span>
              )}
            </chakra.li>
          )
        })}
      </chakra.ol>
    </chakra.nav>
  )
}
