import type { ListedLitter } from '@shop/contract/litter'
import { formatDate } from '@shop/contract/dates'
import { Card, chakra, stretchedLink } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { breedText, litterTitleOf, whereText } from '../../../parts/litter/litter-copy.ts'
import { paths } from '../../../paths.ts'

const Base = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    overflowWrap: 'anywhere',
    '& h2': { textStyle: 'h4' },
    '& h2 a': stretchedLink,
    '& p': { color: 'ink2', fontSize: 'sm' },
  },
})

/** One litter of the list: whose it is, and where its young are. */
export function LitterCard({ litter }: { litter: ListedLitter }) {
  const { country } = useSettings()
  return (
    <Card as="article" size="sm" isInteractive aria-label={litterTitleOf(litter)}>
      <Base>
        <h2>
          <a href={paths.litter(litter.id)}>{litterTitleOf(litter)}</a>
        </h2>
        <p>
          {breedText(litter)}, born {formatDate(litter.dateOfBirth, country)}
        </p>
        <p>{whereText(litter)}</p>
      </Base>
    </Card>
  )
}
