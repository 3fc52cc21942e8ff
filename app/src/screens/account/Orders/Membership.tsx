import { formatDate } from '@shop/contract/dates'
import { membershipId } from '@shop/contract/constants'
import type { Membership as MembershipData, MembershipEnding, MembershipState } from '@shop/contract/membership'
import {
  Badge,
  Button,
  Callout,
  Card,
  chakra,
  LinkButton,
  Skeleton,
  SkeletonGroup,
  toaster,
  Wrap,
} from '@shop/design-system'
import { givesBenefits, payMembership, useMembership, useMembershipActions } from '../../../data/membership.ts'
import { useSettings } from '../../../data/settings.tsx'
import { useSpelling } from '../../../data/spelling.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { useAction } from '../../../parts/form/use-action.ts'
import { PayNow } from '../../../parts/payment/PayNow.tsx'
import { paymentMethodCopy } from '../../../parts/payment/payment-methods.tsx'
import { paths } from '../../../paths.ts'
import { CancelMembership } from './CancelMembership.tsx'

const badges: Record<MembershipState, { text: string; tone: 'clear' | 'carrier' | 'affected' | 'neutral' }> = {
  active: { text: 'Active', tone: 'clear' },
  cancelled: { text: 'Cancelled', tone: 'carrier' },
  past_due: { text: 'Waiting for the payment', tone: 'affected' },
  ended: { text: 'Ended', tone: 'neutral' },
}

const whyEnded: Record<MembershipEnding, string> = {
  cancelled: 'as you wished',
  unpaid: 'because the payment for another year did not reach us',
  desk: 'and we wrote to you why',
  refunded: 'and what you paid for its last year goes back to you',
  erased: 'with your account',
}

/** The kennel membership: what it is paid until, what comes next, and the ways out. Nothing for who never had one. */
export function Membership() {
  const { data, error, isValidating, mutate } = useMembership()
  if (error) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <SkeletonGroup label="Fetching your membership">
        <Skeleton shape="card" height="32" />
      </SkeletonGroup>
    )
  if (!data.membership) return null
  return <Panel membership={data.membership} />
}

function Panel({ membership }: { membership: MembershipData }) {
  const spell = useSpelling()
  const { state } = membership
  const { text, tone } = badges[state as MembershipState]
  return (
    <Card as="section" aria-labelledby="membership">
      <Wrap gap="3" alignItems="center">
        <chakra.h2 id="membership" textStyle="h4">
          Kennel membership
        </chakra.h2>
        <Badge tone={tone} size="sm">
          {spell(text)}
        </Badge>
      </Wrap>
      <chakra.div display="grid" gap="4" marginTop="3">
        <Standing membership={membership} />
        <Wrap gap="3">
          {state === 'past_due' && <PayYear membership={membership} />}
          {givesBenefits(membership) && (
            <LinkButton size="sm" variant="outline" href={paths.mates}>
              Rank all mates
            </LinkButton>
          )}
          {(state === 'active' || state === 'past_due') && <CancelMembership membership={membership} />}
          {state === 'cancelled' && membership.mayResume && <Resume />}
          {state === 'ended' && (
            <LinkButton
              size="sm"
              variant="outline"
              href={paths.product({ id: membershipId, name: 'Kennel membership' })}
            >
              Join again
            </LinkButton>
          )}
        </Wrap>
      </chakra.div>
    </Card>
  )
}

/** Its state, in a sentence or two. */
function Standing({ membership }: { membership: MembershipData }) {
  const { country } = useSettings()
  const { state, price, paidUntil, endsAt, nextChargeAt, paymentMethod, ending } = membership
  const date = (at: string) => formatDate(at, country)
  switch (state) {
    case 'active':
      return (
        <p>
          Paid until {date(paidUntil)}. Then it renews for {price.label} a year, by{' '}
          {paymentMethodCopy[paymentMethod].title}.
        </p>
      )
    case 'cancelled':
      return <p>You are a member until {date(endsAt)}. Nothing more is charged.</p>
    case 'past_due':
      return (
        <Callout tone="warning" title={`${price.label} could not be charged`}>
          It is for the year from {date(paidUntil)}.{' '}
          {nextChargeAt ? `We try again on ${date(nextChargeAt)}.` : 'We do not try again.'} You are a member until{' '}
          {date(endsAt)}, and longer as soon as it is paid.
        </Callout>
      )
    default:
      return (
        <p>
          It ended on {date(endsAt)}, {whyEnded[ending ?? 'cancelled']}. You now pay standard prices and compare one
          pair at a time. You keep your points.
        </p>
      )
  }
}

const PayYear = ({ membership: { price, paidUntil } }: { membership: MembershipData }) => (
  <PayNow
    place="order membership"
    subject={paidUntil}
    title={`Pay ${price.label} for another year`}
    description="What you pay with now also pays the years that follow, until you cancel."
    order={payMembership}
    thanks="Thank you. Your membership continues."
    returnPath={paths.checkoutComplete}
  >
    Pay now
  </PayNow>
)

function Resume() {
  const { resume } = useMembershipActions()
  const { busy, run } = useAction()
  return (
    <Button
      isBusy={Boolean(busy)}
      onClick={() =>
        void run(async () => {
          await resume()
          toaster.success('Your membership goes on')
        })
      }
    >
      Keep the membership
    </Button>
  )
}
