import { verdictLabel } from '@shop/contract/verdict'
import { isDeepStrictEqual } from 'node:util'
import type { PlanContent } from './content.ts'
import { stageNames } from './stage-advice.ts'
import type { LifeStage } from '@shop/contract/life-plan'

type Finding = PlanContent['findings'][number]

const readingOf = ({ genotype, status }: Finding) =>
  genotype === null ? 'no result' : [genotype, ...(status ? [verdictLabel(status).toLowerCase()] : [])].join(', ')

const isContradicted = ({ status }: Finding) => status === 'conflicting'

function changesOfResults(before: PlanContent, after: PlanContent): string[] {
  const old = new Map(before.findings.map((finding) => [finding.id, finding]))
  const left = new Set(after.findings.map(({ id }) => id))
  return [
    ...after.findings.flatMap((finding) => {
      const was = old.get(finding.id)
      if (!was) return [`${finding.name} has a result: ${readingOf(finding)}.`]
      if (isContradicted(was) !== isContradicted(finding))
        return [
          isContradicted(finding)
            ? `Samples contradict each other in ${finding.name}: it counts no more until the laboratory has settled it.`
            : `The laboratory has settled ${finding.name}, in which samples contradicted each other: ${readingOf(finding)} now.`,
        ]
      if (was.genotype !== finding.genotype)
        return [`${finding.name} was read again: ${readingOf(was)} before, ${readingOf(finding)} now.`]
      return was.status === finding.status
        ? []
        : [`${finding.name} means something else now: ${readingOf(was)} before, ${readingOf(finding)} now.`]
    }),
    ...before.findings.filter(({ id }) => !left.has(id)).map(({ name }) => `${name} no longer has a result.`),
  ]
}

function changesOfMix(before: PlanContent, after: PlanContent): string[] {
  if (isDeepStrictEqual(before.shares, after.shares)) return []
  return [before.shares.length ? 'The breed mix was estimated again.' : 'The breed mix was estimated.']
}

function changesOfStage({ said: before }: PlanContent, { said: after, petName }: PlanContent): string[] {
  if (!after.stage || before.stage === after.stage) return []
  return [`${petName}’s stage of life is now: ${stageNames[after.stage as LifeStage].toLowerCase()}.`]
}

/** What the laboratory or time changed: its owner is mailed of these. */
const newsOf = (before: PlanContent, after: PlanContent): string[] => [
  ...changesOfResults(before, after),
  ...changesOfMix(before, after),
  ...(before.isSampleData === after.isSampleData ? [] : ['Whether these are sample data was corrected.']),
  ...(before.basis.born === after.basis.born ? changesOfStage(before, after) : []),
]

/** What changed in the animal's record, or in our sources. */
function detailsOf(before: PlanContent, after: PlanContent): string[] {
  const said: [boolean, string][] = [
    [before.petName === after.petName, 'The name was changed.'],
    [before.said.breed === after.said.breed, 'The breed was changed.'],
    [before.basis.sex === after.basis.sex, 'Sex or desexing was changed.'],
    [before.basis.born === after.basis.born, 'The date of birth was changed.'],
    [before.basis.weight === after.basis.weight, 'The weight was changed.'],
  ]
  return said.filter(([isSame]) => !isSame).map(([, text]) => text)
}

/** Why a plan is another than before, a sentence each. `isNews` where its owner did not do it themselves. */
export function changesBetween(before: PlanContent, after: PlanContent): { changes: string[]; isNews: boolean } {
  const news = newsOf(before, after)
  const changes = [...news, ...detailsOf(before, after)]
  return { changes: changes.length ? changes : ['What our sources advise was revised.'], isNews: news.length > 0 }
}
