/** Fields whose key is no word of the form that they are in. */
const names: Record<string, string> = {
  username: 'Email',
  petName: 'Name',
  dobDay: 'Day of birth',
  dobMonth: 'Month of birth',
  dobYear: 'Year of birth',
  chipNumber: 'Microchip number',
  registrationName: 'Registered name',
  isDesexed: 'Desexed',
  gender: 'Sex',
  postalCode: 'Postcode or ZIP code',
  phoneNumber: 'Phone',
  acceptTerms: 'Terms and conditions',
  shippingMethodId: 'Delivery',
  paymentMethod: 'Way of paying',
  loyaltyPoints: 'Points',
  damId: 'Dam',
  sireId: 'Sire',
  barcodes: 'Barcode',
  id: 'Entry',
  dobPrecision: 'Precision of the date of birth',
  weightType: 'Unit of the weight',
  address2: 'Second line of the address',
  excludeProducts: 'Tests left out',
  activatedProducuId: 'Test',
  alt: 'Description of the photo',
  focusX: 'Part of the photo to show',
  focusY: 'Part of the photo to show',
  isNewsletterSubscribed: 'Newsletter',
  isPaidNow: 'Way of paying',
  metaData: 'Kind of item',
  isUpgradeTests: 'Added to a sample',
  sampleCollector: 'Who takes the sample',
  expectedTotal: 'Total',
  sessionId: 'Cart',
  checkoutId: 'Order',
  sendOn: 'Day to send it',
  countryCode: 'Country',
  securityToken: 'Security question',
  securityAnswer: 'Answer to the security question',
  sampleCount: 'Number of samples',
  testedAt: 'Date of the test',
  at: 'Date and time',
  expectedAt: 'Expected date',
  bcc: 'Brown (B locus)',
  e: 'E locus',
  k: 'K locus',
  a: 'A locus',
  b: 'B locus',
  d: 'D locus',
  m: 'M locus',
  s: 'S locus',
}

/** What a field is called to people: "Barcode" for `barcodes[0]`, "Current password" for `currentPassword`. */
export function fieldName(field: string): string {
  // A vet's items are named by their product, and samples by their barcode.
  if (/ |^[A-Z]{2}/.test(field)) return field
  const key = field.match(/[a-z]\w*/gi)?.at(-1) ?? field
  const words = key
    .replace(/^(is|has)(?=[A-Z])/, '')
    .replace(/(?<=.)(Id|_id)(?=s?$)/, '')
    .replaceAll(/_|(?=[A-Z])/g, ' ')
    .toLowerCase()
    .trim()
  return names[key] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
