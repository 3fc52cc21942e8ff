import { inSentence } from '@shop/contract/country-name'
import { postedToNames } from '@shop/contract/posted-to'
import { type Bought, type DeliveryPromise, isNotSent, promiseOf } from '@shop/contract/promise'
import { Callout, chakra, Link } from '@shop/design-system'
import { useSettings } from '../../data/settings.tsx'
import { paths } from '../../paths.ts'

const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2',
    textStyle: 'small',
    color: 'ink2',
    '& div': { display: 'grid', gridTemplateColumns: '5rem minmax(0, 1fr)', columnGap: '3' },
    '& dt': { color: 'ink', fontWeight: 'semibold' },
  },
})

type PromiseLinesProps = {
  items: readonly Bought[]
  /** To where the visitor shops from; null where another text states how it travels. */
  delivery: DeliveryPromise | null
  /** In words, where it is another than the visitor's. */
  country?: string
}

/** When results come, how it travels, and what may be sent back: the same words wherever it is bought. */
export function PromiseLines({ items, delivery, country }: PromiseLinesProps) {
  const { countryName } = useSettings()
  const place = inSentence(country ?? countryName)
  const isStopped = isNotSent(items, delivery)
  const lines = promiseOf(items, isStopped ? null : delivery, place)
  return (
    <>
      {isStopped && (
        <Callout tone="caution" title={`We do not deliver to ${place} yet`}>
          We deliver to {postedToNames()}. You can have yours sent to someone there.{' '}
          <Link href={paths.internationalShipping}>See where we send</Link>
        </Callout>
      )}
      {lines.length > 0 && (
        <List>
          {lines.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </List>
      )}
    </>
  )
}
