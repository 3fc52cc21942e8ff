import { chakra, ResultDots, ResultSign } from '@shop/design-system'
import { type HealthGroup, groupCopy, healthSummary } from './health-groups.ts'

const Figure = chakra('figure', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '10',
    rowGap: { base: '5', md: '6' },
    // Few results are beside their legend, many above it.
    '& > svg': { flex: '0 1 auto' },
    '& figcaption': { flex: '1 1 18rem' },
    '& .health-legend': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(5rem, 8rem))',
      columnGap: '4',
      rowGap: '4',
      listStyleType: 'none',
    },
    '& .health-figure': { textStyle: 'price', display: 'flex', alignItems: 'center', gap: '2' },
    '& .health-figure svg': { boxSize: '4' },
    '& a': { textUnderlineOffset: '3px', _hover: { textDecoration: 'underline' } },
    // A finger's breadth to each, though the text is small.
    '& .health-word': { display: 'inline-block', paddingBlock: '1', color: 'ink2', fontSize: 'sm' },
  },
})

type HealthPictureProps = {
  groups: HealthGroup[]
  /** Where each part of the report is. */
  hrefOf: (group: HealthGroup) => string
}

/** A health report at one glance, its legend the way to each part. */
export const HealthPicture = ({ groups, hrefOf }: HealthPictureProps) => (
  <Figure>
    <ResultDots
      label={healthSummary(groups)}
      counts={groups.flatMap(({ name, results }) => {
        if (name !== 'attention') return [{ status: groupCopy[name].sign, count: results.length }]
        const affected = results.filter(({ status }) => status === 'affected').length
        return [
          { status: 'affected' as const, count: affected },
          { status: 'at_risk' as const, count: results.length - affected },
        ]
      })}
    />
    <figcaption>
      <ul className="health-legend">
        {groups.map((group) => (
          <li key={group.name}>
            <span className="health-figure">
              <ResultSign status={groupCopy[group.name].sign} />
              {group.results.length}
            </span>{' '}
            <a className="health-word" href={hrefOf(group)}>
              {groupCopy[group.name].title}
            </a>
          </li>
        ))}
      </ul>
    </figcaption>
  </Figure>
)
