/** White label: everything that says whose shop this is. */
export const brand = {
  name: 'Kinpaw',
  partner: 'Lumora',
  email: 'hello@kinpaw.example',
  phone: '+1 555 010 0199',
  /** Where a bank transfer goes. */
  bank: { accountName: 'Kinpaw Genetics', name: 'First Example Bank', account: '000 000 000' },
  social: [
    { name: 'Instagram', url: 'https://instagram.com/kinpaw' },
    { name: 'Facebook', url: 'https://facebook.com/kinpaw' },
    { name: 'YouTube', url: 'https://youtube.com/@kinpaw' },
  ],
  apps: [
    { name: 'App Store', url: 'https://apps.apple.com/app/kinpaw' },
    { name: 'Google Play', url: 'https://play.google.com/store/apps/details?id=example.kinpaw' },
  ],
} as const

/** The form a name takes in an address: `/why-kinpaw`. */
export const brandSlug = brand.name.toLowerCase()
export const partnerSlug = brand.partner.toLowerCase()
