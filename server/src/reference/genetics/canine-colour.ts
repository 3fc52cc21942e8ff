import type { CoatColour } from '@shop/contract/tool'
import { canineCoats, canineLoci, canineMarks, doubleMerle } from './canine-loci.ts'
import { predictCoat, readGenotypes } from './coat-colour-tool.ts'
import type { Genotypes } from './coat-loci.ts'
import { chanceOf } from './cross.ts'

/** The seven genotypes as alleles; "?" was not tested. Throws `ColourError`. */
export const readDog = (input: Record<string, string>): Genotypes => readGenotypes(canineLoci, input)

const alwaysLimits = [
  'Brindle is not told from ky by a test: any fawn or tan may be brindle where a dog has no KB.',
  'How deep red is, from cream to mahogany, the saddle, domino or grizzle (EG), harlequin, ticking, cocoa and greying come from other genes and are not in this tool.',
  'd stands for any of the dilution variants d1, d2 and d3: two different ones dilute too. Further variants of brown, dilute and red are known in single breeds.',
]

const merle = canineLoci.find(({ key }) => key === 'm')

function limitsOf(...dogs: Genotypes[]): string[] {
  return [
    ...(dogs.some(({ e, m }) => e?.every((allele) => allele === 'e') && (m === null || m?.includes('M')))
      ? ['In a red dog (e/e) merle hardly shows. It is there all the same, and is passed on.']
      : []),
    ...alwaysLimits,
  ]
}

const percent = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

/** Two long merle alleles do harm, whatever the coat shows. */
function warningsOf(dam: Genotypes, sire: Genotypes | null): string[] {
  if (!merle) return []
  const dogs = [dam, ...(sire ? [sire] : [])]
  const cryptic = dogs.some(({ m }) => m?.includes('Mc'))
    ? [
        'Cryptic merle (Mc) can be taken for no merle, and the allele’s length can change when it is passed on: test offspring before they are mated to a merle.',
      ]
    : []
  if (!sire) return cryptic
  const locus = { dam: dam['m'] ?? null, sire: sire['m'] ?? null, alleles: merle.alleles, isXLinked: false }
  const { from, to } = chanceOf(locus, null, (genotype) => merle.shows(genotype.split('/')) === doubleMerle)
  if (to === 0) return cryptic
  const chances = [...new Set([from, to].map((chance) => percent.format(chance * 100)))].join(' to ')
  return [
    from > 0
      ? `Double merle: ${chances}% of the puppies would have two long merle alleles, and are often deaf or born with damaged eyes. Do not mate merle to merle.`
      : `Double merle cannot be ruled out (${chances}%): test both parents for merle before they are mated.`,
    ...cryptic,
  ]
}

/**
 * The colour of one dog from its genotypes at seven loci, or with a mate the colours of their puppies; white beside it.
 * The loci are those of canine-loci.ts; what they cannot show is listed in `limits`.
 */
export const predictDogColour = (dog: Genotypes, mate: Genotypes | null): CoatColour => ({
  ...predictCoat({ loci: canineLoci, coats: canineCoats, marks: canineMarks }, dog, mate),
  warnings: warningsOf(dog, mate),
  limits: limitsOf(...[dog, mate].filter((one) => one !== null)),
})
