import { formatDate } from '@shop/contract/dates'
import type { ChipParent } from '@shop/contract/tool'
import { Card, chakra, DescriptionList, Link } from '@shop/design-system'
import { CircleDashed, CircleQuestionMark, CircleSlash, Equal, PencilLine, CircleX } from 'lucide-react'
import { useSettings } from '../../../data/settings.tsx'
import { powerText } from '../../../parts/result/power-text.ts'
import { paths } from '../../../paths.ts'
import { meanings, type Reader, wayOn } from './parent-copy.ts'

const states = {
  qualifies: { Icon: Equal, tone: 'clear', title: 'Qualifies by DNA' },
  stated: { Icon: PencilLine, tone: 'none', title: 'Stated, not checked by DNA' },
  excluded: { Icon: CircleX, tone: 'affected', title: 'Excluded by DNA' },
  inconclusive: { Icon: CircleQuestionMark, tone: 'carrier', title: 'Inconclusive' },
  not_comparable: { Icon: CircleSlash, tone: 'none', title: 'Not comparable' },
  unknown: { Icon: CircleDashed, tone: 'none', title: 'Nobody on record' },
} as const

const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    '& .parent-role': { textStyle: 'eyebrow', color: 'ink2' },
    '& .parent-name': { textStyle: 'h3', overflowWrap: 'anywhere' },
    '& .parent-state': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      fontWeight: 'semibold',
      paddingInline: '4',
      paddingBlock: '2.5',
      borderRadius: 'control',
    },
    '& .parent-state svg': { flexShrink: '0' },
    '& .parent-gaps': { display: 'grid', gap: '3', listStyleType: 'none' },
    '& .parent-gaps li': {
      display: 'grid',
      gap: '1',
      paddingInlineStart: '4',
      borderInlineStart: '3px solid {colors.edge}',
    },
    '& h4': { textStyle: 'h4' },
  },
})

/** What is open has no colour of a result. */
const toneOf = (tone: 'clear' | 'carrier' | 'affected' | 'none') =>
  tone === 'none' ? { bg: 'sand', color: 'ink2' } : { bg: `${tone}.bg`, color: `${tone}.fg` }

type ParentFactsProps = { parent: ChipParent; reader: Reader; isStranger: boolean }
const titles = { dam: 'Dam', sire: 'Sire' }

/** The dam or the sire: what its DNA shows, in which markers, and what is missing to decide it. */
export function ParentFacts({ parent, reader, isStranger }: ParentFactsProps) {
  const { country } = useSettings()
  const { role, state, name, animalId, comparisons, comparedAt, gaps } = parent
  const { Icon, tone, title } = states[state]
  const isWithheld = name === null && isStranger && state !== 'unknown'
  return (
    <Card as="article" aria-label={titles[role]}>
      <Body>
        <div>
          <p className="parent-role">{titles[role]}</p>
          <h3 className="parent-name">
            {name && animalId ? (
              <Link href={paths.animal(animalId)}>{name}</Link>
            ) : (
              (name ?? (isWithheld ? 'Not named here' : 'Not known'))
            )}
          </h3>
        </div>
        <chakra.p className="parent-state" {...toneOf(tone)}>
          <Icon size={20} aria-hidden />
          {title}
        </chakra.p>
        <chakra.p textWrap="pretty">{meanings[state](role)}</chakra.p>
        {comparisons.map((comparison) => (
          <OnPanel key={comparison.panel} comparison={comparison} other={role === 'dam' ? 'sire' : 'dam'} />
        ))}
        {gaps.length > 0 && (
          <div>
            <chakra.h4 marginBlockEnd="2">What is missing</chakra.h4>
            <ul className="parent-gaps">
              {gaps.map((gap) => {
                const { text, link } = wayOn(gap, parent, reader)
                return (
                  <li key={gap}>
                    <span>{text}</span>
                    {link && <Link href={link.href}>{link.label}</Link>}
                  </li>
                )
              })}
            </ul>
          </div>
        )}
        {comparedAt && (
          <chakra.p textStyle="small" color="ink2">
            Last compared on {formatDate(comparedAt, country)}. What stands today is shown.
          </chakra.p>
        )}
      </Body>
    </Card>
  )
}

type OnPanelProps = { comparison: ChipParent['comparisons'][number]; other: 'dam' | 'sire' }

function OnPanel({ comparison, other }: OnPanelProps) {
  const { panel, isOfBoth, markersCompared, mismatches, powerOfExclusion } = comparison
  return (
    <DescriptionList
      items={[
        { term: 'Panel', description: panel },
        {
          term: 'Markers compared',
          description: `${markersCompared}, ${isOfBoth ? `with the ${other} at the same time` : 'this parent alone'}`,
        },
        { term: 'Do not fit', description: mismatches ? String(mismatches) : 'None' },
        {
          term: 'Power of exclusion',
          description:
            powerOfExclusion === null
              ? 'Not known yet: fewer than thirty animals of this kind were read on this panel'
              : `${powerText(powerOfExclusion)} together: so often would these markers exclude an animal that is not the parent, by how common each allele is among the animals read on this panel`,
        },
      ]}
    />
  )
}
