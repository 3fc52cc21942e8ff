import { membershipTerms } from '@shop/contract/constants'
import { chakra, Illustration, type IllustrationName } from '@shop/design-system'

const List = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(3, 1fr)' },
    gap: { base: '4', md: '6' },
    listStyleType: 'none',
    '& li': {
      display: { base: 'grid', sm: 'block' },
      gridTemplateColumns: '6rem 1fr',
      columnGap: '4',
      alignItems: 'center',
      padding: '5',
      bg: 'sand',
      borderRadius: 'card',
    },
    '& svg': { maxWidth: { base: '24', sm: '32' }, marginBlockEnd: { sm: '3' } },
    '& h3': { textStyle: 'h4' },
    '& p': { marginBlockStart: '1', color: 'ink2', textStyle: 'small' },
  },
})

type Step = { picture: IllustrationName; title: string; text: string }
const parcel: Step = {
  picture: 'mail',
  title: 'Your kit comes by post',
  text: 'With swabs, a guide, and a paid envelope for the way back.',
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

type NextStepsProps = {
  isMembership: boolean
  hasParcel: boolean
  /** All of it is read in samples that are with us. */
  isFromSample: boolean
  /** All of it is gift cards. */
  isGift: boolean
}

const stepsOf = ({ isMembership, hasParcel, isFromSample, isGift }: NextStepsProps): Step[] => {
  if (isMembership) return membership
  if (isGift) return [gift, given]
  return isFromSample ? [reading, results] : [...(hasParcel ? [parcel] : []), swab, results]
}

/** What happens now: the question everybody has after paying. */
export function NextSteps(props: NextStepsProps) {
  const steps = stepsOf(props)
  return (
    <section aria-labelledby="next-steps">
      <chakra.h2 id="next-steps" textStyle="h3" marginBottom="4">
        What happens next
      </chakra.h2>
      <List>
        {steps.map(({ picture, title, text }) => (
          <li key={title}>
            <Illustration name={picture} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </List>
    </section>
  )
}
