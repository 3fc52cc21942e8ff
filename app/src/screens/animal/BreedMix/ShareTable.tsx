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
    '& tbody th': { display: 'flex', alignItems: 'center', gap: '3', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& .share-figure': {
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      paddingInlineStart: '4',
    },
  },
})

/** The chart's shares for those who read or listen; two columns, which fit any phone. */
export const ShareTable = ({ shares, petName }: { shares: Share[]; petName: string }) => (
  <Base aria-label={`${petName}’s breeds`}>
    <thead>
      <tr>
        <th scope="col">Breed</th>
        <th scope="col" className="share-figure">
          Share
        </th>
      </tr>
    </thead>
    <tbody>
      {shares.map((share) => (
        <tr key={share.name}>
          <th scope="row">
            <ShareSwatch colour={shareColourOf(shares, share)} />
            {share.name}
          </th>
          <td className="share-figure">{shareText(share.percent)}</td>
        </tr>
      ))}
    </tbody>
  </Base>
)
