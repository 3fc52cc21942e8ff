import { formatDate } from '@shop/contract/dates'
import type { ParentageRequest } from '@shop/contract/parentage'
import { Accordion, Card, chakra, DescriptionList } from '@shop/design-system'
import { CircleQuestionMark, CircleSlash, Equal, GitFork, CircleX } from 'lucide-react'
import { useSettings } from '../../../data/settings.tsx'
import { powerText } from '../../../parts/result/power-text.ts'

export const verdicts = {
  qualifies: { Icon: Equal, tone: 'clear', title: 'Qualifies' },
  qualifies_one_exclusion: { Icon: GitFork, tone: 'carrier', title: 'Qualifies, with one exclusion' },
  qualifies_few_exclusions: { Icon: GitFork, tone: 'clear', title: 'Qualifies, with few exclusions' },
  excluded: { Icon: CircleX, tone: 'affected', title: 'Excluded' },
  inconclusive: { Icon: CircleQuestionMark, tone: 'none', title: 'Inconclusive' },
  not_comparable: { Icon: CircleSlash, tone: 'none', title: 'Not comparable' },
} as const

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '4',
    rowGap: '1',
    '& h3': { textStyle: 'h3' },
    '& time': { color: 'ink2', textStyle: 'small' },
  },
})

export const namesOf = ({ offspring, dam, sire }: ParentageRequest) =>
  `${offspring.name}, and ${[dam?.name, sire?.name].filter(Boolean).join(' and ')} as named parents`

/** What a comparison found, in the words a breeder can act on, with the numbers one step down. */
export function Comparison({ request }: { request: ParentageRequest }) {
  const { country } = useSettings()
  const { Icon, tone, title } = verdicts[request.verdict]
  const { requestedAt, meaning, panel, markersCompared, mismatches, powerOfExclusion } = request
  return (
    <Card as="article" aria-label={namesOf(request)} display="grid" gap="3">
      <Head>
        <h3>{request.offspring.name}</h3>
        <time dateTime={requestedAt}>{formatDate(requestedAt, country)}</time>
      </Head>
      <p>
        {[request.dam && `Dam ${request.dam.name}`, request.sire && `Sire ${request.sire.name}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <chakra.p
        display="flex"
        alignItems="center"
        gap="2"
        fontWeight="semibold"
        paddingInline="4"
        paddingBlock="2.5"
        borderRadius="control"
        {...(tone === 'none' ? { bg: 'sand', color: 'ink2' } : { bg: `${tone}.bg`, color: `${tone}.fg` })}
      >
        <Icon size={20} aria-hidden />
        {title}
      </chakra.p>
      <chakra.p textWrap="pretty">{meaning}</chakra.p>
      {markersCompared > 0 && (
        <Accordion
          items={[
            {
              title: 'The numbers',
              content: (
                <DescriptionList
                  items={[
                    { term: 'Panel', description: panel },
                    { term: 'Markers compared', description: markersCompared },
                    {
                      term: 'Markers that do not fit',
                      description: mismatches.join(', ') || 'None',
                      isMono: mismatches.length > 0,
                    },
                    {
                      term: 'Power of exclusion',
                      description:
                        powerOfExclusion === null
                          ? 'Not known yet: fewer than thirty animals of this kind were read on this panel'
                          : `${powerText(powerOfExclusion)}: so often would these markers exclude an animal that is not the parent`,
                    },
                  ]}
                />
              ),
            },
          ]}
        />
      )}
    </Card>
  )
}
