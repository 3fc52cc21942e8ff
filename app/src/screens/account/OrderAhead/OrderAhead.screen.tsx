import { EmptyState, Illustration, LinkButton, SkeletonGroup, SkeletonText } from '@shop/design-system'
import { useCredit } from '../../../data/invoice.ts'
import { useSettings } from '../../../data/settings.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { paths } from '../../../paths.ts'
import { AdvanceOrderForm } from './AdvanceOrderForm.tsx'

/** `/my/order-ahead`: tests for somebody else, on the account of an approved vet or collection agent (checkout-9). */
export function OrderAhead() {
  const { user } = useSettings()
  return (
    <MyPage
      name="Order for someone else"
      lead="Order tests ahead for a client. The kits come to you, and the invoice goes on your account."
    >
      {user?.ordersOnAccount ? <WithCredit /> : <NoAccount />}
    </MyPage>
  )
}

function WithCredit() {
  const { data, error, isValidating, mutate } = useCredit()
  if (!data && error) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <SkeletonGroup label="Fetching your account">
        <SkeletonText lines={8} />
      </SkeletonGroup>
    )
  return data.credit ? <AdvanceOrderForm credit={data.credit} onChanged={() => void mutate()} /> : <NoAccount />
}

const NoAccount = () => (
  <EmptyState
    headingLevel={2}
    illustration={<Illustration name="empty-cart" />}
    title="This needs an account to order on"
    text="Approved vets and collection agents with a credit limit can order for others here. Ask us for one, or order in the shop and pay right away."
    actions={
      <>
        <LinkButton href={paths.contact}>Ask for an account</LinkButton>
        <LinkButton variant="outline" href={paths.my}>
          Back to my account
        </LinkButton>
      </>
    }
  />
)
