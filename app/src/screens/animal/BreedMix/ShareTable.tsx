import { breedRangeOf, type Confidence, rangeText } from '@shop/contract/breed-range'
import { chakra, type Share, ShareSwatch, shareColourOf } from '@shop/design-system'
import { shareText } from '../../../parts/result/breed-shares.ts'

const Base = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    '& th, & td': { paddingBlock: '3', textAlign: 'start' },
    '& thead th': {
      textStyle: 'label',
      color: 'ink2',
      paddingBlockStart: '0',
      borderBottom: '1px solid',
      borderColor: 'edge',
    },
    '& tbody tr + tr > *': { borderTop: 'hairline' },
    '& tbody th': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& .share-name': { display: 'flex', alignItems: 'center', gap: '3' },
    '& .share-range': { display: 'block', textStyle: 'small', color: 'ink2' },
    '& .share-figure': {
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      paddingInlineStart: '4',
    },
  },
})

type ShareTableProps = {
  shares: Share[]
  petName: string
  /** How many markers the shares rest on; null where that is not known, and no range can be given. */
  markersRead: number | null
}

const confidenceNames: Record<Confidence, string> = { high: 'High', moderate: 'Moderate', low: 'Low' }

/** The chart's shares for those who read or listen; three columns at most, which fit any phone. */
export const ShareTable = ({ shares, petName, markersRead }: ShareTableProps) => (
  <Base aria-label={`${petName}’s breeds`}>
    <thead>
      <tr>
        <th scope="col">Breed</th>
        <th scope="col" className="share-figure">
          Share
        </th>
        {markersRead && (
          <th scope="col" className="share-figure">
            Confidence
          </th>
        )}
      </tr>
    </thead>
    <tbody>
      {shares.map((share) => (
        <ShareRow key={share.name} share={share} shares={shares} markersRead={markersRead} />
      ))}
    </tbody>
  </Base>
)

type ShareRowProps = Pick<ShareTableProps, 'shares' | 'markersRead'> & { share: Share }

function ShareRow({ share, shares, markersRead }: ShareRowProps) {
  const range = share.isUnassigned ? null : breedRangeOf(share.percent, markersRead)
  return (
    <tr>
      <th scope="row">
        <span className="share-name">
          <ShareSwatch colour={shareColourOf(shares, share)} />
          {share.name}
        </span>
      </th>
      <td className="share-figure">
        {shareText(share.percent)}
        {range && <span className="share-range">{rangeText(range)}</span>}
      </td>
      {markersRead && <td className="share-figure">{range ? confidenceNames[range.confidence] : 'Not stated'}</td>}
    </tr>
  )
}
