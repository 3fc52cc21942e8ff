import { paths } from '../paths.ts'

/** What people ask whom a page answers, in their words: the search reads it, and no page shows it. */
export const searchQuestions: Record<string, string> = {
  [paths.help]:
    'When do results come? How long do results take? When will I get my results? Turnaround. Return policy, refund, money back, cancel my order. Sample failed, no result, expired kit. How much does it cost, price, how accurate. Download my certificate, print my report.',
  [paths.sampleTracker]:
    'Where is my sample, where is my kit? Has my sample arrived? Status of my test. Where are my results?',
  [paths.orders]: 'Where is my order? Receipt, invoice, tracking number of my parcel.',
  [paths.internationalShipping]:
    'When does my kit arrive? Delivery time and cost, postage. Do you post to Ireland, ship to Germany, France, Spain, Italy, the Netherlands, Sweden, Poland, Europe, the UK, my country? Ship to America, Canada. Ship to Australia, New Zealand. UK delivery. Where is my parcel, tracking.',
  [paths.websiteHelp]:
    'Forgot password, cannot log in. Payment methods, pay by PayPal, card, bank transfer. Where do I enter a voucher, coupon, discount code?',
  [paths.takeSample]: 'Kit instructions, how does it work? Cheek swab, saliva, how to swab a dog, how to swab a cat.',
  [paths.giftCards]:
    'Buy a gift card, gift voucher, gift certificate, a present for a dog owner, give as a gift, e-gift.',
  [paths.giftCardBalance]: 'How much is left on it? Balance of a voucher.',
  [paths.forms]: 'Submission form, order form, print a form, paper form, download a form.',
  [paths.factSheets]: 'Fact sheet, leaflet, information on a disease, download.',
  [paths.activate]: 'Activate my kit, register my kit, register a sample, barcode, I have a kit.',
  [paths.agents]: 'Who can take the sample near me? Vet near me. Witnessed sample.',
  [paths.loyaltyProgram]: 'Points, discount, vouchers, coupons.',
  [paths.contact]:
    'Phone number, email, opening hours, speak to someone, customer service. Lost my kit, damaged kit, complaint.',
  [paths.why]: 'What DNA cannot tell: hip dysplasia, allergy, cancer, behaviour. Are you accredited, can I trust this?',
  [paths.privacy]: 'Delete my account, my data, GDPR.',
  [paths.microchipChecker]: 'Chip number, microchip lookup, whose chip is this?',
  [paths.reportAuthentication]: 'Is this certificate real? Fake report, verify a certificate.',
  [paths.breedingStrategy]:
    'Litter calculator, puppy calculator, test mating, Punnett square. What will my puppies be?',
  [paths.canineColour]: 'Dog coat color calculator, puppy colour calculator.',
  [paths.felineColour]: 'Cat coat color calculator, kitten colour calculator.',
  [paths.transferAnimal]: 'Transfer ownership, new owner, sold a puppy.',
  [paths.sharedAnimals]: 'Share results with my vet, with a breeder.',
  [paths.speciesPage('breeder', 'dog', 'multi-packs')]: 'Multi dog discount, whole litter, several dogs.',
  [paths.speciesPage('breeder', 'dog', 'breeder-benefits')]: 'Breeder discount.',
  [paths.speciesPage('breeder', 'dog', 'full-breed-profile')]: 'Puppy health test, stud dog tests, panel for my breed.',
}
