import type { CartItem } from './cart.ts'
import { membershipTerms, ourCategories, productTypes } from './constants.ts'
import type { LineState } from './line-progress.ts'
import type { OrderDetail } from './order.ts'

/** The drawings of what comes next, on a page and in a mail. */
export const stepPictures = ['mail', 'swab', 'lab', 'results', 'kit', 'multi-pack'] as const
export type Step = { picture: (typeof stepPictures)[number]; title: string; text: string }
type LineKind = 'kit' | 'supplies' | 'sample' | 'plan' | 'gift' | 'membership'

function kindOf({ product, metaData }: CartItem): LineKind {
  if (metaData.barcode) return 'sample'
  if (metaData.giftCard) return 'gift'
  if (product.typeId === productTypes.lifePlan) return 'plan'
  if (product.typeId === productTypes.subscription) return 'membership'
  return product.category.id === ourCategories.practiceSupplies ? 'supplies' : 'kit'
}

/** Whether anything of an order goes by post. */
export const isPosted = (items: CartItem[]) => items.some((item) => ['kit', 'supplies'].includes(kindOf(item)))

const parcel: Step = {
  picture: 'mail',
  title: 'Your kit comes by post',
  text: 'With swabs, a guide, and a paid envelope for the way back.',
}
const supplies: Step = {
  picture: 'mail',
  title: 'Your parcel comes by post',
  text: 'We write to you when it leaves.',
}
const swab: Step = {
  picture: 'swab',
  title: 'You take a swab',
  text: 'Thirty seconds in the cheek. Activate the kit with the code on its tube.',
}
const reading: Step = {
  picture: 'lab',
  title: 'We read the sample',
  text: 'It is with us already: no kit, no swab. What was reported before stays where it is.',
}
const results: Step = {
  picture: 'results',
  title: 'You read the results',
  text: 'We email you when each stage is done, and when your report is there.',
}
const plan: Step = {
  picture: 'kit',
  title: 'We make the life plan',
  text: 'As soon as results are out. When they change, we renew it, free.',
}
const gift: Step = {
  picture: 'mail',
  title: 'We mail the gift card',
  text: 'At once, or at nine in the morning of the day you chose. This page shows when it has gone.',
}
const given: Step = {
  picture: 'kit',
  title: 'It waits for its moment',
  text: 'It never expires, and pays for one order or for several.',
}
const membership: Step[] = [
  {
    picture: 'multi-pack',
    title: 'Your prices are lower',
    text: `${membershipTerms.percentOff}% less in every list, on every page and in your cart, from now on.`,
  },
  {
    picture: 'lab',
    title: 'Your mates are ranked',
    text: 'Choose one of your animals under breeding strategy, and see which mates suit it best.',
  },
  {
    picture: 'results',
    title: `${membershipTerms.points} points are yours`,
    text: 'Use them for your next order, or keep them: they do not expire.',
  },
  {
    picture: 'mail',
    title: 'It renews each year',
    text: `We write to you ${membershipTerms.reminderDays} days before. You can cancel at any time with your orders.`,
  },
]

/** What is done with a kit that is there. */
export const kitSteps: Step[] = [swab, results]

/** What becomes of a sample that has reached the laboratory. */
export const laboratorySteps: Step[] = [
  { ...reading, text: 'We look at the swab, take the DNA from it, and read it.' },
  results,
]

/** After these nothing comes any more. */
const ends: readonly LineState[] = [
  'reported',
  'plan_ready',
  'gift_sent',
  'gift_void',
  'cancelled',
  'undeliverable',
  'refunded',
]

/** What comes of each kind of line in an order, in the order in which it comes; nothing once all of it is there. */
export function nextStepsOf({ items, progress }: Pick<OrderDetail, 'items' | 'progress'>): Step[] {
  if (progress.length && progress.every(({ state }) => ends.includes(state))) return []
  const kinds = new Set(items.map(kindOf))
  if (kinds.has('membership')) return membership
  const steps = [
    ...(kinds.has('kit') ? [parcel, swab] : kinds.has('supplies') ? [supplies] : []),
    ...(kinds.has('sample') ? [reading] : []),
    ...(kinds.has('kit') || kinds.has('sample') ? [results] : []),
    ...(kinds.has('plan') ? [plan] : []),
  ]
  if (!kinds.has('gift')) return steps
  return steps.length ? [...steps, gift] : [gift, given]
}
