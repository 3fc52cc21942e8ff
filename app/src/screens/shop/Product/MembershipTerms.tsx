import { membershipTerms } from '@shop/contract/constants'
import { Card, chakra, Section, SimpleGrid } from '@shop/design-system'

const { percentOff, points, reminderDays, graceDays, withdrawalDays } = membershipTerms

const parts = [
  {
    title: 'What it gives',
    text: [
      `${percentOff}% less for every test, profile, kit and pack. You see your price in every list, on every page and in your cart, as soon as you are logged in.`,
      'All mates of an animal in your kennel, ranked by what a litter could inherit, by relatedness, or by the coat you hope for. Working out one pair is free for everybody.',
      `${points} loyalty points with each year you pay.`,
    ],
  },
  {
    title: 'How it renews',
    text: [
      'You pay once a year, by card or PayPal, and the price you joined at stays yours.',
      `We write to you ${reminderDays} days before each renewal and say what we charge. Each year has its own bill.`,
    ],
  },
  {
    title: 'How it ends',
    text: [
      'Cancel at any time, with your orders: you stay a member until the end of the year you have paid, and can change your mind until then.',
      `Within ${withdrawalDays} days of joining you can withdraw: write to us, and you get your money back.`,
      `If a payment fails, we try again and tell you when. You stay a member for ${graceDays} days meanwhile.`,
    ],
  },
]

/** What somebody agrees to who joins, in plain words. */
export const MembershipTerms = () => (
  <Section title="How the membership works">
    <SimpleGrid columns={{ base: 1, md: 3 }} gap={{ base: '4', md: '5' }}>
      {parts.map(({ title, text }) => (
        <Card key={title} size="sm">
          <chakra.h3 textStyle="h4">{title}</chakra.h3>
          {text.map((paragraph) => (
            <chakra.p key={paragraph} marginTop="2" color="ink2" textWrap="pretty">
              {paragraph}
            </chakra.p>
          ))}
        </Card>
      ))}
    </SimpleGrid>
  </Section>
)
