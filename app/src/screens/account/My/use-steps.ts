import { useAnimalTransfers } from '../../../data/animal-transfer.ts'
import { useTestKitBalance } from '../../../data/activation.ts'
import { useInvoiceTotal } from '../../../data/invoice.ts'
import { useKitOffers } from '../../../data/kit-offer.ts'
import { useOrders, useRecentOrders } from '../../../data/order.ts'
import { usePendingPayment } from '../../../data/pending-payment.ts'
import { useSampleNews } from '../../../data/sample.ts'
import { useSettings } from '../../../data/settings.tsx'
import { useAudience } from '../../../layouts/audience.ts'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'
import { paths } from '../../../paths.ts'
import { animalLine } from './animal-line.ts'
import { listed, type Step, stepsOf } from './steps.ts'

export type Steps = {
  steps: Step[]
  /** Nothing is missing because it is still being fetched. */
  isComplete: boolean
  /** Why some of it is not there. */
  failures: string[]
  news: ReturnType<typeof useSampleNews>['data']
  /** Neither an animal nor an order. */
  isNew: boolean
}

const isOpen = ({ direction, state }: { direction: string; state: string }) =>
  direction === 'incoming' && state === 'pending'

/** Everything that waits for the user, from all that the page reads. */
export function useSteps(): Steps {
  const { user, country } = useSettings()
  const isVet = useAudience() === 'vet'
  const words = useAnimalWords()
  const reads = {
    news: useSampleNews(),
    transfers: useAnimalTransfers(),
    offers: useKitOffers(),
    kits: useTestKitBalance(true),
    orders: useOrders('pending'),
    newest: useRecentOrders(),
    invoices: useInvoiceTotal(isVet || user?.ordersOnAccount === true),
  }
  // What is on a vet's account is billed, and bars nothing.
  const unpaid = reads.orders.data?.results.filter(({ paymentMethod }) => paymentMethod) ?? []
  const numbers = unpaid.map(({ number }) => number)
  const owed = usePendingPayment(numbers.length ? numbers : null)
  const news = reads.news.data
  const steps = stepsOf({
    orders: { numbers, sum: owed.data && listed([owed.data.amount, ...owed.data.others].map(({ label }) => label)) },
    invoices: reads.invoices.data,
    kitCount: reads.kits.data?.results.flatMap((row) => row.kits.filter(({ isPosted }) => isPosted)).length ?? 0,
    animals: reads.transfers.data?.results.filter(isOpen).map(({ animal }) => animal) ?? [],
    offers: reads.offers.data?.results.filter(isOpen) ?? [],
    reported: news?.reported ?? [],
    atWork: news?.atWork ?? [],
    lineOf: (animalId) => {
      const animal = news?.animals.find(({ id }) => id === animalId)
      return animal && animalLine(animal, country, isVet).text
    },
    words,
    listHref: isVet ? paths.myPatients : paths.myAnimals,
  })
  const all = [...Object.values(reads), owed]
  return {
    steps,
    news,
    isNew: news?.animalCount === 0 && reads.newest.data?.count === 0,
    // What the server put into the page counts as loaded; what is owed has its sum a moment later.
    isComplete: Object.values(reads).every(({ data, error, isLoading }) => data || error || !isLoading),
    failures: [...new Set(all.flatMap(({ data, error }) => (error && data === undefined ? error.message : [])))],
  }
}
