import type { StoreSpecies } from '@shop/contract/constants'
import { isXLinked } from './inheritance.ts'
import { speciesOf, type TestFacts } from './test-facts.ts'

type Place = { chromosome: string; source: string }

/** Candidate genes of a study of ocular melanosis, with their places in the dog genome. */
const cairnStudy = 'https://jnrbm.biomedcentral.com/articles/10.1186/1477-5751-12-6/tables/1'

/**
 * On which chromosome a gene lies, each with a page that states it. Genes are added as their places are read; one that
 * is missing is not multiplied with others.
 */
export const chromosomes: Record<StoreSpecies, Record<string, Place>> = {
  dog: {
    ABCB1: {
      chromosome: '14',
      source: 'https://slovgen.sk/en/our-services/dogs/genetic-disorders/mdr1-multidrug-sensitivity',
    },
    ASIP: { chromosome: '24', source: cairnStudy },
    CBD103: { chromosome: '16', source: 'https://omia.org/OMIA001416/9615' },
    CLN5: { chromosome: '22', source: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6555421' },
    CLN6: { chromosome: '30', source: 'https://alphadogdna.com/pages/neuronal-ceroid-lipofuscinosis-6' },
    DNM1: { chromosome: '9', source: 'https://omia.org/OMIA001466/9615' },
    F7: { chromosome: '22', source: 'https://gensoldx.com/tests/canine-factor-vii-deficiency-cfvii' },
    MC1R: { chromosome: '5', source: cairnStudy },
    MITF: { chromosome: '20', source: cairnStudy },
    MLPH: { chromosome: '25', source: 'https://omia.org/OMIA000031/9615' },
    NHEJ1: {
      chromosome: '37',
      source: 'https://orivet.com/store/canine-disease/collie-eye-anomaly-choroidal-hypoplasia-',
    },
    // Named SILV there.
    PMEL: { chromosome: '10', source: cairnStudy },
    PRCD: {
      chromosome: '9',
      source: 'https://econpapers.repec.org/article/caajnlvet/v_3a56_3ay_3a2011_3ai_3a5_3aid_3a1564-vetmed.htm',
    },
    SLC2A9: { chromosome: '3', source: 'https://omia.org/OMIA001033/9615' },
    SOD1: { chromosome: '31', source: 'https://omia.org/OMIA000263/9615' },
    TYRP1: { chromosome: '11', source: cairnStudy },
    VPS13B: {
      chromosome: '13',
      source: 'https://orivet.com/store/canine-disease/trapped-neutrophil-syndrome-border-collie-type-',
    },
    VWF: { chromosome: '27', source: 'https://orivet.com/store/canine-disease/von-willebrand-s-disease-type-i' },
  },
  cat: {
    ASIP: { chromosome: 'A3', source: 'https://github.com/cwarden45/Bastu_Cat_Genome' },
    FGF5: { chromosome: 'B1', source: 'https://github.com/cwarden45/Bastu_Cat_Genome' },
    MLPH: { chromosome: 'C1', source: 'https://github.com/cwarden45/Bastu_Cat_Genome' },
    PKD1: { chromosome: 'E3', source: 'https://labobetagene.com/en/product-page/pkd-polykystose-rénale' },
    TYR: { chromosome: 'D1', source: 'https://doi.org/10.1093/jhered/esi066' },
    TYRP1: { chromosome: 'D4', source: 'https://omia.org/OMIA001249/9685' },
  },
}

/** The chromosome that a variant names itself: a retrogene lies elsewhere than its gene. */
const statedChromosome = (variant: string | null) => variant?.match(/\bchr(?:omosome)? ([A-F]?\d+)\b/)?.[1]

/** Where a test's locus lies: "X", "37", "C1"; null where we have not read it. */
export function chromosomeOf(facts: Pick<TestFacts, 'speciesId' | 'gene' | 'variant' | 'modeOfInheritance'>) {
  if (isXLinked(facts.modeOfInheritance)) return 'X'
  return statedChromosome(facts.variant) ?? chromosomes[speciesOf(facts)][facts.gene ?? '']?.chromosome ?? null
}
