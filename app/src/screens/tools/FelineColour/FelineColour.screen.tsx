import { felineColourFormSchema, type FelineColourInput } from '@shop/contract/tool'
import type { Resolver } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { felineLoci, namings } from '../../../content/colour-loci.ts'
import { useSpelling } from '../../../data/spelling.tsx'
import { useFelineColour } from '../../../data/tool.ts'
import { type ColourForm as Values, colourQuery } from '../../../parts/colour/colour-query.ts'
import { ColourTool } from '../../../parts/colour/ColourTool.tsx'
import { colourWords } from '../../../parts/colour/colour-words.ts'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const limits = [
  'How much is white, the tabby pattern, gold and amber come from other genes. They can change what this tool says.',
  'No DNA test reads silver: its gene is not known. Choose “Not tested” where coat and parents do not tell.',
  'A genotype comes from a DNA test: a cat’s look alone does not show what it carries.',
]
const { formIn, queryOf, isWhole } = colourQuery(felineLoci, 'cat')

const resolver = schemaResolver(felineColourFormSchema) as unknown as Resolver<Values>

const inputOf = ({ animal, mate, hasMate, naming }: Values) =>
  ({ ...animal, mate: hasMate ? mate : undefined, naming }) as FelineColourInput

/** `/my/feline-colour?cat=…&mate=…`: the colours a cat can show, or those of a pair's kittens (tools-4). */
export function FelineColour() {
  const [query] = useSearchParams()
  const spell = useSpelling()
  const asked = formIn(query)
  const answer = useFelineColour(isWhole(asked) ? inputOf(asked) : null)
  return (
    <MyPage
      name={spell('Feline colour')}
      title={spell('What colour will they be?')}
      lead={spell(
        'Seven genes decide black and its shades, tabby, points, red, silver and white. Take the genotypes from your cats’ trait results; what was not tested leaves more colours open.',
      )}
    >
      <ColourTool
        loci={felineLoci}
        words={colourWords.cat}
        resolver={resolver}
        namings={namings}
        start={asked}
        queryOf={queryOf}
        limits={limits}
        isIdle={!isWhole(asked)}
        answer={answer}
      />
    </MyPage>
  )
}
