import { formatDate } from '@shop/contract/dates'
import type { LifePlanVersion } from '@shop/contract/life-plan'
import { Badge, type BadgeProps, chakra, Link, Section } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'

const List = chakra('ol', {
  base: {
    listStyleType: 'none',
    bg: 'card',
    border: 'hairline',
    borderRadius: 'card',
    '& > li': { paddingInline: { base: '5', md: '6' }, paddingBlock: '4' },
    '& > li + li': { borderTop: 'hairline' },
    '& .version-head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
    '& .version-name': { fontWeight: 'semibold' },
    '& .version-file': { marginInlineStart: 'auto' },
    '& ul': { listStyleType: 'none', marginBlockStart: '1', color: 'ink2', textStyle: 'small' },
  },
})

const states: Record<LifePlanVersion['state'], { text: string; tone: BadgeProps['tone'] }> = {
  current: { text: 'Current', tone: 'clear' },
  superseded: { text: 'Superseded', tone: 'carrier' },
  withdrawn: { text: 'Withdrawn', tone: 'affected' },
}

type PlanHistoryProps = { versions: LifePlanVersion[]; petName: string }

/**
 * Every version with its file and why it was made, so that an earlier print can be distinguished from what counts now.
 */
export function PlanHistory({ versions, petName }: PlanHistoryProps) {
  const { country } = useSettings()
  return (
    <Section size="sm" title="What changed, and when">
      <List>
        {versions.map(({ number, madeAt, state, changes, url }) => (
          <li key={number}>
            <div className="version-head">
              <span className="version-name">
                Version {number}, {formatDate(madeAt, country)}
              </span>
              <Badge size="sm" tone={states[state].tone}>
                {states[state].text}
              </Badge>
              <span className="version-file">
                <Link href={url} isExternal aria-label={`Open version ${number} of ${petName}’s life plan as PDF`}>
                  PDF
                </Link>
              </span>
            </div>
            <ul>
              {changes.length ? changes.map((change) => <li key={change}>{change}</li>) : <li>The first plan.</li>}
            </ul>
          </li>
        ))}
      </List>
    </Section>
  )
}
