import { adminCalls } from '@shop/contract/admin'
import { cartCalls } from '@shop/contract/cart'
import { giftCardId } from '@shop/contract/constants'
import type { DeskRole } from '@shop/contract/desk-role'
import { litterCalls } from '@shop/contract/litter'
import { parcelCalls } from '@shop/contract/parcel'
import { reviewCalls } from '@shop/contract/review'
import { productPriceCalls } from '@shop/contract/product-price'
import { showCalls } from '@shop/contract/show'
import { stockCalls } from '@shop/contract/stock'
import type { Page } from 'playwright'
import { ask } from './ask.ts'
import { heading, hydrated, openPage } from './browser.ts'
import { fillAddress, giveContact, giveDelivery } from './checkout.ts'
import { desk } from './command.ts'
import { activate, reportedDogs } from './dogs.ts'
import { nominate } from './nominate.ts'
import { buyKits, placeOrder } from './order.ts'
import { approvedVet, colleague, newcomer } from './people.ts'

type Shop = { url: string; data: string }

/** One puppy of a dam by name. */
const litter = {
  species: { id: 1, name: 'Canine' },
  damName: 'Heather',
  dateOfBirth: '2026-03-14',
  offspring: [{ petName: 'Juniper', gender: 'female' }],
}
type Visitor = { page: Page; email: string }
type Field = [label: string | RegExp, typed: string | true]

/** How somebody comes to a form and what they type into it. */
export type Way = {
  who: (shop: Shop) => Promise<Visitor>
  /** Returns the form's address. */
  at: string | ((visitor: Visitor, shop: Shop) => Promise<string>)
  /** From the address to the form; repeated after a reload. */
  open?: (page: Page) => Promise<unknown>
  /** The form's name; of one without a name, its selector. */
  name: string | RegExp | { selector: string }
  fields?: Field[]
  /** What is more than fields. */
  fill?: (page: Page) => Promise<unknown>
  /** What is never stored, and is given again: a file. */
  again?: (page: Page) => Promise<unknown>
  /**
   * The button of a form whose call writes: the session's end is noticed by it. Without one the page is loaded again,
   * and the login leads back to the form.
   */
  send?: string | RegExp
  /** What has no code to restore it: the page still has it when the session has ended. */
  isOfThePage?: true
}

const guest = async ({ url }: Shop): Promise<Visitor> => ({ page: await openPage({ url }), email: '' })
const phoneGuest = async ({ url }: Shop): Promise<Visitor> => ({
  page: await openPage({ url, size: 'phone' }),
  email: '',
})
const breeder = (shop: Shop) => newcomer('breeder', { shop })
const onAPhone = (shop: Shop) => newcomer('breeder', { shop, size: 'phone' })
const vet = (shop: Shop) => newcomer('vet', { shop })
const atTheDesk = (role: DeskRole) => (shop: Shop) => colleague(shop, role)
const manager = atTheDesk('manager')

/** The number of an order of theirs that waits to be packed. */
const waitingOrder = async (page: Page, shop: Shop): Promise<string> => {
  await placeOrder(page, shop, { items: [{ productId: cea }] })
  const { results } = await ask(page, shop, parcelCalls.listWaitingOrders)
  return results.at(-1)?.number ?? ''
}

const orderAtDesk: Way['at'] = async ({ page }, shop) => `/desk/orders/${await waitingOrder(page, shop)}`

/** Collie eye anomaly. */
const cea = 2002
/** A swab that comes without a test. */
const swabKit = 701

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

async function putIntoCart(page: Page, shop: Shop, item: object) {
  const { sessionId } = await ask(page, shop, cartCalls.createCart, { body: { country: 'US' } })
  await ask(page, shop, cartCalls.addItem, { params: { sessionId }, body: { productId: cea, quantity: 1, ...item } })
}
const cart =
  (address: string, item = {}) =>
  async ({ page }: Visitor, shop: Shop) => {
    await putIntoCart(page, shop, item)
    return address
  }

const dog = async ({ page, email }: Visitor, shop: Shop) => {
  const [barcode = ''] = await buyKits(page, shop, { items: [{ productId: cea }] })
  return activate(page, shop, { barcode, name: 'Skye', email, chipNumber: '981020000312399' })
}
const ofADog =
  (addressOf: (id: string) => string) =>
  async (visitor: Visitor, shop: Shop): Promise<string> =>
    addressOf((await dog(visitor, shop)).id)
const animalPage = ofADog((id) => `/my/animals/${id}`)

const chooseATest = 'What shall we test for?'

/** The steps of an activation, and what leads on from each. */
const steps: [heading: string, goOn: (page: Page, barcode: string, wanted: string) => Promise<unknown>][] = [
  ['Where shall we send the results?', press('Continue')],
  [
    'What does the barcode on your swab say?',
    async (page, barcode, wanted) => {
      if (wanted === chooseATest)
        await page.getByRole('radio', { name: /^A swab without a test/ }).check({ force: true })
      await page.getByRole('textbox', { name: /^Barcode(?! again)/ }).fill(barcode)
      await page.getByRole('textbox', { name: /^Barcode again/ }).fill(barcode)
      await press('Continue')(page)
    },
  ],
  ['Is this your kit?', press('Yes, carry on')],
  [
    'Tell us about your animal',
    async (page) => {
      await page.getByRole('textbox', { name: /^Name/ }).fill('Skye')
      await page.getByText('Female', { exact: true }).click()
      await press('Continue')(page)
    },
  ],
  [
    'Who is the report for?',
    async (page) => {
      await fillAddress(page, { first: 'Grace', last: 'Okafor' })
      await page.getByLabel(/I accept/).check()
      await press('Continue to review')(page)
    },
  ],
]

/** Walks an activation as far as the step of this heading; returns its address. */
async function walkTo(wanted: string, page: Page, barcode: string) {
  await page.goto('/activate')
  const there = page.getByRole('heading', { name: wanted })
  for (const [name, goOn] of steps) {
    await page.getByRole('heading', { name }).or(there).first().waitFor()
    if (await there.count()) break
    await hydrated(page)
    await goOn(page, barcode, wanted)
  }
  await there.first().waitFor()
  return new URL(page.url()).pathname
}

/** Goes through the checkout's first steps as far as this heading, or stays there after a reload. */
async function checkoutTo(wanted: string, page: Page, between?: () => Promise<void>) {
  const contact = page.getByRole('heading', { name: 'How can we reach you?' })
  // Hydrated is not yet loaded: whichever step comes has to be waited for.
  await contact
    .or(page.getByRole('heading', { name: wanted }))
    .first()
    .waitFor()
  if (await contact.count()) {
    await giveContact(page)
    await between?.()
  }
  await heading(page, wanted)
}

const activation =
  (wanted: string, productId = cea) =>
  async ({ page }: Visitor, shop: Shop) => {
    const [barcode = ''] = await buyKits(page, shop, { items: [{ productId }] })
    return walkTo(wanted, page, barcode)
  }

/** A collection agent, listed. */
async function agent(shop: Shop) {
  const { page, email } = await newcomer('breeder', { shop })
  await nominate(page)
  await desk(shop, 'approve', 'agent', email, '--reason', 'Their club vouches for them')
  return { page, email }
}
/** The page of somebody's account at the desk. */
async function accountPage(page: Page, shop: Shop, email: string) {
  const { results } = await ask(page, shop, adminCalls.listAccounts, { query: { search: email } })
  return `/desk/people/${results[0]?.id}`
}
const swab =
  (wanted: string) =>
  async ({ page }: Visitor, shop: Shop) => {
    const [barcode = ''] = await buyKits(page, shop, { items: [{ productId: swabKit }] })
    return walkTo(wanted, page, barcode)
  }

/** Chooses in a list that is searched by typing. */
const choose = (label: string | RegExp, text: string) => async (page: Page) => {
  await page.getByRole('combobox', { name: label }).first().click()
  await page.keyboard.type(text)
  await page.getByRole('option', { name: text }).first().click()
}

/** Uploaded, with the address to give and a line that is not right. */
const sheet = async ({ page }: Visitor, shop: Shop) => {
  await buyKits(page, shop, { items: [{ productId: cea, quantity: 2 }] })
  await page.goto('/my/work-spreadsheets')
  await hydrated(page)
  const href = (await page.getByRole('link', { name: 'Template as CSV' }).getAttribute('href')) ?? ''
  const [header = '', ...lines] = (await (await page.request.get(shop.url + href)).text()).trim().split('\r\n')
  const columns = header.replaceAll('"', '').replace('\uFEFF', '').split(',')
  const rows = lines.map((line, index) => {
    const cells: Record<string, string> = {
      Barcode: line.replaceAll('"', '').split(',')[0] ?? '',
      Name: `Pup ${index + 1}`,
      Sex: index ? 'Female' : '',
      Breed: 'Border Collie',
    }
    return columns.map((column) => cells[column] ?? '').join(',')
  })
  const buffer = Buffer.from([header, ...rows, ''].join('\r\n'))
  await page.getByLabel(/The filled-in file/).setInputFiles({ name: 'herd.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Upload the sheet' }).click()
  await page.getByText('One line needs attention').waitFor()
  return new URL(page.url()).pathname
}

const show = async ({ page, email }: Visitor, shop: Shop) => {
  const body = {
    name: 'Spring Specialty',
    club: 'Herding Dog Club',
    firstDay: '2031-03-20',
    lastDay: '2031-03-21',
    place: 'Ithaca NY',
    contactName: 'Avery Sinclair',
    contactPhone: '',
    deliverTo: '12 Orchard Lane, Ithaca NY 14850',
    stands: 1,
    leaflets: 50,
  }
  await ask(page, shop, showCalls.registerShow, { body })
  const line = (await desk(shop, 'shows', 'list')).split('\n').find((text) => text.includes(email)) ?? ''
  await desk(shop, 'shows', 'confirm', line.split(' ')[0] ?? '', '--reason', 'The club is known')
  return '/my/shows'
}

/** Of the manager's own, as a buyer. */
async function publishedReview({ page, email }: Visitor, shop: Shop) {
  await reportedDogs(page, shop, email, ['Bracken'])
  const body = { rating: 5, text: 'Clear and quick.', name: 'Avery S.' }
  await ask(page, shop, reviewCalls.saveMyReview, { params: { id: '2138' }, body })
  const { results } = await ask(page, shop, reviewCalls.listDeskReviews)
  const { id = '', edition = 1 } = results.find((review) => review.email === email) ?? {}
  await ask(page, shop, reviewCalls.approveReview, { params: { id }, body: { edition } })
  return '/desk/people/reviews?state=approved'
}

const profiled = async ({ page, email }: Visitor, shop: Shop) => {
  await reportedDogs(page, shop, email, ['Bracken', 'Heather'])
  return '/my/parentage-requests'
}

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const give = (label: RegExp, name: string, buffer: Buffer) => (page: Page) =>
  page
    .getByLabel(label)
    .first()
    .setInputFiles({ name, mimeType: name.endsWith('.png') ? 'image/png' : 'text/csv', buffer })

const address: Field[] = [
  [/^Address/, '12 Orchard Lane'],
  [/^City/, 'Ithaca'],
  [/^ZIP code/, '14850'],
]

const kits: Way['at'] = async ({ page }, shop) => {
  await buyKits(page, shop, { items: [{ productId: cea, quantity: 2 }] })
  return '/my/oripacks/transfer'
}

const ofALitter = async ({ page }: Visitor, shop: Shop) => {
  const { id } = await ask(page, shop, litterCalls.createLitter, { body: litter })
  return `/my/litters/${id}`
}
const chooseIn = (button: string) => async (page: Page) => {
  await page.getByRole('checkbox', { name: 'Choose Juniper' }).check()
  await press(button)(page)
}

/** By the file that the form is in. */
export const ways: Record<string, Way> = {
  'parts/animal/AnimalForm': {
    who: onAPhone,
    at: '/tools/add-animal',
    name: /^About the/,
    fields: [
      ['Dog', true],
      ['Female', true],
      [/^Name/, 'Wren'],
      [/^Registration number/, 'R 4711'],
    ],
    send: 'Add the animal',
  },
  'parts/animal/AnimalPhotoEditor': {
    who: breeder,
    at: animalPage,
    open: press('Add a photo'),
    name: /^A photo of/,
    fields: [[/^What it shows/, 'Skye at the sea']],
    again: give(/picture/, 'skye.png', pixel),
    send: 'Save the photo',
  },
  'parts/auth/LoginForm': { who: guest, at: '/login', name: 'Log in', fields: [['Email', 'ada@example.org']] },
  'parts/collected-animal/CollectedAnimalForm': {
    who: onAPhone,
    at: '/my/animals/collected',
    open: press('Add a sample'),
    name: 'Collected animal',
    fields: [
      ['Owner’s name', 'Grace Okafor'],
      ['Owner’s email', 'grace@example.org'],
      ['Animal’s name', 'Tansy'],
      ['Dog', true],
      ['Female', true],
    ],
    send: 'Save',
  },
  'parts/colour/ColourForm': {
    who: breeder,
    at: '/my/feline-colour',
    name: 'Genotypes',
    fill: (page) => page.getByRole('form', { name: 'Genotypes' }).locator('select').first().selectOption({ index: 2 }),
  },
  'parts/enquiry/EnquiryFields': {
    who: phoneGuest,
    at: '/contact-us',
    name: 'Write to us',
    fields: [
      [/^Your name/, 'Ada Sørensen'],
      [/^Your message/, 'Has the sample arrived?'],
    ],
  },
  'parts/newsletter/NewsletterForm': {
    who: guest,
    at: async ({ page }) => {
      await page.clock.install()
      return '/breeder'
    },
    open: (page) => page.clock.fastForward(20_000),
    name: 'Newsletter',
    fields: [[/^Email/, 'reads-on@example.org']],
  },
  'parts/outside-report/AddOutsideReport': {
    who: breeder,
    at: ofADog((id) => `/my/animals/${id}/health`),
    open: press('Add results'),
    name: 'Results of another laboratory',
    fields: [
      [/^Laboratory/, 'Alpine Genetics'],
      [/^Date of the report/, '03/14/2026'],
      [/^Test, as the report/, 'Collie eye anomaly'],
      [/^Genotype/, 'N/N'],
    ],
    fill: (page) => page.getByLabel(/^Finding/).selectOption({ index: 1 }),
    again: give(/report itself/, 'report.png', pixel),
    send: 'Keep these results',
  },
  'parts/sharing/ShareForm': {
    who: breeder,
    at: animalPage,
    open: (page) => page.getByRole('button', { name: 'Share', exact: true }).click(),
    name: 'Share Skye',
    fields: [
      ['Email', 'vet@example.org'],
      [/^Look and use/, true],
    ],
    send: 'Share Skye',
  },
  'screens/account/ForgotPassword/ForgotPassword.screen': {
    who: phoneGuest,
    at: '/forgot-password',
    name: /password/i,
    fields: [['Email', 'ada@example.org']],
    send: /link/,
  },
  'screens/shop/FindOrder/FindOrder.screen': {
    who: phoneGuest,
    at: '/find-order',
    name: 'Find your order',
    fields: [
      ['Order number', 'KP-100042'],
      ['Email', 'ada@example.org'],
    ],
    send: /link/,
  },
  'screens/account/WriteReview/ReviewForm': {
    who: breeder,
    at: async ({ page, email }, shop) => {
      await reportedDogs(page, shop, email, ['Bracken'])
      return '/my/reviews/2138'
    },
    name: 'Your review',
    fields: [
      [/^Very good/, true],
      ['What should others know?', 'Clear and quick.'],
    ],
    send: 'Send the review',
  },
  'screens/account/My/RedeemForm': {
    who: breeder,
    at: '/my',
    open: press('Redeem a coupon'),
    name: 'Redeem a coupon',
    fields: [['Coupon', 'SPRING']],
    send: 'Add the points',
  },
  'screens/account/MyProfile/AddressDialog': {
    who: onAPhone,
    at: '/my/my-profile',
    open: press('Add an address'),
    name: /^Address$/,
    fields: address,
    fill: (page) =>
      page
        .getByRole('form', { name: /^Address$/ })
        .getByLabel(/^State/)
        .selectOption('NY'),
    send: 'Save address',
  },
  'screens/account/MyProfile/Details': {
    who: breeder,
    at: '/my/my-profile',
    name: 'Your details',
    fields: [
      [/^First name/, 'Averil'],
      [/^Last name/, 'St Clair'],
    ],
    send: 'Save details',
  },
  'screens/account/MyProfile/HomeAddress': {
    who: breeder,
    at: '/my/my-profile',
    name: 'Your address',
    fields: address,
    fill: (page) =>
      page
        .getByRole('form', { name: 'Your address' })
        .getByLabel(/^State/)
        .selectOption('NY'),
    send: 'Save address',
  },
  'screens/account/MyProfile/PracticeDetails': {
    who: vet,
    at: '/my/my-profile',
    name: 'Your practice',
    fields: [[/^Clinic/, 'Lakeside Animal Clinic']],
    send: 'Send corrections',
  },
  'screens/account/MyProfile/StartingBreeds': {
    who: breeder,
    at: '/my/my-profile',
    name: 'Breeds you start from',
    fill: async (page) => {
      const form = page.getByRole('form', { name: 'Breeds you start from' })
      await form.getByRole('combobox').click()
      await page.keyboard.type('border coll')
      await page.getByRole('option', { name: 'Border Collie' }).click()
      await page.keyboard.press('Escape')
    },
    send: 'Save breeds',
  },
  'screens/account/OrderAhead/AdvanceOrderForm': {
    who: (shop) => approvedVet(shop, 500),
    at: '/my/order-ahead',
    name: 'Order for someone else',
    fields: [
      ['First name', 'Grace'],
      ['Last name', 'Okafor'],
      ['Email', 'grace@example.org'],
      ['Note', 'Case 12'],
    ],
  },
  'screens/account/RegisterAs/RegisterForm': {
    who: phoneGuest,
    at: '/register/breeder',
    name: 'Create an account',
    fields: [
      [/^First name/, 'Ada'],
      [/^Last name/, 'Sørensen'],
      [/^Email/, 'ada@example.org'],
    ],
  },
  'screens/activate/Activate/EmailStep': {
    who: phoneGuest,
    at: '/activate',
    name: 'Your email',
    fields: [['Email', 'ada@example.org']],
    send: 'Continue',
  },
  'screens/activate/Activate/BarcodeStep': {
    who: breeder,
    at: ({ page }) => walkTo('What does the barcode on your swab say?', page, ''),
    name: 'Your swab',
    fields: [
      [/^Barcode(?! again)/, 'KP0000000001'],
      [/^Barcode again/, 'KP0000000001'],
    ],
    send: 'Continue',
  },
  'screens/activate/Activate/OwnKitForm': {
    who: breeder,
    at: activation('Is this your kit?', 36),
    name: 'Your kit',
    fill: choose(/Which breed/, 'Border Collie'),
    send: 'Yes, carry on',
  },
  'screens/activate/Activate/BalanceForm': {
    who: breeder,
    at: async (visitor, shop) => {
      await buyKits(visitor.page, shop, { items: [{ productId: cea }] })
      return swab('Which of your kits pays for it?')(visitor, shop)
    },
    name: 'Your kit',
    fill: (page) => page.getByRole('radio').first().check({ force: true }),
    send: 'Continue',
  },
  'screens/activate/Activate/TestForm': {
    who: breeder,
    at: swab(chooseATest),
    name: 'Your test',
    fields: [['A dog', true]],
  },
  'screens/activate/Activate/PetStep': {
    who: onAPhone,
    at: activation('Tell us about your animal'),
    name: 'Your animal',
    fields: [
      [/^Name/, 'Juniper'],
      ['Female', true],
      [/^Weight/, '12'],
    ],
    send: 'Continue',
  },
  'screens/activate/Activate/PersonForm': {
    who: breeder,
    at: activation('Who is the report for?'),
    name: 'About you',
    fill: async (page) => {
      await fillAddress(page, { first: 'Grace', last: 'Okafor' })
      await page.getByLabel(/I accept/).check()
    },
    send: 'Continue to review',
  },
  'screens/activate/Activate/ReviewStep': {
    who: breeder,
    at: activation('Is everything right?'),
    name: 'Activate',
    fill: async (page) => {
      await choose(/test/i, 'Degenerative myelopathy')(page)
      await page.keyboard.press('Tab')
    },
  },
  'screens/animal/Overview/SharePageForm': {
    who: onAPhone,
    at: animalPage,
    open: press('Make a page'),
    name: /^A public page/,
    fill: (page) => page.getByRole('checkbox', { name: 'The breed' }).uncheck(),
    send: 'Make the page',
  },
  'screens/animals/AddLitter/LitterForm': {
    who: onAPhone,
    at: '/my/litters/new',
    name: 'A litter',
    fields: [
      ['Dog', true],
      [/^Name of the dam/, 'Heather'],
      [/^Born on/, '03/14/2026'],
      [/^Name(?! of)/, 'Juniper'],
      [/^Registration number/, 'R 4711'],
    ],
    fill: (page) => page.getByLabel(/^Sex/).selectOption('female'),
    send: 'Enter the litter',
  },
  'screens/animals/Litter/AddOffspring': {
    who: onAPhone,
    at: ofALitter,
    open: press('Add a puppy'),
    name: 'Add a puppy',
    fields: [
      [/^Name/, 'Tansy'],
      ['Color or collar', 'Red collar'],
      ['Registration number', 'R 4712'],
    ],
    fill: (page) => page.getByLabel(/^Sex/).selectOption('female'),
    send: 'Add the puppy',
  },
  'screens/animals/Litter/HandOver': {
    who: breeder,
    at: ofALitter,
    open: chooseIn('Hand over'),
    name: 'Hand over',
    fields: [[/^Email of Juniper’s new owner/, 'grace@example.org']],
    send: 'Send the offer',
  },
  'screens/animals/Litter/ActivateKits': {
    who: breeder,
    at: async (visitor, shop) => {
      await buyKits(visitor.page, shop, { items: [{ productId: cea }] })
      return ofALitter(visitor, shop)
    },
    open: chooseIn('Activate kits'),
    name: 'Activate kits',
    fields: [[/^Barcode of Juniper’s swab/, 'KP0000000000']],
    send: 'Go to the sheet',
  },
  'screens/animals/TransferAnimals/OfferForm': {
    who: breeder,
    at: ofADog((id) => `/my/transfer-animal?animal=${id}`),
    name: 'Offer an animal',
    fields: [[/^Email/, 'grace@example.org']],
    send: 'Send the offer',
  },
  'screens/animals/TransferMultipack/TransferForm': {
    who: onAPhone,
    at: kits,
    name: 'Offer kits',
    fields: [
      [/^Email/, 'grace@example.org'],
      [/^How many/, '2'],
    ],
    send: 'Offer kits',
  },
  'screens/checkout/Checkout/DetailsStep': {
    who: guest,
    at: cart('/checkout'),
    name: 'Your details',
    fields: [['Email', 'ada@example.org']],
    send: /^Continue to/,
  },
  'screens/checkout/Checkout/DeliveryStep': {
    who: breeder,
    at: cart('/checkout'),
    open: (page) => checkoutTo('Where shall we send your kit?', page),
    name: 'Delivery',
    fill: async (page) => {
      await fillAddress(page, { first: 'Dana', last: 'Whitcombe' })
      await page.getByRole('radio', { name: /^Standard post/ }).check({ force: true })
    },
    send: 'Continue to payment',
  },
  'screens/checkout/Checkout/BillingStep': {
    who: breeder,
    at: cart('/checkout', {
      productId: giftCardId,
      metaData: {
        giftCard: {
          amount: 50,
          recipientName: 'Tom',
          recipientEmail: 'tom@example.org',
          senderName: 'Ada',
          message: '',
        },
      },
    }),
    open: (page) => checkoutTo('Where shall we send the bill?', page),
    name: 'Billing address',
    fill: (page) => fillAddress(page, { first: 'Dana', last: 'Whitcombe' }),
    send: 'Continue to payment',
  },
  'screens/checkout/Checkout/PaymentStep': {
    who: breeder,
    at: cart('/checkout'),
    open: (page) => checkoutTo('How would you like to pay?', page, () => giveDelivery(page)),
    name: 'Payment',
    fields: [[/^PayPal/, true]],
  },
  'screens/checkout/PayInvoices/PayForm': {
    who: (shop) => approvedVet(shop, 500),
    at: async ({ page }, shop) => {
      await placeOrder(page, shop, { items: [{ productId: 36, metaData: { animalName: 'Juno' } }], by: 'account' })
      return '/invoices/pay'
    },
    name: 'Payment',
    fields: [[/^PayPal/, true]],
  },
  'screens/checkout/Checkout/ReviewStep': {
    who: breeder,
    at: async (visitor, shop) => {
      const { page } = visitor
      await page.goto(await cart('/checkout')(visitor, shop))
      await giveContact(page)
      await giveDelivery(page)
      await page.getByRole('radio', { name: /^Card/ }).check()
      await page.getByRole('button', { name: 'Continue to review' }).click()
      await heading(page, 'Is everything right?')
      const { pathname, search } = new URL(page.url())
      return pathname + search
    },
    name: 'Place your order',
    fields: [[/^I accept/, true]],
  },
  'screens/content/CollectionAgents/ListingForm': {
    who: agent,
    at: '/my/collection-agents',
    name: 'Your entry',
    fields: [
      ['Phone', '+1 607 555 0142'],
      ['Town', 'Trumansburg'],
    ],
    send: 'Save my entry',
  },
  'screens/shop/Cart/CartNote': {
    who: phoneGuest,
    at: cart('/cart'),
    open: press(/^Add a note/),
    name: /^Note on/,
    fields: [['Note', 'For the May litter']],
    send: 'Save note',
  },
  'screens/shop/Cart/CodeBox': {
    who: breeder,
    at: cart('/cart'),
    name: { selector: 'form:has([name=code])' },
    fields: [['Gift card', '7F3K-9Q2M-HX4T-P8DR']],
    send: 'Apply gift card',
    isOfThePage: true,
  },
  'screens/shop/Cart/Collector': {
    who: breeder,
    at: cart('/cart'),
    open: (page) => page.getByText('Does someone else take the sample?').click(),
    name: 'Sample collector',
    fields: [
      [/^Their name/, 'Priya Raman'],
      [/^Clinic/, 'Riverside Animal Clinic'],
    ],
    fill: (page) => page.getByLabel(/^Who they are/).selectOption({ index: 1 }),
    send: 'Save collector',
  },
  'screens/shop/Cart/PatientName': {
    who: vet,
    at: cart('/cart'),
    name: /^Patient of/,
    fields: [['Name of the patient', 'Juno']],
    send: 'Save',
  },
  'screens/shop/Country/Country.screen': {
    who: phoneGuest,
    at: '/country',
    name: 'Your country',
    fill: (page) => page.getByRole('form', { name: 'Your country' }).getByRole('combobox').selectOption('CA'),
  },
  'screens/shop/GiftCardBalance/GiftCardBalance.screen': {
    who: guest,
    at: '/gift-cards/balance',
    name: 'Gift card',
    fields: [['Code', 'ABCD-EFGH-JKLM-NPQR']],
  },
  'screens/shop/GiftCards/GiftCardForm': {
    who: phoneGuest,
    at: '/gift-cards',
    name: 'Gift card',
    fields: [
      ['Who is it for?', 'Tom'],
      ['Their email', 'tom@example.org'],
      ['From', 'Ada'],
      ['Your message', 'For the puppy'],
    ],
  },
  'screens/tools/AcmForms/AcmRequestForm': {
    who: onAPhone,
    at: ofADog(() => '/my/acm-form-requests'),
    name: 'Ask for a form',
    fields: [
      [/^Who takes the sample/, 'Priya Raman'],
      [/^Their practice/, 'Riverside Animal Clinic'],
      [/^Who requires/, 'Our kennel club'],
    ],
    fill: (page) => page.getByRole('combobox', { name: /Sample/ }).selectOption({ index: 1 }),
    send: 'Ask for the form',
  },
  'screens/tools/ParentageRequests/CompareForm': {
    who: breeder,
    at: profiled,
    name: 'Compare',
    fill: async (page) => {
      await choose('Animal', 'Bracken')(page)
      await choose('Dam', 'Heather')(page)
    },
    send: 'Compare',
  },
  'screens/tools/ParentageRequests/SameAnimal': {
    who: breeder,
    at: profiled,
    name: 'Compare two samples',
    fill: async (page) => {
      await choose('First sample of', 'Bracken')(page)
      await choose('Second sample of', 'Heather')(page)
    },
  },
  'screens/tools/Shows/Entries': {
    who: onAPhone,
    at: show,
    name: /^List a sample of/,
    fields: [
      [/^Entry number/, '14, Skye'],
      [/^Barcode/, 'KP0000000001'],
    ],
    send: 'List it',
  },
  'screens/tools/WorkSpreadsheet/EditLine': {
    who: breeder,
    at: sheet,
    open: press(/^Correct row/),
    name: /^Row \d+$/,
    fields: [[/^Name/, 'Tansy']],
    send: 'Save this row',
  },
  'screens/tools/WorkSpreadsheet/SubmitSheet': {
    who: breeder,
    at: sheet,
    name: 'Activate',
    fields: [
      [/^First name/, 'Grace'],
      [/^Last name/, 'Okafor'],
      [/^Address(?! line)/, '3 Mill Street'],
      [/^City/, 'Trumansburg'],
      [/^ZIP code/, '14886'],
      [/^I accept/, true],
    ],
    fill: (page) =>
      page
        .getByRole('form', { name: 'Activate' })
        .getByLabel(/^State/)
        .selectOption('NY'),
    send: /^Activate /,
  },
  'screens/tools/Shows/RegisterShow': {
    who: breeder,
    at: '/my/shows',
    name: 'Register a show',
    fields: [
      [/^Name of the show/, 'Spring Specialty'],
      [/^Club/, 'Herding Dog Club'],
      [/^First day/, '2031-03-20'],
      [/^Last day/, '2031-03-21'],
      [/^Venue/, 'Ithaca NY'],
      [/^Contact person/, 'Avery Sinclair'],
      [/^Delivery address/, '12 Orchard Lane, Ithaca NY 14850'],
    ],
    send: 'Register the show',
  },
  'screens/tools/WorkSpreadsheets/StartSheet': {
    who: breeder,
    at: async ({ page }, shop) => {
      await buyKits(page, shop, { items: [{ productId: cea }, { productId: 2138 }] })
      return '/my/work-spreadsheets'
    },
    name: 'Start a sheet',
    fill: async (page) => {
      const kind = page.getByLabel(/^What the sheet is for/)
      const [other = ''] = await kind.evaluate((list: HTMLSelectElement) =>
        [...list.options].flatMap(({ value, selected }) => (selected || !value ? [] : [value])),
      )
      await kind.selectOption(other)
    },
    again: give(/filled-in file/, 'herd.csv', Buffer.from('Barcode,Name\r\n')),
    send: 'Upload the sheet',
  },
  'screens/desk/Order/AddressDialog': {
    who: manager,
    at: orderAtDesk,
    open: press('Change the address'),
    name: /^Where KP-/,
    fields: [
      [/^Address/, '7 Bluff Road'],
      ['Reason', 'Has moved'],
    ],
    send: 'Save the address',
  },
  'screens/desk/Order/CancelDialog': {
    who: manager,
    at: orderAtDesk,
    open: press('Cancel order'),
    name: /^Cancel KP-/,
    fields: [['Reason', 'Asked by telephone']],
    send: 'Cancel the order',
  },
  'screens/desk/Order/Notes': {
    who: manager,
    at: orderAtDesk,
    name: /^Note about KP-/,
    fields: [[/^A note for the desk/, 'Is away until Monday']],
    send: 'Add the note',
  },
  'screens/desk/Order/RefundDialog': {
    who: manager,
    at: orderAtDesk,
    open: press('Refund'),
    name: /^Refund KP-/,
    fields: [['Reason', 'Came broken']],
    fill: (page) => page.getByRole('combobox', { name: 'What' }).selectOption('1'),
    send: 'Show what it does',
  },
  'screens/desk/ClubProducts/AddClubProduct': {
    who: manager,
    at: '/desk/catalogue/club-products',
    open: press('Sell to a club'),
    name: 'Sell to a club',
    fields: [
      ['Club', 'Collie Club of Victoria'],
      ['What the club calls it', 'Eye test'],
      ['AUD', '65'],
      ['Reason', 'Agreement for 2027'],
    ],
    fill: async (page) => {
      const product = page.getByRole('form', { name: 'Sell to a club' }).getByRole('combobox', { name: 'Product' })
      await product.fill('collie eye')
      await page.getByRole('option', { name: /Collie eye anomaly/ }).click()
    },
    send: 'Put it on sale',
  },
  'screens/desk/GiftCards/MailGiftCard': {
    who: manager,
    at: async ({ page }, shop) => {
      const giftCard = { amount: 50, recipientName: 'Tom', recipientEmail: 'tom@example.org', senderName: 'Ada' }
      const items = [{ productId: giftCardId, metaData: { giftCard } }]
      const { number } = await placeOrder(page, shop, { items })
      return `/desk/catalogue/gift-cards?search=${number}`
    },
    open: press(/^Mail again/),
    name: /^Mail gift card/,
    fields: [['Reason', 'The mail was lost']],
    send: 'Mail it with a new code',
  },
  'screens/desk/ProductPrices/PlanPrices': {
    who: manager,
    at: '/desk/catalogue/prices/2113',
    open: press('Plan new prices'),
    name: /^Plan prices of/,
    fields: [
      ['AUD', '92.50'],
      ['From', '2027-10-01T08:00'],
      ['Reason', 'New price list'],
    ],
    send: 'Plan these prices',
  },
  'screens/desk/ProductPrices/ChangePrice': {
    who: manager,
    at: async ({ page }, shop) => {
      const body = {
        productId: 2114,
        prices: [{ currency: 'AUD' as const, amount: 92.5 }],
        validFrom: new Date(Date.now() + 30 * 24 * 3_600_000).toISOString(),
        reason: 'New price list',
      }
      await ask(page, shop, productPriceCalls.planProductPrices, { body })
      return '/desk/catalogue/prices/2114?state=planned'
    },
    open: press(/^Change \$/),
    name: /^Change \$/,
    fields: [
      ['Price in AUD', '91'],
      ['Reason', 'Cheaper than agreed'],
    ],
    send: 'Change it',
  },
  'screens/desk/ProductStock/SetStock': {
    who: manager,
    at: '/desk/catalogue/stock/702',
    open: press('Start counting'),
    name: /^Start counting/,
    fields: [
      ['How many are there', '4000'],
      ['Warning level', '20'],
      ['Sell it when none is available', true],
      ['Reason', 'Stocktaking'],
    ],
    send: 'Start counting',
  },
  'screens/desk/ProductStock/MoveStock': {
    who: manager,
    at: async ({ page }, shop) => {
      const body = { warningLevel: 5, allowsBackorder: true, version: 0, onHand: 4000, reason: 'Stocktaking' }
      await ask(page, shop, stockCalls.setStock, { params: { productId: '701' }, body })
      return '/desk/catalogue/stock/701'
    },
    open: press('Receive'),
    name: /^Receive:/,
    fields: [
      ['How many came', '20'],
      ['Reason', 'Delivery note 8841'],
    ],
    send: 'Receive',
  },
  'screens/desk/Vouchers/MakeVoucher': {
    who: manager,
    at: '/desk/catalogue/vouchers',
    open: press('New voucher'),
    name: 'New voucher',
    fields: [
      ['Code', 'EVERY-FORM'],
      ['What customers read', '10% off'],
      ['Percent', '10'],
      ['Uses', '5'],
      ['Reason', 'Open day'],
    ],
    send: 'Make the voucher',
  },
  'screens/desk/PackOrder/DispatchForm': {
    who: manager,
    at: async ({ page }, shop) => `/desk/dispatch/${await waitingOrder(page, shop)}`,
    name: /^Dispatch KP-/,
    fields: [['Tracking number', '33ABC0012345']],
    fill: (page) => page.getByLabel('Carrier').selectOption('auspost'),
    send: /^Dispatch all of it/,
  },
  'screens/desk/Parcels/UndoParcel': {
    who: manager,
    at: async ({ page }, shop) => {
      const number = await waitingOrder(page, shop)
      await ask(page, shop, parcelCalls.dispatchOrder, { params: { number }, body: {} })
      return `/desk/dispatch/parcels?search=${number}`
    },
    open: press(/^Take back/),
    name: /^Take KP-/,
    fields: [['Reason', 'Left in the office']],
    send: 'Take it back',
  },
  'screens/desk/Letter/AnswerForm': {
    who: manager,
    at: async ({ page, email }, shop) => {
      await nominate(page)
      const line = (await desk(shop, 'enquiries', 'list')).split('\n').find((text) => text.includes(email)) ?? ''
      return `/desk/letters/${line.split(' ')[0]}`
    },
    name: 'Answer',
    fields: [['Your answer', 'It has arrived.']],
    send: 'Send the answer',
  },

  'screens/desk/Account/Credit': {
    who: manager,
    at: async ({ page }, shop) => accountPage(page, shop, (await approvedVet(shop, 250)).email),
    open: press('Change the credit'),
    name: /^Credit of/,
    fields: [
      [/^Most that may be unpaid/, '300'],
      ['Reason', 'Pays in time'],
    ],
    send: 'Set the credit',
  },
  'screens/desk/Account/EraseAccount': {
    who: manager,
    at: async ({ page }, shop) => accountPage(page, shop, (await breeder(shop)).email),
    open: press('Delete the account'),
    name: /^Delete the account of/,
    fields: [['Reason', 'Asked by letter']],
    fill: async (page) => {
      const [email = ''] = /\S+@\S+/.exec(await page.getByRole('dialog').innerText()) ?? []
      await page.getByLabel(/^Type their email/).fill(email)
    },
    send: 'Delete the account for good',
  },
  'screens/desk/Applications/ClubDialog': {
    who: manager,
    at: '/desk/people/applications',
    open: press('Name somebody who acts for a club'),
    name: 'Acts for a club',
    fields: [
      [/^Email/, 'nobody@example.org'],
      [/^Name of the club/, 'Border Collie Club'],
      ['Reason', 'Their secretary wrote'],
    ],
    send: 'Let them act for it',
  },
  'screens/desk/Reviews/AnswerDialog': {
    who: manager,
    at: publishedReview,
    open: press(/^Answer/),
    name: /^Answer/,
    fields: [[/^Answer/, 'Thank you.']],
    send: 'Save the answer',
  },
  'screens/desk/Shows/SentDialog': {
    who: manager,
    at: async (visitor, shop) => {
      await show(visitor, shop)
      return '/desk/people/shows'
    },
    open: press(/^Record what was sent/),
    name: /^What was sent to/,
    fields: [
      [/^What/, '1 stand, 50 leaflets'],
      ['Reason', 'Post of the day'],
    ],
    send: 'Record it',
  },
  'screens/desk/People/AddColleague': {
    who: manager,
    at: '/desk/people',
    open: press('Add a colleague'),
    name: 'Add a colleague',
    fields: [
      [/^Email/, 'packs@example.org'],
      [/^First name/, 'Kim'],
      ['Reason', 'Packs on Mondays'],
    ],
    fill: async (page) => void (await page.getByLabel(/^Role/).last().selectOption('warehouse')),
    send: 'Give the role',
  },
  'parts/desk/ViewAs': {
    who: manager,
    at: '/desk/people',
    open: press(/^View as/),
    name: /^View as/,
    fields: [['Reason', 'Asked by telephone']],
    send: /^View as/,
  },
  'parts/desk/ActionDialog': {
    who: atTheDesk('laboratory'),
    at: '/desk/laboratory/corrections',
    open: press('Revoke a report'),
    name: 'Revoke a report',
    fields: [
      ['The report’s number', 'KR-7F3K-9Q2M-HX'],
      ['Reason', 'The wrong dog'],
    ],
    send: 'Revoke it for good',
  },
  'screens/desk/Books/ExportOrders': {
    who: atTheDesk('accounts'),
    at: '/desk/payments/books',
    name: 'Export for accounting',
    fields: [
      [/^From/, '07/01/2026'],
      [/^To/, '09/30/2026'],
    ],
  },
}

/** Forms with nothing that may be stored: secrets, cards, and a tick that belongs to the text beside it. */
export const nothingToKeep: Record<string, string> = {
  'parts/desk/ScanField': 'one scan, which is taken with its Enter',
  'parts/payment/PayNow': 'one choice, which has an answer already; PayForm has the same',
  'parts/payment/SandboxCardForm': 'a card',
  'screens/account/MyProfile/AppStep': 'a code of the app',
  'screens/account/MyProfile/ChangePassword': 'passwords',
  'screens/account/MyProfile/PasswordForm': 'a password',
  'screens/account/MyProfile/RecoveryCodes': 'a tick beside codes that are shown once',
  'screens/account/ResetPassword/ResetForm': 'a password',
  'screens/activate/Activate/PayDue': 'one choice, which has an answer already; PayForm has the same',
}

const button = 'a button: nothing is typed'
const inTheAddress = 'what was chosen is in the address'

/** Forms with nothing to lose. */
export const nothingTyped: Record<string, string> = {
  'layouts/CountryButton': button,
  'layouts/ShopFrame/AllMenus': button,
  'layouts/ShopFrame/Header': button,
  'layouts/ShopFrame/NewsBanner': button,
  'parts/cart/Offers': 'a breed out of a list',
  'parts/form/ActionForm': 'what buttons are made of',
  'parts/form/SearchForm': inTheAddress,
  'parts/loyalty/PointsForm': 'a number, which has an answer already',
  'parts/payment/StripeForm': 'a card, in Stripe’s own fields',
  'parts/product/ProductGrid': button,
  'parts/product/ProductRows': button,
  'parts/tool/LookupForm': inTheAddress,
  'screens/account/OrderAhead/FindTests': 'a search, whose finds are in the order',
  'screens/account/RegisterConfirm/RegisterConfirm.screen': button,
  'screens/account/Unsubscribe/Unsubscribe.screen': button,
  'screens/animal/LifePlan/PlanOffer': button,
  'screens/animals/Animals/AnimalFilters': inTheAddress,
  'screens/shop/Breed/ProfileOffer': button,
  'screens/shop/Breeds/BreedSearch': inTheAddress,
  'screens/shop/BuildProfile/TestPicker': 'a search, whose finds are in the profile',
  'screens/shop/Cart/CartLine': 'a quantity, which is stored as it is chosen',
  'screens/shop/Product/BuyBox': 'a quantity, which has an answer already',
  'screens/shop/Finder/BreedChoice': inTheAddress,
  'screens/shop/Product/BuyAgain': button,
  'screens/shop/Product/MembershipBox': button,
  'screens/shop/Product/OwnersNote': button,
  'screens/shop/Products/ProductFilters': inTheAddress,
  'screens/tools/BreedingStrategy/CrossForm': inTheAddress,
}
