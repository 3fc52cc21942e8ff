import { chakra, Link, PageHeader } from '@shop/design-system'
import { giftCardCopy } from '../../../content/gift-cards.ts'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { paths } from '../../../paths.ts'
import { GiftCardForm } from './GiftCardForm.tsx'

const help = [
  {
    title: 'It never expires',
    text: 'There is no rush. Anything left after one order stays on the card for the next.',
  },
  {
    title: 'It pays for everything',
    text: 'For tests, kits and delivery, alone or together with a card, vouchers and points. It pays in its own currency, and not for other gift cards.',
  },
  {
    title: 'It comes by email',
    text: 'With your message and a code. On your order’s page you see when it goes out, and that it went.',
  },
  {
    title: 'Tax is paid with it',
    text: 'A gift card itself is not taxed. Tax is part of what it buys.',
  },
]

const Layout = chakra('div', {
  base: {
    '& .gift-facts': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
      gap: '6',
      marginBlockStart: { base: '10', md: '14' },
      listStyleType: 'none',
    },
    '& .gift-facts h2': { textStyle: 'h4' },
    '& .gift-facts p': { marginBlockStart: '1', textStyle: 'small', color: 'ink2', textWrap: 'pretty' },
    '& .gift-balance': { marginBlockStart: '8' },
  },
})

/** `/gift-cards`: an amount, for whom, with which words, and when. */
export function GiftCards() {
  return (
    <Layout>
      <PageTitle {...giftCardCopy.buy} />
      <PageHeader
        title="Give somebody an answer"
        lead="A gift card for whoever would like to know more about their dog or cat. You choose the amount and the day; they choose the test."
      />
      <GiftCardForm />
      <ul className="gift-facts">
        {help.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="gift-balance">
        You have a gift card already? <Link href={paths.giftCardBalance}>See what is left on it</Link>
      </p>
    </Layout>
  )
}
