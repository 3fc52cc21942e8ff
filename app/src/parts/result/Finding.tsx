import { chakra } from '@shop/design-system'
import type { ReactNode } from 'react'

const Base = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '4',
    marginBlockEnd: { base: '5', md: '6' },
    '& .finding-copy': { flex: '1 1 20rem', minWidth: '0' },
    '& h1': { textStyle: 'h1', overflowWrap: 'anywhere', textWrap: 'balance' },
    '& .finding-lead': {
      marginBlockStart: '3',
      color: 'ink2',
      fontSize: { md: 'lg' },
      maxWidth: 'prose',
      textWrap: 'pretty',
    },
    '& .finding-aside': { display: 'flex', flexWrap: 'wrap', gap: '3', _print: { display: 'none' } },
  },
})

type FindingProps = {
  /** What was found, not what the page is called. */
  title: string
  lead?: ReactNode
  aside?: ReactNode
}

/** How each of an animal's pages begins. */
export const Finding = ({ title, lead, aside }: FindingProps) => (
  <Base>
    <div className="finding-copy">
      <h1>{title}</h1>
      {lead && <p className="finding-lead">{lead}</p>}
    </div>
    {aside && <div className="finding-aside">{aside}</div>}
  </Base>
)
