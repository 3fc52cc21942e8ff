import { canineColourFormSchema, type CanineColourInput } from '@shop/contract/tool'
import type { Resolver } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { canineLoci } from '../../../content/colour-loci.ts'
import { useSpelling } from '../../../data/spelling.tsx'
import { useCanineColour } from '../../../data/tool.ts'
import { type ColourForm as Values, colourQuery } from '../../../parts/colour/colour-query.ts'
import { ColourTool } from '../../../parts/colour/ColourTool.tsx'
import { colourWords } from '../../../parts/colour/colour-words.ts'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const limits = [
  'Brindle, the depth of red, ticking, domino, harlequin and greying come from other genes, or cannot be tested.',
  'A genotype comes from a DNA test: a dog’s look alone does not show what it carries. A locus may stay untested.',
]
const { formIn, queryOf, isWhole } = colourQuery(canineLoci, 'dog')

const resolver = schemaResolver(canineColourFormSchema) as unknown as Resolver<Values>

const inputOf = ({ animal, mate, hasMate }: Values) =>
  ({ ...animal, mate: hasMate ? mate : undefined }) as CanineColourInput

/** `/my/canine-colour?dog=…&mate=…`: the colours a dog can show, or those of a pair's puppies. */
export function CanineColour() {
  const [query] = useSearchParams()
  const spell = useSpelling()
  const asked = formIn(query)
  const answer = useCanineColour(isWhole(asked) ? inputOf(asked) : null)
  return (
    <MyPage
      name={spell('Canine colour')}
      title={spell('What colour will they be?')}
      lead={spell(
        'Seven genes decide a dog’s colour, pattern, merle and white, and some hide others. Take the genotypes from your dogs’ trait results.',
      )}
    >
      <ColourTool
        loci={canineLoci}
        words={colourWords.dog}
        resolver={resolver}
        start={asked}
        queryOf={queryOf}
        limits={limits.map(spell)}
        isIdle={!isWhole(asked)}
        answer={answer}
      />
    </MyPage>
  )
}
