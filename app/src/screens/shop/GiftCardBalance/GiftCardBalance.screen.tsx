import { type GiftCard, giftCardBodySchema } from '@shop/contract/gift-card'
import {
  Button,
  Callout,
  Card,
  chakra,
  DescriptionList,
  Form,
  LinkButton,
  PageHeader,
  SubmitButton,
  TextField,
  toaster,
  Wrap,
} from '@shop/design-system'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { giftCardCopy } from '../../../content/gift-cards.ts'
import { useCart, useCartActions } from '../../../data/cart.ts'
import { checkGiftCard } from '../../../data/gift-card.ts'
import { Spelled } from '../../../data/spelling.tsx'
import { showFailure } from '../../../parts/failure/show-failure.ts'
import { GiftCardFace } from '../../../parts/gift-card/GiftCardFace.tsx'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { paths } from '../../../paths.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '10' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 26rem)' },
    '& .balance-found': { display: 'grid', gap: '5' },
  },
})

type Found = { code: string; card: GiftCard }

/** `/gift-cards/balance`: what is left on a card. The mail's link has the code behind a #, which no server ever sees. */
export function GiftCardBalance() {
  const { hash } = useLocation()
  const [found, setFound] = useState<Found>()
  const form = useForm<{ code: string }>({ defaultValues: { code: '' }, resolver: schemaResolver(giftCardBodySchema) })

  const look = async ({ code }: { code: string }) => {
    setFound(undefined)
    setFound({ code, card: await checkGiftCard(code) })
  }
  const lookUpLinked = useEffectEvent((code: string) => {
    form.setValue('code', code)
    document.querySelector<HTMLFormElement>('form[aria-label="Gift card"]')?.requestSubmit()
  })
  useEffect(() => {
    const code = decodeURIComponent(hash.slice(1))
    if (code) lookUpLinked(code)
  }, [hash])
  return (
    <>
      <PageTitle {...giftCardCopy.balance} />
      <PageHeader
        title="What is left on your gift card?"
        lead="Enter the code from its email. Gift cards never expire."
      />
      <Layout>
        <Card size="lg">
          <Form form={form} aria-label="Gift card" onSubmit={look}>
            <TextField
              name="code"
              label="Code"
              placeholder="XXXX-XXXX-XXXX-XXXX"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
            />
            <div>
              <SubmitButton>Show the balance</SubmitButton>
            </div>
          </Form>
        </Card>
        <div role="status">{found && <Balance {...found} />}</div>
      </Layout>
    </>
  )
}

function Balance({ code, card: { ending, amount, balance, isUsable } }: Found) {
  const { cart, count } = useCart()
  const { addGiftCard } = useCartActions()
  const navigate = useNavigate()
  const isLeft = isUsable && balance.amount > 0
  const pay = async () => {
    try {
      await addGiftCard(code)
      toaster.success('The gift card pays for your cart')
      void navigate(paths.cart)
    } catch (error) {
      showFailure(error)
    }
  }
  return (
    <div className="balance-found">
      <GiftCardFace amount={balance.label} title="Left on it" line={`… ${ending}`} />
      {!isUsable && (
        <Callout tone="warning" title="This card cannot be used">
          <Spelled>
            It was cancelled by whoever bought it, or has not been paid for. Please write to us if that is a mistake.
          </Spelled>
        </Callout>
      )}
      {isUsable && balance.amount === 0 && <Callout title="It is used up">Everything on it was spent.</Callout>}
      <DescriptionList
        items={[
          { term: 'Left', description: `${balance.label} ${balance.currency}` },
          { term: 'Bought for', description: `${amount.label} ${amount.currency}` },
          { term: 'Expires', description: 'Never' },
        ]}
      />
      {isLeft && (
        <Wrap gap="3">
          {cart && count > 0 && <Button onClick={() => void pay()}>Pay my cart with it</Button>}
          <LinkButton variant={count > 0 ? 'outline' : 'solid'} href={paths.home}>
            Find a test
          </LinkButton>
        </Wrap>
      )}
    </div>
  )
}
