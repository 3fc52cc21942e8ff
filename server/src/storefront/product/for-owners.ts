import { categories, ourCategories, productTypes, species, subCategories } from '@shop/contract/constants'
import type { ProductQuery } from '@shop/contract/product'
import { medicine } from '../../reference/catalogue/medicine.ts'
import type { Visitor } from '../../people/visitor/visitor.ts'
import type { PricedProduct, ProductRow } from '../catalogue/catalogue.ts'

/** A first page names its audience in the query: its visitor has no cookie yet. */
export const isForOwners = ({ isForOwners }: Pick<ProductQuery, 'isForOwners'>, visitor: Pick<Visitor, 'userType'>) =>
  isForOwners === 'true' || visitor.userType === 'owner'

const { canineDisease, canineTrait, canineDnaProfile, canineFullBreedProfile } = categories
const { felineDisease, felineTrait, felineDnaProfile, felineFullBreedProfile } = categories
const { canineAncestry, felineAncestry, lifePlan, testKit } = ourCategories

/** Whole questions before single ones: which breeds, how to care, all health at once; one illness, identity, looks. */
const wholeQuestions = [[canineAncestry, felineAncestry], [lifePlan], [testKit]]
const ladder = [
  ...wholeQuestions,
  [canineDisease, felineDisease],
  [canineDnaProfile, felineDnaProfile],
  [canineTrait, felineTrait],
]
const breedProfiles = [canineFullBreedProfile, felineFullBreedProfile]

/**
 * The catalogue's order for pet owners, whose breed's own profile leads where they name the breed. Of whole questions
 * what costs less comes first, so that Geno Pet comes before what adds to it.
 */
export function ownerOrder({ breeds }: Pick<ProductQuery, 'breeds'>): ((one: PricedProduct) => number)[] {
  const steps = breeds ? [breedProfiles, ...ladder] : [...ladder, breedProfiles]
  const rankOf = new Map<number, number>(steps.flatMap((ids, rank) => ids.map((id) => [id, rank] as const)))
  const isWhole = ({ categoryId }: Pick<ProductRow, 'categoryId'>) =>
    wholeQuestions.flat().some((id) => id === categoryId)
  return [
    ({ product: { row } }) => rankOf.get(row.categoryId) ?? steps.length,
    ({ product: { row } }) => (isWhole(row) && row.speciesId) || Infinity,
    ({ product: { row }, amount }) => (isWhole(row) ? amount : Infinity),
  ]
}

/** What an illness is of, by sub-category, where nothing is written about it. */
const illnesses: Record<string, string> = {
  Haemolymphatic: 'of the blood',
  Musculoskeletal: 'of muscles, bones or joints',
  'Nervous system/Neurologic': 'of brain, nerves or spinal cord',
  Ophthalmologic: 'of the eyes',
  Cardiorespiratory: 'of heart or lungs',
  Dermatologic: 'of skin or coat',
  Urogenital: 'of kidneys, bladder or reproduction',
  Endocrine: 'of the hormones',
  Immunologic: 'of the immune system',
  Metabolic: 'of the metabolism',
  Cardiovascular: 'of the heart',
  Dental: 'of the teeth',
  'Digestive system/Gastrointestinal': 'of the digestion',
  Reproductive: 'of reproduction',
  Respiratory: 'of the airways',
  'Urinary system/Urologic': 'of kidneys or bladder',
  Ontogeny: 'that begins before birth',
}

const firstSentence = (text: string) => text.replace(/\.(?:\s.*)?$/su, '')

type Row = Pick<ProductRow, 'id' | 'name' | 'typeId' | 'summary' | 'gene' | 'speciesId' | 'subCategoryId'>

/**
 * What a test finds out, in a sentence without genes or modes of inheritance; other products keep their own summary.
 */
export function plainSummary({ id, name, typeId, summary, gene, speciesId, subCategoryId }: Row): string {
  const animal = speciesId === species.feline ? 'cat' : 'dog'
  if (typeId === productTypes.dnaProfile)
    return `A fingerprint of DNA that tells your ${animal} from all others, for life`
  if (!gene) return summary
  if (typeId === productTypes.disease) {
    const written = medicine().get(id)
    if (written) return firstSentence(written.whatItIs)
    const system = subCategories.find((one) => one.id === subCategoryId)
    return `Whether your ${animal} is at risk of an inherited illness ${illnesses[system?.name ?? ''] ?? ''}`.trimEnd()
  }
  if (/blood group/iu.test(name)) return `Which blood your ${animal} has: good to know before it is ever needed`
  if (typeId === productTypes.trait) return `Why your ${animal} looks as it does, and what it can pass on`
  return summary
}
