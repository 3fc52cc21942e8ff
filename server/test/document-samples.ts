import { printedForms, type PrintedFormSlug } from '@shop/contract/forms-to-print'
import { lifePlanContent } from '@shop/mocks/fixtures/life-plan'
import { waitingOrders } from '@shop/mocks/fixtures/parcel'
import { renderAcmForm } from '../src/animals/acm-form/pdf/render.ts'
import { renderLifePlan } from '../src/results/life-plan/pdf/render.ts'
import { type Bill, renderBill } from '../src/platform/pdf/bill.ts'
import { tones } from '../src/platform/pdf/theme.ts'
import { renderLabels, renderSlips } from '../src/sales/parcel/slips.ts'
import { renderForm } from '../src/storefront/printed-form/render.ts'
import { renderMedicineCard } from '../src/results/report/pdf/medicine-card.ts'
import { renderReport } from '../src/results/report/pdf/render.ts'
import { type AnyReportType, allReportTypes } from '../src/results/report/type.ts'
import { renderSheet } from '../src/results/submission-sheet/pdf/render.ts'
import { registriesOf } from '../src/results/submission-sheet/registries.ts'
import { sheetOf } from '../src/results/submission-sheet/sheet.ts'
import { type Change, content, line } from './report-content.ts'

/** One of each document that the server draws, by its own code, for whoever looks at them (Documents.stories.tsx). */

const shop = { brand: 'Kinpaw', publicUrl: 'https://kinpaw.example' }
const posted = { mailFrom: 'Kinpaw <hello@kinpaw.example>', publicUrl: shop.publicUrl }
const issuedAt = new Date('2026-11-21T10:00:00Z')
const key = 'KR-7F3K-9Q2M-HX4T'

const cea = {
  product: { id: 2002, name: 'Collie eye anomaly / choroidal hypoplasia (CEA/CH)' },
  gene: 'NHEJ1',
  variant: 'c.588+462_588+8260del',
  meaning: 'One copy of the variant: Skye is not affected by it.',
  offspringMeaning: 'Half of her puppies get the variant. With a clear mate none of them is affected.',
  caution: 'How badly the eyes are affected differs within a litter.',
}
const tns = {
  product: { id: 2003, name: 'Trapped neutrophil syndrome (TNS)' },
  gene: 'VPS13B',
  variant: 'c.6390_6393del',
  genotype: 'N/N',
  bodySystem: 'Blood',
  meaning: 'No copy of the variant was found.',
  offspringMeaning: 'No puppy of hers is affected.',
  caution: null,
}
const mdr1 = {
  product: { id: 2004, name: 'Multidrug resistance 1 (MDR1)' },
  gene: 'ABCB1',
  variant: 'c.227_230del',
  genotype: 'MDR1/MDR1',
  bodySystem: 'Nervous system',
  omiaId: 'OMIA:001402-9615',
  modeOfInheritance: 'Autosomal, incompletely dominant',
  meaning: 'Two copies of the variant: some common medicines reach the brain and can poison her.',
  offspringMeaning: 'Each of her puppies gets a copy.',
  caution: 'One copy is enough to be careful with high doses.',
}
const read: Change = { lines: [line(1, 'affected', mdr1), line(2, 'carrier', cea), line(3, 'clear', tns)] }

const report = (type: AnyReportType, change: Change = read) =>
  renderReport({
    key,
    content: content(type, change),
    issuedAt,
    state: 'valid',
    stateReason: null,
    people: { owner: 'Dana Whitcombe', parents: [], country: 'AU' },
    assurance: { accreditation: 'ISO/IEC 17025, number 20418', signatory: 'Mei Tanaka, head of laboratory' },
    contact: ['4 Laboratory Way, Brisbane QLD 4000, Australia', 'hello@kinpaw.example'],
    ...shop,
  })

const certificate = content('certificate', read)
function sheet() {
  const [registry] = registriesOf(1, 'US')
  if (!registry) throw new Error('No registry')
  const { gender, isDesexed, breed, dateOfBirth } = certificate.animal
  const subject = {
    animalId: 'skye',
    isOwn: true,
    certificate,
    tested: { gender, isDesexed, breed, dateOfBirth },
    dam: { id: 'fern', name: 'Orchardlane Fern', registrationNumber: 'DN48210207' },
    sire: { id: null, name: 'Moss of Elsewhere', registrationNumber: null },
    owner: { name: 'Dana Whitcombe', address: '12 Orchard Lane, Ithaca, NY 14850, United States', isReader: true },
    setAside: [],
    withdrawn: [],
  }
  return renderSheet({
    sheet: sheetOf(subject, registry),
    certificate: { key, content: certificate, issuedAt },
    paper: 'LETTER',
    ...shop,
  })
}

const bill: Bill = {
  title: 'Tax invoice',
  number: 'KP-100042',
  issuedAt,
  country: 'AU',
  seller: ['Kinpaw Pty Ltd', '4 Laboratory Way', 'Brisbane QLD 4000', 'Australia', 'ABN 51 824 753 556'],
  buyer: ['Riverside Animal Clinic', '8 Wharf Street', 'Brisbane QLD 4000', 'Australia', 'vet@example.com'],
  facts: [
    ['Date', '21/11/2026'],
    ['Due', '05/12/2026'],
    ['Order', 'KP-100042'],
  ],
  heading: 'What was ordered',
  lines: [
    { what: 'Border Collie full breed profile', quantity: 2, each: '$165.00', amount: '$330.00' },
    { what: 'Geno Pet, mixed breed test', quantity: 10, each: '$129.00', amount: '$1,290.00' },
  ],
  sums: [
    ['Items', '$1,620.00'],
    ['Express delivery', '$24.00'],
  ],
  total: ['Total', '$1,644.00 AUD'],
  included: [['GST included', '$149.45']],
  state: {
    title: 'To pay by 05/12/2026: $1,644.00 AUD',
    text: 'Online under Invoices, or by bank transfer with the reference KP-100042-7.',
    tone: tones.carrier,
  },
  notes: [],
  ...shop,
}
const longBill: Bill = {
  ...bill,
  lines: Array.from({ length: 60 }, (_, at) => ({
    what: `Kit ${at + 1}: multidrug resistance 1, degenerative myelopathy, progressive retinal atrophy and collie eye anomaly`,
    quantity: 1,
    each: '$27.40',
    amount: '$27.40',
  })),
}

const lifePlan = () =>
  renderLifePlan({
    content: {
      ...lifePlanContent(),
      coat: { pattern: 'solid', colours: ['#d6b694'], seed: 12 },
      findings: [],
      shares: [],
      said: { breed: null, gender: 'male', isDesexed: true, size: null, stage: null },
    },
    number: 2,
    madeAt: issuedAt,
    state: 'current',
    reason: null,
    paper: 'A4',
    brand: shop.brand,
  })

const acmForm = () =>
  renderAcmForm({
    form: {
      number: 'ACM-2026-0412',
      barcode: 'KP4827193301',
      collectorName: 'Dr Priya Raman',
      collectorPlace: 'Riverside Animal Clinic, Brisbane',
      purpose: 'registration of a litter',
    },
    printed: {
      petName: 'Skye',
      registrationName: 'Orchardlane Blue Hour',
      registrationNumber: 'DN63104501',
      species: 'Dog',
      breed: 'Border Collie',
      gender: 'female',
      dateOfBirth: '2022-03-04',
      chipNumber: '981020000310301',
      ownerName: 'Dana Whitcombe',
      ownerAddress: '12 Orchard Lane, Ithaca, NY 14850, United States',
      ownerEmail: 'breeder@example.com',
      isSampleData: false,
    },
    approvedAt: issuedAt,
    paper: 'A4',
    ...shop,
  })

const card = () =>
  renderMedicineCard({
    animal: { petName: 'Skye', chipNumber: '981020000310301' },
    line: line(1, 'affected', mdr1),
    drugs: ['ivermectin', 'loperamide', 'vincristine', 'acepromazine', 'butorphanol'],
    emergency: 'Wobbling, drooling or a seizure after a medicine is an emergency: go to a vet at once, with this card.',
    isSampleData: false,
    brand: shop.brand,
  })

const reports = Object.fromEntries(allReportTypes.map((type) => [`report-${type}`, () => report(type)])) as Record<
  `report-${AnyReportType}`,
  () => Promise<Buffer>
>
const forms = Object.fromEntries(
  printedForms.map(({ slug }) => [`form-${slug}`, () => renderForm(slug, shop)]),
) as Record<`form-${PrintedFormSlug}`, () => Promise<Buffer>>

export const documentSamples = {
  ...reports,
  /** A name that is written from right to left, and one that is longer than its line. */
  'report-certificate-names': () =>
    report('certificate', {
      ...read,
      animal: {
        petName: 'نجمة الصحراء',
        registrationName: 'Multi Champion Orchardlane Blue Hour of the Long Valley at Fellgate',
      },
    }),
  'report-health-sample-data': () => report('health', { ...read, isSampleData: true }),
  'medicine-card': card,
  'life-plan': lifePlan,
  'acm-form': acmForm,
  'submission-sheet': sheet,
  ...forms,
  'packing-slips': () => renderSlips(waitingOrders, posted),
  'address-labels': () => renderLabels(waitingOrders, posted),
  invoice: () => renderBill(bill),
  'invoice-of-sixty-lines': () => renderBill(longBill),
  'credit-note': () =>
    renderBill({
      ...bill,
      title: 'Credit note',
      number: 'KP-100042-C1',
      state: { title: '$129.00 AUD is credited', text: 'It goes back to the card that paid.', tone: tones.clear },
      heading: 'What is credited',
      lines: bill.lines.slice(1).map((one) => ({ ...one, quantity: 1, amount: one.each })),
      sums: [],
      total: ['Total', '$129.00 AUD'],
      included: [['GST included', '$11.73']],
      notes: ['Reason: The kit was not needed and came back unopened.'],
    }),
}
export type DocumentName = keyof typeof documentSamples
