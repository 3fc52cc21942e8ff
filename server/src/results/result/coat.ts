import { type AnimalCoat, maxCoatColours } from '@shop/contract/animal-coat'
import { inArray } from 'drizzle-orm'
import type { AnimalRow } from '../../animals/animal/access.ts'
import { breedNamer, breedRows } from '../../animals/animal/view.ts'
import { coatFrom, describedTests } from '../../reference/catalogue/animal-coat.ts'
import { coatReadings, moreToolGenotypes, toolGenotype } from '../../reference/catalogue/coat-genotypes.ts'
import type { Db } from '../../platform/db/open.ts'
import { readTogether, rowsOf } from '../../platform/db/rows-of.ts'
import { isCoatColour } from '../../reference/genetics/coat-colour.ts'
import type { Naming } from '../../reference/genetics/feline-loci.ts'
import { noCopy } from '../../reference/genetics/genotype.ts'
import { modeOf } from '../../reference/genetics/inheritance.ts'
import { speciesOf } from '../../reference/genetics/test-facts.ts'
import { within } from '../../reference/genetics/gene-copy.ts'
import { products } from '../../schema/product.ts'
import { openIn } from './conflicts.ts'
import { type Genotypes, genotypeRows, genotypesIn } from './genotypes.ts'
import type { Test } from './lines.ts'

const namings: Record<string, Naming> = { Burmese: 'burmese', Abyssinian: 'abyssinian', Somali: 'abyssinian' }

/** "black, or black and tan": some names have an "or" or a comma of their own. */
function eitherOf(colours: readonly string[]): string {
  const [last = '', ...others] = colours.map(within).toReversed()
  return others.length ? `${others.toReversed().join(', ')}, or ${last}` : last
}

function titleOf([only = '', ...others]: readonly string[]): string {
  if (others.length >= maxCoatColours) return 'The colour is still open'
  return others.length ? `Could be ${eitherOf([only, ...others])}` : only
}

const always = {
  dog: ['How deep red and tan are, the saddle, ticking and greying come from other genes.'],
  cat: ['Silver, the pattern of a tabby, and how much is white come from other genes, or are not foretold by them.'],
}
const maybeBrindle = /^(fawn or sable|wolf grey)|and tan$/i

/** Whether a variant can be seen: one copy of a recessive one cannot. */
function canBeSeen({ normalAlleles, modeOfInheritance }: Test, genotype: string): boolean {
  const variants = genotype.split('/').filter((allele) => allele !== noCopy && !normalAlleles.includes(allele))
  return variants.length > (modeOf(modeOfInheritance) === 'recessive' ? 1 : 0)
}

/** Variants that change a coat's colour and are in no name of the tools. */
const foundBeside = (tests: Iterable<Test>, known: Genotypes, described: ReadonlySet<number>): AnimalCoat['beside'] =>
  [...tests].flatMap((test) => {
    const genotype = known.get(test.id)
    const isUnnamed = !described.has(test.id) || /\b(EG|Apb)\b/.test(genotype ?? '')
    return genotype && isUnnamed && isCoatColour(test) && canBeSeen(test, genotype)
      ? [{ product: { id: test.id, name: test.name }, genotype }]
      : []
  })

type Described = Pick<AnimalRow, 'id' | 'speciesId' | 'breedId' | 'gender'>

/** An animal's coat from all its results that count; null where no test of its colour has one. */
export async function animalCoat(db: Db, animal: Described): Promise<AnimalCoat | null> {
  const species = speciesOf(animal)
  const described = describedTests(species)
  const { results, conflicts, breeds, tests } = await readTogether(db, {
    ...genotypeRows([animal.id]),
    breeds: breedRows([animal.breedId]),
    tests: rowsOf({ id: products.id, name: products.name }, (select) =>
      select.from(products).where(inArray(products.id, [...described])),
    ),
  })
  const known = genotypesIn([animal], results, openIn(conflicts))
  const breed = breedNamer(breeds)(animal.breedId)
  const naming = namings[breed?.name ?? ''] ?? 'common'
  const genotypes = known.of(animal.id)
  const coat = coatFrom({ species, gender: animal.gender, naming }, genotypes)
  if (!coat) return null
  const contradicted = [...known.contradictedIn(animal.id)].filter((id) => described.has(id))
  const named = (wanted: readonly number[]) => wanted.flatMap((id) => tests.find((test) => test.id === id) ?? [])
  const isNamed = coat.colours.length <= maxCoatColours
  return {
    title: titleOf(coat.colours),
    colours: isNamed ? coat.colours : [],
    colourCount: coat.colours.length,
    white: coat.marks.length ? eitherOf(coat.marks) : null,
    untested: named(coat.untested.filter((id) => !contradicted.includes(id))),
    rare:
      isNamed && coat.rare.colours.length
        ? { colours: coat.rare.colours, tests: named(coat.rare.tests.filter((id) => !contradicted.includes(id))) }
        : null,
    contradicted: named(contradicted),
    beside: foundBeside(known.tests.values(), genotypes, described),
    loci: [
      ...coatReadings(species, genotypes).map((reading) => ({ key: reading.key, genotype: toolGenotype(reading) })),
      ...(species === 'cat' ? moreToolGenotypes(genotypes) : []),
    ],
    limits: [
      ...(species === 'dog' && coat.colours.some((name) => maybeBrindle.test(name))
        ? ['Brindle is not told from fawn or tan by a test.']
        : []),
      ...always[species],
    ],
    isSampleData: known.isSampleData,
  }
}
