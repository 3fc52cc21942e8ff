import { giftCardId } from '@shop/contract/constants'
import { type Currency, currencyTable } from '@shop/contract/currencies'
import { type Gift, giftSchema } from '@shop/contract/gift-card'
import { messages } from '@shop/contract/messages'
import { currencyOf, formatMoney } from '@shop/contract/money'
import {
  Card,
  chakra,
  Form,
  RadioCardsField,
  SimpleGrid,
  SubmitButton,
  TextareaField,
  TextField,
  toaster,
} from '@shop/design-system'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { type InferType, object } from 'yup'
import { useCart, useCartActions } from '../../../data/cart.ts'
import { useRefusal } from '../../../data/form-answer.tsx'
import { useSettings } from '../../../data/settings.tsx'
import { GiftCardFace } from '../../../parts/gift-card/GiftCardFace.tsx'
import { showFailure } from '../../../parts/failure/show-failure.ts'
import { paths } from '../../../paths.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 26rem)' },
    gap: { base: '6', lg: '10' },
    alignItems: 'start',
    '& .gift-face': { order: { base: -1, lg: 0 }, position: { lg: 'sticky' }, insetBlockStart: { lg: '24' } },
    '& .gift-message': {
      marginBlockStart: '5',
      paddingInlineStart: '4',
      borderInlineStart: '3px solid',
      borderColor: 'colorPalette.muted',
      textStyle: 'lead',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
    // An amount stays on one line.
    '& [role=radiogroup]': { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' },
  },
})

/** As typed: an amount is a radio's text. */
type Typed = Record<'amount' | 'recipientName' | 'recipientEmail' | 'senderName' | 'message' | 'sendOn', string>
type Values = { metaData: { giftCard: Typed } }
const empty: Typed = { amount: '', recipientName: '', recipientEmail: '', senderName: '', message: '', sendOn: '' }

const schema = object({ metaData: object({ giftCard: giftSchema.required() }).required() })
type Bought = InferType<typeof schema>
const resolver = schemaResolver(schema) as unknown as Resolver<Values, unknown, Bought>

const field = (name: keyof Typed) => `metaData.giftCard.${name}` as const

/** The copy of a page that answers the form without scripts: what was sent, and what is wrong with it. */
function useSent(currency: Currency) {
  const refusal = useRefusal('addItem')
  const blank = { ...empty, amount: String(currencyTable[currency].giftCards[1]) }
  if (!refusal) return { defaultValues: { metaData: { giftCard: blank } } }
  const { giftCard } = (refusal.values.metaData ?? {}) as { giftCard?: Partial<Gift> }
  const errors = Object.fromEntries(
    Object.entries(refusal.failure.fields).map(([name, message]) => [
      name.replace('metaData.giftCard.', ''),
      { type: refusal.type, message },
    ]),
  )
  return {
    defaultValues: { metaData: { giftCard: { ...blank, ...giftCard, amount: String(giftCard?.amount ?? '') } } },
    errors: { metaData: { giftCard: errors } },
  }
}

/** The fields of a gift card; beside it the card, as it will look. */
export function GiftCardForm() {
  const { country } = useSettings()
  const { cart } = useCart()
  const { addItem } = useCartActions()
  const navigate = useNavigate()
  const currency = cart?.currency ?? currencyOf(country)
  const form = useForm<Values, unknown, Bought>({ ...useSent(currency), resolver })
  const { amount, recipientName, senderName, message } = useWatch({ control: form.control, name: 'metaData.giftCard' })
  const priceOf = (units: number) => formatMoney(units * 100, currency, country)

  const put = async ({ metaData: { giftCard } }: Bought) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const { items } = await addItem({
      productId: giftCardId,
      quantity: 1,
      metaData: { giftCard: { ...giftCard, sendOn: giftCard.sendOn || undefined, timeZone } },
    }).catch((failure: unknown) => {
      showFailure(failure)
      throw failure
    })
    toaster.success(messages.itemAdded)
    if (items.length) void navigate(paths.cart)
  }
  return (
    <Layout>
      <Card size="lg">
        <Form
          form={form}
          aria-label="Gift card"
          hidden={{ call: 'addItem', productId: String(giftCardId), quantity: '1' }}
          onSubmit={put}
        >
          <RadioCardsField<Values>
            name={field('amount')}
            label="Amount"
            required
            options={currencyTable[currency].giftCards.map((units) => ({
              value: String(units),
              title: priceOf(units),
            }))}
          />
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
            <TextField<Values> name={field('recipientName')} label="Who is it for?" autoComplete="off" required />
            <TextField<Values>
              name={field('recipientEmail')}
              label="Their email"
              type="email"
              inputMode="email"
              autoComplete="off"
              required
            />
          </SimpleGrid>
          <TextField<Values>
            name={field('senderName')}
            label="From"
            help="As they know you."
            autoComplete="name"
            required
          />
          <TextareaField<Values> name={field('message')} label="Your message" rows={4} />
          <TextField<Values>
            name={field('sendOn')}
            label="Mail it on"
            type="date"
            autoComplete="off"
            help="It arrives at nine in the morning, your time. Leave it empty, and it goes out as soon as you have paid."
          />
          <div>
            <SubmitButton>Add to cart</SubmitButton>
          </div>
        </Form>
      </Card>
      <div className="gift-face" aria-hidden>
        <GiftCardFace
          amount={priceOf(Number(amount) || 0)}
          title={senderName ? `From ${senderName}` : 'For tests of dogs and cats'}
          line={recipientName ? `For ${recipientName}` : undefined}
        />
        {message && <p className="gift-message">{message}</p>}
      </div>
    </Layout>
  )
}
