import type { LifePlanContent } from '@shop/contract/life-plan'
import { Badge, chakra, Link } from '@shop/design-system'
import { ChevronDown } from 'lucide-react'

type Stage = LifePlanContent['stages'][number]
type Statement = Stage['statements'][number]

const List = chakra('ol', {
  base: {
    listStyleType: 'none',
    bg: 'card',
    border: 'hairline',
    borderRadius: 'card',
    overflow: 'hidden',
    '& > li + li': { borderTop: 'hairline' },
    '& > li[aria-current]': { boxShadow: 'inset 4px 0 0 {colors.colorPalette.solid}' },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      columnGap: '3',
      rowGap: '1',
      minHeight: '11',
      paddingInline: { base: '5', md: '6' },
      paddingBlock: '4',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      '& > svg': { marginInlineStart: 'auto', color: 'ink2', flexShrink: 0 },
    },
    '& details[open] summary > svg': { transform: 'rotate(180deg)' },
    '& h3': { textStyle: 'h4' },
    '& .stage-ages': { color: 'ink2' },
    '& .stage-advice': {
      listStyleType: 'none',
      display: 'grid',
      gap: '5',
      paddingInline: { base: '5', md: '6' },
      paddingBlockEnd: '6',
    },
    '& .stage-topic': { textStyle: 'label', color: 'ink2' },
    '& .stage-text': { maxWidth: 'prose', textWrap: 'pretty' },
    '& .stage-small': { textStyle: 'small', color: 'ink2', marginBlockStart: '1', overflowWrap: 'anywhere' },
  },
})

const StatementItem = ({ statement: { topic, when, text, because, source } }: { statement: Statement }) => (
  <li>
    <p className="stage-topic">{[topic, when].filter(Boolean).join(', ')}</p>
    <p className="stage-text">{text}</p>
    <p className="stage-small">
      {because && <>{because} </>}
      {source.url ? (
        <Link href={source.url} isExternal>
          {source.label}
        </Link>
      ) : (
        source.label
      )}
    </p>
  </li>
)

/** A life from the first weeks to the last; the present stage is open. Native `<details>`: they work without scripts. */
export const Stages = ({ stages }: { stages: Stage[] }) => {
  const isAnyPresent = stages.some(({ isPresent }) => isPresent)
  return (
    <List>
      {stages.map(({ stage, name, ages, isPresent, statements }, index) => (
        <li key={stage} aria-current={isPresent ? 'step' : undefined}>
          <details open={isPresent || (!isAnyPresent && index === 0)}>
            <summary>
              <h3>{name}</h3>
              {isPresent && <Badge tone="audience">Now</Badge>}
              {ages && <span className="stage-ages">{ages}</span>}
              <ChevronDown size={20} aria-hidden />
            </summary>
            <ul className="stage-advice">
              {statements.map((statement) => (
                <StatementItem key={statement.topic + statement.text} statement={statement} />
              ))}
            </ul>
          </details>
        </li>
      ))}
    </List>
  )
}
