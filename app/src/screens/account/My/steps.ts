import type { InvoiceTotal } from '@shop/contract/invoice'
import { messages } from '@shop/contract/messages'
import type { AnimalNews, SampleNews } from '@shop/contract/sample'
import type { SampleProblem } from '@shop/contract/sample-stage'
import { problemCopy } from '../../../parts/sample/sample-copy.ts'
import { inWords } from '../../../parts/result/health-groups.ts'
import { paths } from '../../../paths.ts'

/** Something that waits for the user. */
export type Step = {
  kind: 'invoices' | 'orders' | 'problem' | 'kits' | 'animals' | 'offers' | 'results' | 'openInvoices'
  title: string
  text: string
  /** What its button says. */
  action: string
  href: string
  /** Whose it is; its picture is shown. */
  animalId?: string
}

/** What the steps are made of, as far as it is known. */
export type Waiting = {
  /** Orders that wait for the user's own payment, and what they come to. */
  orders: { numbers: string[]; sum: string | undefined }
  invoices: Pick<InvoiceTotal, 'openCount' | 'overdueCount' | 'value' | 'others'> | undefined
  kitCount: number
  /** Animals and kits that somebody offers the user. */
  animals: { petName: string }[]
  offers: { otherParty: string }[]
  reported: SampleNews[]
  atWork: SampleNews[]
  /** Of the animals that are shown, what their line says. */
  lineOf: (animalId: string) => string | undefined
  /** "animal" in the visitor's own word. */
  words: (text: string) => string
  listHref: string
}

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${inWords(count)} ${many}`)
const upperFirst = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`
const lowerFirst = (text: string) => `${text[0]?.toLowerCase()}${text.slice(1)}`

/** "Skye", "Skye and Bracken", "Skye, Bracken and Wren". */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Problems that the user alone can solve: the laboratory sees to the others. */
const isTheirs: Partial<Record<SampleProblem, string>> = {
  payment_hold: 'See how to pay',
  not_activated: 'Activate the kit',
  sex_mismatch: 'See the sample',
}

const sums = ({ value, others }: Pick<InvoiceTotal, 'value' | 'others'>) =>
  listed([value, ...others].map(({ label }) => label))

/** One animal once, whatever number of its samples. */
const distinctAnimals = (news: readonly SampleNews[]): Pick<AnimalNews, 'id' | 'petName'>[] => [
  ...new Map(news.map(({ animal }) => [animal.id, animal])).values(),
]

const overdue = ({ invoices }: Waiting): Step | false =>
  Boolean(invoices?.overdueCount) &&
  invoices !== undefined && {
    kind: 'invoices',
    title: counted(invoices.overdueCount, 'An invoice is overdue', 'invoices are overdue'),
    text: `${sums(invoices)} is open on your account.`,
    action: 'See and pay your invoices',
    href: paths.invoices,
  }

const unpaid = ({ orders: { numbers, sum } }: Waiting): Step | false =>
  numbers.length > 0 && {
    kind: 'orders',
    title: `${counted(numbers.length, `Order ${numbers[0]} waits`, 'orders wait')} for a payment${sum ? ` of ${sum}` : ''}`,
    text: messages.pendingPaymentsText,
    action: 'See how to pay',
    href: paths.pendingOrders,
  }

const problems = ({ atWork }: Waiting): Step[] =>
  atWork.flatMap(({ animal, barcode, problem }): Step[] => {
    const action = problem && isTheirs[problem]
    if (!action) return []
    return [
      {
        kind: 'problem',
        title: `${animal.petName}’s sample: ${lowerFirst(problemCopy[problem].name)}`,
        text: problemCopy[problem].text,
        action,
        href: problem === 'payment_hold' ? paths.pendingOrders : paths.trackSample(barcode),
        animalId: animal.id,
      },
    ]
  })

const kits = ({ kitCount, words }: Waiting): Step | false =>
  kitCount > 0 && {
    kind: 'kits',
    title: counted(kitCount, 'Activate your kit', 'kits are ready to activate'),
    text: words('Enter its barcode and your animal’s details before you post the swab.'),
    action: kitCount === 1 ? 'Activate it' : 'Activate the first',
    href: paths.activate,
  }

const offeredAnimals = ({ animals, words }: Waiting): Step | false =>
  animals.length > 0 && {
    kind: 'animals',
    title: counted(animals.length, `${animals[0]?.petName} is offered to you`, words('animals are offered to you')),
    text: words('Take the animal over with its results, or decline.'),
    action: 'Answer',
    href: paths.transferAnimal,
  }

const offeredKits = ({ offers }: Waiting): Step | false =>
  offers.length > 0 && {
    kind: 'offers',
    title: counted(offers.length, `${offers[0]?.otherParty} offers you kits`, 'people offer you kits'),
    text: 'Accept them into your balance, or decline.',
    action: 'Answer',
    href: paths.transferMultipack,
  }

function results({ reported, lineOf, words, listHref }: Waiting): Step | false {
  const animals = distinctAnimals(reported)
  const [first] = animals
  if (!first) return false
  const isOne = animals.length === 1
  const line = isOne && lineOf(first.id)
  return {
    kind: 'results',
    title: isOne
      ? `Read ${first.petName}’s results`
      : animals.length > 3
        ? words(`${inWords(animals.length)} animals have new results`)
        : `${listed(animals.map(({ petName }) => petName))} have new results`,
    text: line ? `${upperFirst(line)}.` : 'Each result says what it means, and what to do next.',
    action: 'Read the results',
    href: isOne ? paths.animal(first.id) : listHref,
    animalId: first.id,
  }
}

const openInvoices = ({ invoices }: Waiting): Step | false =>
  invoices !== undefined &&
  invoices.openCount > 0 &&
  !invoices.overdueCount && {
    kind: 'openInvoices',
    title: counted(invoices.openCount, 'An invoice is open', 'invoices are open'),
    text: `${sums(invoices)}, none of it overdue.`,
    action: 'See your invoices',
    href: paths.invoices,
  }

/**
 * Everything that waits for the user, what comes first at the front: what bars them (money that is owed), what holds
 * their samples up, what somebody else waits for, what there is to read, and last what has time.
 */
export const stepsOf = (waiting: Waiting): Step[] =>
  [
    overdue(waiting),
    unpaid(waiting),
    ...problems(waiting),
    kits(waiting),
    offeredAnimals(waiting),
    offeredKits(waiting),
    results(waiting),
    openInvoices(waiting),
  ].filter((step) => step !== false)
