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
}

/** What a field is called to people: "Barcode" for `barcodes[0]`, "Current password" for `currentPassword`. */
export function fieldName(field: string): string {
  // A vet's items are named by their product.
  if (field.includes(' ')) return field
  const key = field.match(/[a-z]\w*/gi)?.at(-1) ?? field
  const words = key
    .replace(/(?<=.)(Id|_id)$/, '')
    .replaceAll(/_|(?=[A-Z])/g, ' ')
    .toLowerCase()
  return names[key] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
