import type { LifePlanContent } from '@shop/contract/life-plan'
import type { Medicine } from '@shop/contract/medicine'
import type { ResultStatus } from '@shop/contract/verdict'
import type { Coat } from '../../schema/breed.ts'
import { citations } from '../../reference/catalogue/citations.ts'
import type { ReportLine } from '../report/findings.ts'
import { knowledge } from './knowledge.ts'
import type { Size } from './stage.ts'
import { stagesFor } from './stage-advice.ts'
import type { Subject } from './subject.ts'

type Advice = LifePlanContent['advice'][number]
type Finding = { id: number; name: string; genotype: string | null; status: ResultStatus | null }

/** A plan as it is stored: what its owner reads, and what a later one is compared with. */
export type PlanContent = LifePlanContent & {
  coat: Coat
  findings: Finding[]
  shares: { name: string; percent: number }[]
  /** What its owner stated. */
  said: { breed: string | null; gender: string; isDesexed: boolean | null; size: Size | null; stage: string | null }
}

const isIll = ({ status }: ReportLine) => status === 'affected' || status === 'at_risk'
/**
 * A trait has no verdict: it is mentioned where a copy differs from the usual one and medicine knows what that does.
 */
const isNotedTrait = ({ kind, genotype, status }: ReportLine) =>
  kind === 'trait' &&
  status !== 'conflicting' &&
  (genotype ?? '').split('/').some((allele) => allele !== '' && allele.toUpperCase() !== 'N')

function adviceOf(line: ReportLine, medicine: Medicine | undefined): Advice {
  const isCare = isIll(line) || line.kind === 'trait'
  return {
    product: line.product,
    genotype: line.genotype,
    status: line.status,
    meaning: line.meaning,
    whatItIs: medicine?.whatItIs ?? null,
    onset: (isCare && medicine?.onset) || null,
    signs: (isCare && medicine?.signs) || null,
    whatHelps: (isCare && medicine?.whatHelps) || null,
    forBreeding: medicine?.forBreeding ?? null,
    emergency: (isCare && medicine?.emergency) || null,
    drugs: (isIll(line) && medicine?.drugs) || [],
    askTheVet: (isCare && medicine?.askTheVet) || [],
    sources: medicine ? citations([...new Set([...medicine.sources, ...line.sources])]) : line.sources,
    readOn: medicine?.readOn ?? null,
  }
}

/** What follows from its own results. A desexed dog gets no advice on breeding. */
const adviceFor = ({ animal, lines }: Subject, medicine: Map<number, Medicine>): Advice[] =>
  lines
    .filter((line) =>
      line.kind === 'disease'
        ? isIll(line) || line.status === 'carrier'
        : isNotedTrait(line) && medicine.has(line.product.id),
    )
    .map((line) => adviceOf(line, medicine.get(line.product.id)))
    .map((advice) => (animal.isDesexed ? { ...advice, forBreeding: null } : advice))

const sizeTexts: Record<Size, string> = {
  small: 'Small: under 10 kg as an adult',
  medium: 'Medium: 10 to 19 kg as an adult',
  standard: 'Standard: 20 to 29 kg as an adult',
  large: 'Large: 30 to 39 kg as an adult',
  giant: 'Giant: 40 kg or more as an adult',
}

function unknownsOf({ animal, kg, size, lines, mix, breedName }: Subject): LifePlanContent['unknowns'] {
  const { petName } = animal
  const owners = (text: string) => ({ text, isOwners: true })
  const conflicting = lines.filter(({ status }) => status === 'conflicting')
  const unread = lines.filter(({ genotype, basis }) => genotype === null && basis.kind === 'tested')
  return [
    ...(animal.dateOfBirth === null
      ? [owners(`We do not know when ${petName} was born, so no stage is marked as the present one.`)]
      : []),
    ...(kg === null
      ? [owners(`We have no weight of ${petName}, so advice for small or for large dogs is left out.`)]
      : size === null
        ? [owners(`${petName} was still growing when it was weighed. Its adult weight will tell its size.`)]
        : []),
    ...(!mix && !breedName && !animal.isMixedBreed
      ? [owners(`We do not know the breed of ${petName}, so advice for single breeds is left out.`)]
      : []),
    ...(animal.isDesexed === null
      ? [owners(`We do not know whether ${petName} is desexed, so advice on it and on breeding is kept in.`)]
      : []),
    ...conflicting.map(({ product }) => ({
      text: `Samples of ${petName} contradict each other in ${product.name}. The plan says nothing of it until the laboratory has settled it.`,
      isOwners: false,
    })),
    ...unread.map(({ product }) => ({
      text: `${product.name} could not be read. That says nothing about ${petName}, good or bad.`,
      isOwners: false,
    })),
  ]
}

const newest = (dates: string[]) => dates.toSorted().at(-1) ?? ''

function basisOf({ animal, breedName, lines, mix, size }: Subject): LifePlanContent['basis'] {
  const mixText = mix?.shares.map(({ breed, percent }) => `${percent}% ${breed?.name ?? 'not assigned'}`).join(', ')
  const desexed = animal.isDesexed === null ? '' : animal.isDesexed ? ', desexed' : ', not desexed'
  return {
    breed: mixText ?? (animal.isMixedBreed ? 'Mixed breed' : breedName),
    sex: (animal.gender === 'male' ? 'Male' : 'Female') + desexed,
    born: animal.dateOfBirth,
    isBornEstimated: animal.dateOfBirthPrecision === 'estimated',
    weight: animal.weight === null ? null : `${animal.weight} ${animal.weightUnit ?? 'kg'}`,
    size: size && sizeTexts[size],
    laboratory: [...new Set([...lines.map(({ laboratory }) => laboratory), ...(mix ? [mix.laboratory] : [])])].join(
      ' and ',
    ),
    testedAt: newest([...lines.map(({ date }) => date), ...(mix ? [mix.testedAt.toISOString()] : [])]),
    resultCount: lines.length,
  }
}

/** A plan's content for an animal today. It depends on the day by the stage of life alone. */
export function contentOf(subject: Subject): PlanContent {
  const { animal, breedName, lines, mix, size, stage } = subject
  const { advice, medicine } = knowledge()
  return {
    petName: animal.petName,
    isSampleData: subject.isSampleData,
    basis: basisOf(subject),
    stages: stagesFor(subject, advice),
    advice: adviceFor(subject, medicine),
    unknowns: unknownsOf(subject),
    coat: { pattern: animal.coat.pattern, colours: animal.coat.colours, seed: animal.coat.seed },
    findings: lines.map(({ product, genotype, status }) => ({ ...product, genotype, status })),
    shares: (mix?.shares ?? []).map(({ breed, percent }) => ({ name: breed?.name ?? 'Not assigned', percent })),
    said: { breed: breedName, gender: animal.gender, isDesexed: animal.isDesexed, size, stage },
  }
}
