import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { forgiveProblems, hydrated, openPage, useBrowser } from './browser.ts'
import { inMail, mailPatience, mailsTo, newAddress } from './mail.ts'
import { questionStart, rightAnswer } from './security-question.ts'

useBrowser()

/** What goes wrong on the way, one after another, before the calls go through. */
type Trouble = 'server fails' | 'no network' | 'answer lost'

/** Answers the first calls to an address with trouble. Returns how many calls there were. */
async function trouble(page: Page, address: string, steps: Trouble[]) {
  const calls: unknown[] = []
  await page.route(address, async (route) => {
    const step = steps[calls.length]
    calls.push(route.request().postDataJSON())
    if (!step) return route.continue()
    if (step === 'server fails') return route.fulfill({ status: 500, body: '<h1>Bad gateway</h1>' })
    // The server has it, and its answer never arrives.
    if (step === 'answer lost') await route.fetch()
    return route.abort('connectionfailed')
  })
  return calls
}

/** All that is in a form. */
const typedIn = (form: Locator) =>
  form.evaluate((element) =>
    [...new FormData(element as HTMLFormElement)].map(([name, value]) => [name, value as string]),
  )

type Form = {
  path: string
  /** The form's name, its button, and what is in its place at the end. */
  name: string
  submit: string
  thanks: string
  texts: [label: RegExp, text: string][]
  selects?: [label: RegExp, value: string][]
  radios?: RegExp[]
  checks?: RegExp[]
}

const forms: Record<string, Form> = {
  contact: {
    path: '/contact-us',
    name: 'Write to us',
    submit: 'Send my message',
    thanks: 'Thank you, we have your message',
    texts: [
      [/^Order number or barcode/, 'KP4827193401'],
      [/^Your message/, 'Has the sample arrived?'],
    ],
    selects: [[/^What is it about/, 'sample']],
  },
  research: {
    path: '/research-innovation/apply',
    name: 'Write your application',
    submit: 'Send my application',
    thanks: 'Thank you, we have your application',
    texts: [
      [/^Institution/, 'University of Example'],
      [/^Number of samples/, '120'],
      [/^Summary of the project/, 'Why some Manx cats have tails.'],
    ],
    selects: [[/^Ethics approval/, 'applied']],
    radios: [/^Cats/],
  },
  sponsorship: {
    path: '/resources/show-sponsorship',
    name: 'Ask for your show',
    submit: 'Send my request',
    thanks: 'Thank you, we have your request',
    texts: [
      [/^Name of the show/, 'Spring Specialty'],
      [/^Date/, '2027-05-01'],
      [/^Expected entries/, '240'],
      [/^Place/, 'Hobart'],
      [/^What you would like from us/, 'Ten kits as prizes'],
    ],
    selects: [[/^Country/, 'AU']],
  },
  'agent-nomination': {
    path: '/resources/collection-agent-nomination',
    name: 'Nominate a collection agent',
    submit: 'Send the nomination',
    thanks: 'Thank you, we have the nomination',
    texts: [
      [/^Their name/, 'Moana Ngata'],
      [/^Practice, club or occupation/, 'Veterinary nurse'],
      [/^Address/, '1 Quay Street'],
      [/^City or suburb/, 'Bath'],
      [/^Postcode/, 'BA1 1AA'],
      [/^Phone/, '1225 555 010'],
      [/^When/, 'Tuesdays, 9 to 12'],
      [/^Anything else/, 'She has done it for years.'],
    ],
    selects: [
      [/^Country/, 'GB'],
      [/^Of which animals/, 'both'],
    ],
    radios: [/^Somebody else/],
    checks: [/^They agree/],
  },
  'responsible-breeder': {
    path: '/breeder/for-cats/responsible-breeder-program',
    name: 'Join the program',
    submit: 'Send my application',
    thanks: 'Thank you, we have your application',
    texts: [
      [/^Name of your cattery/, 'Wetherby'],
      [/^Breeds/, 'Birman'],
      [/^Place/, 'Leeds'],
      [/^Kennel club or cat registry/, 'GCCF'],
      [/^Your number there/, 'AB-4711'],
      [/^What you test before breeding/, 'Blood groups, since 2012'],
    ],
    selects: [[/^Country/, 'GB']],
    checks: [/^List me here/, /^I test before breeding/],
  },
}

async function fillIn(page: Page, form: Locator, { texts, selects = [], radios = [], checks = [] }: Form) {
  for (const name of radios) await form.getByRole('radio', { name }).check()
  for (const [label, value] of selects) await form.getByLabel(label).selectOption(value)
  for (const [label, text] of texts) await form.getByLabel(label).fill(text)
  for (const name of checks) await form.getByRole('checkbox', { name }).check()
  await form.getByLabel(questionStart).fill(await rightAnswer(page))
}

test.each(Object.entries(forms))(
  'the form %s loses nothing to a failing server, a lost network or a lost answer, and arrives once',
  async (kind, asked) => {
    const email = newAddress(kind)
    const page = await openPage({ size: 'phone' })
    const calls = await trouble(page, `**/api/enquiries/${kind}`, ['server fails', 'no network', 'answer lost'])
    await page.goto(asked.path)
    await hydrated(page)
    const form = page.getByRole('form', { name: asked.name })
    await form.getByLabel(/^Your name/).fill('Ada Sørensen')
    await form.getByLabel(/^Your email/).fill(email)
    await fillIn(page, form, asked)
    const typed = await typedIn(form)
    expect(typed.length).toBeGreaterThan(4)

    const submit = form.getByRole('button', { name: asked.submit })
    for (const [index, text] of ['Something went wrong', 'Network error', 'Network error'].entries()) {
      await submit.click()
      await expect.poll(() => calls.length).toBe(index + 1)
      await form.getByText(text).first().waitFor()
      expect(await typedIn(form)).toEqual(typed)
    }
    forgiveProblems(/500|ERR_CONNECTION_FAILED/)

    await submit.click()
    await page.getByRole('heading', { name: asked.thanks }).waitFor()
    // The same enquiry each time, so the one whose answer was lost is this one.
    expect(new Set(calls.map((body) => JSON.stringify(body))).size).toBe(1)
    const reference = await page.getByText(/^KE-[0-9A-F]{8}$/).innerText()
    expect(await inMail(email, new RegExp(reference))).toBe(reference)
  },
)

test('the newsletter field still has the address that was typed, and signs it up at the second try', async () => {
  const page = await openPage()
  const calls = await trouble(page, '**/api/signup-campaign', ['server fails', 'no network'])
  await page.clock.install()
  await page.goto('/breeder')
  await hydrated(page)
  await page.clock.fastForward(20_000)
  const offer = page.getByRole('dialog', { name: 'Ten dollars in loyalty points for you' })
  const email = offer.getByLabel(/^Email/)
  const reader = newAddress('reads-on')
  await email.fill(reader)
  for (const [index, text] of ['An unknown error occurred.', 'A network error occurred.'].entries()) {
    await offer.getByRole('button', { name: 'Sign up' }).click()
    await offer.getByText(text).first().waitFor()
    expect([calls.length, await email.inputValue()]).toEqual([index + 1, reader])
  }
  forgiveProblems(/500|ERR_CONNECTION_FAILED/)
  await offer.getByRole('button', { name: 'Sign up' }).click()
  await offer.waitFor({ state: 'detached' })
  expect(calls).toHaveLength(3)
  await expect.poll(() => mailsTo(reader), mailPatience).toContainEqual(expect.stringMatching(/newsletter/i))
})
