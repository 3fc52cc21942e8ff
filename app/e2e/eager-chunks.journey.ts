import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>

/** What comes with its first use, known in a built chunk by text that only its code holds. */
const heavy = {
  yup: 'is a required field',
  "Zag's machines": '[zag-js]',
  'react-virtuoso': 'virtuoso-item-list',
  Stripe: 'js.stripe.com',
  PayPal: 'paypal.com/sdk/js',
}

/** The screens that are a form, or show one at once: they check what is typed with the call's own schema. */
const formScreens = [
  'account/ForgotPassword',
  'account/Login',
  'account/MyProfile',
  'account/Newsletter',
  'account/OrderAhead',
  'account/Register',
  'account/RegisterAs',
  'account/ResetPassword',
  'activate/Activate',
  'animals/AddAnimal',
  'animals/AddLitter',
  'animals/Animals',
  'animals/CollectedAnimals',
  'animals/EditAnimal',
  'animals/TransferAnimals',
  'animals/TransferMultipack',
  'checkout/Checkout',
  'checkout/PayInvoices',
  'content/Enquiry',
  'content/ResponsibleBreeders',
  'shop/Cart',
  'account/WriteReview',
  'shop/Country',
  'shop/FindOrder',
  'shop/GiftCardBalance',
  'shop/GiftCards',
  'tools/AcmForms',
  'tools/WorkSpreadsheet',
  'tools/WorkSpreadsheets',
  'tools/CanineColour',
  'tools/FelineColour',
  'tools/ParentageRequests',
  'tools/Shows',
]

const client = join(import.meta.dirname, '../dist/client')
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
const codeOf = (file: string) => readFileSync(join(client, file), 'utf8')

/** A source's chunk and all that it imports before it can run. */
function closure(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found
  found.add(key)
  for (const imported of manifest[key]?.imports ?? []) closure(imported, found)
  return found
}

const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
const screens = Object.keys(manifest).filter((key) => key.endsWith('.screen.tsx'))

/** The pages whose scripts hold this text before anything is pressed; the desk's are forms and long lists, for those who work there. */
const pagesWith = (text: string) =>
  [...entry, ...screens]
    .filter((page) => [...closure(page)].some((key) => codeOf(manifest[key]?.file ?? '').includes(text)))
    .map((page) => page.replace(/^src\/screens\/(.*)\/\w+\.screen\.tsx$/, '$1'))
    .filter((page) => !page.startsWith('desk/'))

let everything: string
beforeAll(() => {
  everything = readdirSync(join(client, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => codeOf(`assets/${name}`))
    .join('\n')
})

test('every screen has a chunk of its own', () => {
  const sources = readdirSync(join(import.meta.dirname, '../src/screens'), { recursive: true, encoding: 'utf8' })
  const paths = sources.filter((name) => name.endsWith('.screen.tsx')).map((name) => `src/screens/${name}`)
  expect(screens.toSorted()).toEqual(paths.toSorted())
})

test.each(Object.entries(heavy))('%s is in the build, by the text it is known by', (_, text) =>
  expect(everything).toContain(text),
)

test.each(["Zag's machines", 'Stripe', 'PayPal'] as const)('no page loads %s before it is needed', (name) =>
  expect(pagesWith(heavy[name])).toEqual([]),
)

test('no page loads react-virtuoso at once but the herd and a sheet, which are lists of any length', () =>
  expect(pagesWith(heavy['react-virtuoso']).toSorted()).toEqual(['animals/Animals', 'tools/WorkSpreadsheet']))

test('no page loads yup at once but those that are forms', () =>
  expect(pagesWith(heavy.yup).toSorted()).toEqual(formScreens.toSorted()))
