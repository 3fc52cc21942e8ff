import { productTypes, species } from '@shop/contract/constants'
import { attributions } from '../../reference/catalogue/attribution.ts'
import { citable, citationTitleOf } from '../../reference/catalogue/citations.ts'
import type { Catalogue, ProductRow } from '../../reference/catalogue/rows.ts'
import type { GeneGroup } from '../../reference/genetics/gene-group.ts'
import type { OpenCell, OpenTable } from '../../schema/open-data.ts'

/** `columns` are pairs of a header and its meaning, with the cell of a row. */
function table<Row>(
  about: Omit<OpenTable, 'columns' | 'rows'>,
  rows: readonly Row[],
  columns: [name: string, description: string, cellOf: (row: Row) => OpenCell | undefined][],
): OpenTable {
  return {
    ...about,
    columns: columns.map(([name, description]) => ({ name, description })),
    rows: rows.map((row) => columns.map(([, , cellOf]) => cellOf(row) ?? null)),
  }
}

const kinds: Record<number, string> = {
  [productTypes.disease]: 'disease',
  [productTypes.trait]: 'trait',
  [productTypes.dnaProfile]: 'profile',
  [productTypes.mixBreed]: 'ancestry',
}
/** The tests of the laboratory; kits, packs and profiles made of them name no source of their own. */
const isTest = ({ typeId, sources }: ProductRow) => kinds[typeId] !== undefined && sources.length > 0

const speciesOf = (id: number | null | undefined) => (id === species.canine ? 'dog' : 'cat')
const vboOf = ({ vboId }: { vboId?: string | null }) => vboId ?? null

/** The catalogue's facts as self-contained tables: no prices, no pictures, nothing of who may buy. */
export function openDataOf(catalogue: Catalogue, groups: readonly GeneGroup[]): OpenTable[] {
  const tests = catalogue.products.filter(isTest)
  // The two options that mean all breeds of a species are the shop's, and no breeds.
  const breeds = catalogue.breeds.filter(({ vboId }) => vboId)
  const breedById = new Map(breeds.map((breed) => [breed.id, breed]))
  const testById = new Map(tests.map((test) => [test.id, test]))
  const genes = Map.groupBy(
    tests.filter(({ gene }) => gene),
    ({ speciesId, gene }) => `${speciesId} ${gene}`,
  )

  return [
    table({ name: 'tests', title: 'Tests', description: 'What each test reads, and what its result means.' }, tests, [
      ['id', 'The test’s number, in all tables and on its page. It never changes.', ({ id }) => id],
      ['name', 'Its name.', ({ name }) => name],
      ['species', 'dog or cat.', ({ speciesId }) => speciesOf(speciesId)],
      ['kind', 'disease, trait (the cats’ blood group too), profile or ancestry.', ({ typeId }) => kinds[typeId]],
      ['gene', 'The gene’s symbol.', ({ gene }) => gene],
      ['variant', 'The variant, as it is published.', ({ variant }) => variant],
      ['inheritance', 'The mode of inheritance.', ({ modeOfInheritance }) => modeOfInheritance],
      [
        'penetrance',
        'complete, incomplete or unknown: whether all animals with the genotype become ill.',
        ({ penetrance }) => penetrance,
      ],
      [
        'one_copy',
        'What one copy of the variant does: none, mild, at_risk, affected, or how it is lethal.',
        ({ oneCopy }) => oneCopy,
      ],
      ['two_copies', 'The same of two copies.', ({ twoCopies }) => twoCopies],
      ['shown_by', 'The sex that alone shows it.', ({ shownBy }) => shownBy],
      ['age_of_onset', 'When signs begin.', ({ ageOfOnset }) => ageOfOnset],
      ['body_system', 'Number of the body system in this shop.', ({ subCategoryId }) => subCategoryId],
      [
        'is_for_all_breeds',
        'Whether it is meant for every breed of the species.',
        ({ isForAllBreeds }) => isForAllBreeds,
      ],
      ['omia_id', 'Its number in Online Mendelian Inheritance in Animals.', ({ omiaId }) => omiaId],
      ['omia_from', 'source: read on a page of the source. mondo: matched by gene.', ({ omiaFrom }) => omiaFrom],
      ['caution', 'What to bear in mind.', ({ caution }) => caution],
      ['two_copy_warning', 'What a mating that can give two copies risks.', ({ twoCopyWarning }) => twoCopyWarning],
    ]),
    table(
      { name: 'alleles', title: 'Alleles', description: 'Every allele that a test can report.' },
      tests.flatMap(({ id, alleles, normalAlleles = [] }) => alleles.map((allele) => ({ id, allele, normalAlleles }))),
      [
        ['test_id', 'The test.', ({ id }) => id],
        ['allele', 'As results write it.', ({ allele }) => allele],
        [
          'is_normal',
          'Whether it is the one without the variant.',
          ({ allele, normalAlleles }) => normalAlleles.includes(allele),
        ],
      ],
    ),
    table(
      { name: 'genes', title: 'Genes', description: 'The genes, with the tests that read them.' },
      [...genes.values()],
      [
        ['species', 'dog or cat.', ([one]) => speciesOf(one?.speciesId)],
        ['gene', 'The gene’s symbol.', ([one]) => one?.gene],
        ['test_ids', 'The tests.', (ofGene) => ofGene.map(({ id }) => String(id))],
      ],
    ),
    table(
      {
        name: 'gene_readings',
        title: 'Genes read together',
        description: 'What each pair of variants of a gene means where several tests read it.',
      },
      groups.flatMap((group) => group.rules.map((rule) => ({ group, rule }))),
      [
        ['species', 'dog or cat.', ({ group }) => speciesOf(group.speciesId)],
        ['gene', 'The gene’s symbol.', ({ group }) => group.gene],
        [
          'test_ids',
          'The tests that are read together.',
          ({ group }) => group.members.map(({ productId }) => String(productId)),
        ],
        ['pair', 'The variants on the two chromosomes, by their symbols.', ({ rule }) => rule.pair.join('/')],
        ['reading', 'What it is called.', ({ rule }) => rule.reading],
        ['verdict', 'clear, carrier, at_risk or affected; empty where there is none.', ({ rule }) => rule.status],
        ['meaning', 'What it means.', ({ rule }) => rule.meaning],
        [
          'sources',
          'Where it is described; empty where nobody has, and the caution is ours.',
          ({ rule }) => rule.sources,
        ],
      ],
    ),
    table(
      { name: 'breeds', title: 'Breeds', description: 'Breeds that a registry lists, with their other names.' },
      breeds,
      [
        ['vbo_id', 'Its number in the Vertebrate Breed Ontology.', vboOf],
        ['name', 'Its name.', ({ name }) => name],
        ['species', 'dog or cat.', ({ speciesId }) => speciesOf(speciesId)],
        ['synonyms', 'Other names.', ({ synonyms }) => synonyms],
        ['registries', 'Kennel clubs and cat registries that list it.', ({ registries }) => registries],
        ['fci_group', 'Its group in the FCI’s nomenclature.', ({ group }) => group],
        ['origin', 'Country of origin, where the FCI states one.', ({ origin }) => origin],
      ],
    ),
    table(
      { name: 'test_breeds', title: 'Tests by breed', description: 'The breeds that a test is published for.' },
      catalogue.productBreeds.flatMap(({ productId, breedId }) => {
        const [test, breed] = [testById.get(productId), breedById.get(breedId)]
        return test && breed ? [{ test, breed }] : []
      }),
      [
        ['test_id', 'The test.', ({ test }) => test.id],
        ['vbo_id', 'The breed.', ({ breed }) => vboOf(breed)],
        [
          'is_validated',
          'Whether it was shown to predict the disease or trait in this breed.',
          ({ test, breed }) => test.validatedBreedIds?.includes(breed.id) ?? false,
        ],
      ],
    ),
    table(
      { name: 'sources', title: 'Sources', description: 'Papers and entries of OMIA that describe what a test reads.' },
      tests.flatMap(({ id, sources }) => citable(sources).map((url) => ({ id, url }))),
      [
        ['test_id', 'The test.', ({ id }) => id],
        ['url', 'The paper or entry.', ({ url }) => url],
        [
          'title',
          'The paper’s title, with authors and year; empty where we have not read it.',
          ({ url }) => citationTitleOf(url),
        ],
      ],
    ),
    table({ name: 'licences', title: 'Licences', description: 'Whose work the catalogue is built on.' }, attributions, [
      ['what', 'What comes from there.', ({ what }) => what],
      ['name', 'Whom to name.', ({ name }) => name],
      ['url', 'Where it is.', ({ url }) => url],
      ['licence', 'Under which licence it may be used.', ({ licence }) => licence],
    ]),
  ]
}
