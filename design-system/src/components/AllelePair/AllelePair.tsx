import { chakra, type RecipeVariantProps, VisuallyHidden } from '@chakra-ui/react'
import { allelePairRecipe } from './AllelePair.recipe.ts'

const Base = chakra('span', allelePairRecipe)

export type Allele = {
  /** As the laboratory writes it; a dash where it could not be read. */
  text: string
  /** `absent`: a male's Y beside an X-linked gene, or nothing read. */
  kind: 'normal' | 'variant' | 'absent'
}

export type AllelePairProps = RecipeVariantProps<typeof allelePairRecipe> & {
  /** Both copies, as the laboratory writes them: N/CEA. */
  alleles: readonly Allele[]
  /** Read out instead of the drawing, e.g. `N/CEA`, `no genotype`. */
  label: string
}

/** A genotype as a picture: one half for each copy. */
export function AllelePair({ alleles, label, ...props }: AllelePairProps) {
  return (
    <Base {...props}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {alleles.map(({ text, kind }, index) => (
        <span key={index} className="allele" data-kind={kind} data-place={index ? 'last' : 'first'} aria-hidden>
          {text}
        </span>
      ))}
    </Base>
  )
}
