import { formatDate } from '@shop/contract/dates'
import type { SampleNews } from '@shop/contract/sample'
import { Badge, Card, chakra, stretchedLink } from '@shop/design-system'
import { useAnimalNoun } from '../../../layouts/audience.ts'
import { useTestKitBalance } from '../../../data/activation.ts'
import { useAnimalTransfers } from '../../../data/animal-transfer.ts'
import { useInvoiceTotal } from '../../../data/invoice.ts'
import { useKitOffers } from '../../../data/kit-offer.ts'
import { useSampleNews } from '../../../data/sample.ts'
import { useSettings } from '../../../data/settings.tsx'
import { problemCopy, stageCopy } from '../../../parts/sample/sample-copy.ts'
import { paths } from '../../../paths.ts'
import { CardBody } from './CardBody.tsx'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'

const Body = chakra('div', {
  base: {
    '& h2': { textStyle: 'h4' },
    '& .new-none': { color: 'ink2', marginBlockStart: '2' },
    '& ul': { listStyleType: 'none', marginBlockStart: '2', marginBlockEnd: '-3' },
    '& li': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: '11',
      paddingBlock: '3',
    },
    '& li + li': { borderTop: 'hairline' },
    '& .new-copy': { minWidth: '0', overflowWrap: 'anywhere' },
    '& .new-what': { fontWeight: 'semibold', ...stretchedLink },
    '& li:hover .new-what': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& .new-more': { fontSize: 'sm', color: 'ink2' },
  },
})

type News = {
  key: string
  what: string
  more: string
  href: string
  badge?: { text: string; tone: 'clear' | 'carrier' | 'neutral' }
}

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`)

const resultsOf = ({ barcode, animal, product, reportedAt }: SampleNews, country: string): News => ({
  key: barcode,
  what: `${animal.petName}’s results`,
  more: [product.name, reportedAt && formatDate(reportedAt, country)].filter(Boolean).join(', '),
  href: paths.animal(animal.id),
  badge: { text: 'New', tone: 'clear' },
})

function workOn({ barcode, animal, stage, problem, expectedAt }: SampleNews, country: string): News {
  const expected = expectedAt && !problem && `results expected by ${formatDate(expectedAt, country)}`
  return {
    key: barcode,
    what: `${animal.petName}’s sample`,
    more: [problem ? problemCopy[problem].name : stageCopy[stage].name, expected].filter(Boolean).join(', '),
    href: paths.trackSample(barcode),
    ...(problem && { badge: { text: 'Please look', tone: 'carrier' as const } }),
  }
}

/** What waits for the user's answer: animals and kits that somebody offers them, kits to activate, invoices. */
function useWaiting(): { waiting: News[]; failures: string[] } {
  const { user } = useSettings()
  const words = useAnimalWords()
  const isBilled = user?.type === 'vet' || user?.ordersOnAccount === true
  const reads = [useAnimalTransfers(), useKitOffers(), useTestKitBalance(true), useInvoiceTotal(isBilled)] as const
  const [transferRead, offerRead, kitRead, { data: invoices }] = reads
  const transfers = transferRead.data?.results ?? []
  const offers = offerRead.data?.results ?? []
  const kits = kitRead.data?.results.flatMap((row) => row.kits.filter(({ isPosted }) => isPosted)) ?? []
  const animals = transfers.filter(({ direction, state }) => direction === 'incoming' && state === 'pending')
  const [firstAnimal] = animals
  const offered = offers.filter(({ direction, state }) => direction === 'incoming' && state === 'pending')
  const [firstOffer] = offered
  const waiting = [
    ...(firstAnimal
      ? [
          {
            key: 'animals',
            what: counted(
              animals.length,
              `${firstAnimal.animal.petName} is offered to you`,
              words('animals are offered to you'),
            ),
            more: 'Take over, or decline',
            href: paths.transferAnimal,
          },
        ]
      : []),
    ...(firstOffer
      ? [
          {
            key: 'offers',
            what: counted(offered.length, `${firstOffer.otherParty} offers you kits`, 'people offer you kits'),
            more: 'Accept, or decline',
            href: paths.transferMultipack,
          },
        ]
      : []),
    ...(kits.length
      ? [
          {
            key: 'kits',
            what: counted(kits.length, 'A kit waits to be activated', 'kits wait to be activated'),
            more: 'With the barcode on the swab, before you post it',
            href: paths.activate,
          },
        ]
      : []),
    ...(invoices?.openCount
      ? [
          {
            key: 'invoices',
            what: counted(invoices.openCount, 'An invoice is open', 'invoices are open'),
            more: [invoices.value, ...invoices.others].map(({ label }) => label).join(' and '),
            href: paths.invoices,
          },
        ]
      : []),
  ]
  return { waiting, failures: reads.flatMap(({ data, error }) => (error && !data ? error.message : [])) }
}

/** What has happened since one was here, and what waits for one: results first, then answers, then what is at work. */
export function WhatsNew() {
  const read = useSampleNews()
  const { country } = useSettings()
  const { waiting, failures } = useWaiting()
  return (
    <Card as="section" aria-labelledby="whats-new">
      <Body>
        <h2 id="whats-new">What is new</h2>
        <CardBody read={read} label="Fetching what is new" lines={4}>
          {({ reported, atWork, reportedCount, atWorkCount }) => {
            const hidden = reportedCount - reported.length + atWorkCount - atWork.length
            return (
              <List
                news={[
                  ...reported.map((one) => resultsOf(one, country)),
                  ...waiting,
                  ...atWork.map((one) => workOn(one, country)),
                ]}
                hidden={hidden}
                failures={failures}
              />
            )
          }}
        </CardBody>
      </Body>
    </Card>
  )
}

type ListProps = {
  news: News[]
  /** How many more there are. */
  hidden: number
  /** Why some of it is not there. */
  failures: string[]
}

function List({ news, hidden, failures }: ListProps) {
  const noun = useAnimalNoun()
  if (!news.length && !failures.length)
    return <p className="new-none">Nothing waits for you. Samples on their way, results and offers come here.</p>
  return (
    <ul>
      {news.map(({ key, what, more, href, badge }) => (
        <li key={key}>
          <div className="new-copy">
            <a className="new-what" href={href}>
              {what}
            </a>
            <p className="new-more">{more}</p>
          </div>
          {badge && (
            <Badge tone={badge.tone} size="sm">
              {badge.text}
            </Badge>
          )}
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <p className="new-more">
            And {hidden} more, in the list of your {noun}s.
          </p>
        </li>
      )}
      {failures.map((failure) => (
        <li key={failure}>
          <div className="new-more" role="alert">
            <p>{failure}</p>
            <p>Please try again in a moment.</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
