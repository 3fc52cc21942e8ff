import { readFileSync } from 'node:fs'
import { snakeKey } from './src/case.ts'

/** The rows of one of the specification's checklists in docs/conformance, by column name. For tests only. */
export function checklist(name: 'calls' | 'messages' | 'routes' | 'rules'): Record<string, string>[] {
  const text = readFileSync(new URL(`../docs/conformance/${name}.tsv`, import.meta.url), 'utf8')
  const [head = '', ...lines] = text.split('\n').filter(Boolean)
  const columns = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
  })
}

/** What the checklist describes rather than names. */
const inWords: Record<string, string[]> = {
  'reset data': ['token', 'password'],
  'password data': ['current_password', 'new_password'],
  'user fields': ['first_name', 'last_name', 'email', 'phone_number', 'address'],
  'the value': ['value'],
  'the note': ['note'],
  'animal ids': ['animal_ids'],
  'the activation record': [
    'id, activated_producu_id, email, selected_breed, barcodes, pet, person, payment, transaction_id, card, coupon',
    'exclude_products, trait, disease, selected_test_kit, selected_product, collection_agent',
  ].flatMap((line) => line.split(', ')),
}

/** The keys that a call's `sends` names, as they cross the wire. */
export const namesIn = (sends: string) =>
  sends
    .replace(/\(.*?\)/g, '')
    .replace(/^query /, '')
    .split(/[,{}]| or /)
    .map((name) => name.trim())
    .filter(Boolean)
    .flatMap((name) => inWords[name] ?? [snakeKey(name)])

const person = 'first_name last_name address city postal_code country email accept_terms'
const collected = 'name owner_name owner_email species_id gender'
/** What SPEC names elsewhere, or not at all: of these it gives no payload, and each needs one to do what it is for. */
const unnamed: Record<string, string> = {
  'POST /api/activate/enter-kit-barcode': 'barcode',
  'POST /api/store/checkout': 'session_id checkout_id email first_name last_name accept_terms expected_total',
  'POST /api/store/checkout/payment': 'checkout_id',
  'POST /api/store/orders/advance/': 'checkout_id user first_name last_name email items',
  'POST /api/cart/custom-profile': 'breed_id product_ids',
  'POST /api/my/animals/{id}/share': 'email',
  'POST /api/tools/collected-animal': collected,
  'PUT /api/tools/collected-animal/{id}': collected,
}
/** The fields of an object that SPEC names by its name. */
const within: Record<string, string> = { pet: 'pet_name gender', person }

/** Every key that SPEC has a call send, at every depth, as it crosses the wire. */
export function keysSent({ method, path, sends }: { method: string; path: string; sends: string }): string[] {
  const named = sends.startsWith('returns ') ? [] : namesIn(sends)
  const keys = [...named, ...(unnamed[`${method} ${path}`]?.split(' ') ?? [])]
  return keys.flatMap((key) => [key, ...(within[key]?.split(' ') ?? [])])
}
