/**
 * The server's wings, from the ground up, and the rooms of each. A room imports from lower wings and from the rooms
 * before it in its own wing, so imports run one way and no folders depend on each other in a circle: scripts/rooms.ts
 * makes lint rules of this list. The files of server/src itself put everything together and may import all of it.
 */
const rooms = {
  // Every table of the database, in a file for each noun.
  schema: '',
  // What any shop would need, and knows none of our nouns.
  platform: 'config telemetry values db limits input jobs files mail pdf payment-provider command-line',
  // What is known without a customer: how genes are read, the facts of server/data, which tax is due where.
  reference: 'genetics catalogue tax',
  // Who is calling, and what belongs to their account.
  people: `visitor country newsletter session user two-factor admin address security-question enquiry town
    collection-agent`,
  // What a guest looks at.
  storefront: `catalogue breed query responsible-breeder product product-price fact-sheet open-data search printed-form
    finding`,
  // Animals, and the samples that are taken of them.
  animals: `animal animal-photo animal-transfer club club-product collected-animal outside-report sample kit-offer show
    acm-form`,
  // What was found, and what is made of it.
  results: `result result-export parentage report share-page animal-profile sharing submission-sheet life-plan litter
    mate tool flagship`,
  // Where results come from, and how they are corrected.
  laboratory: 'laboratory results-review advance-result clearance catalogue-release',
  // From a cart to the books.
  sales: `stock coupon loyalty gift-card payment member saved-card order review parcel invoice dispute refund pending-payment cart
    checkout membership bank-transfer desk-order`,
  // What takes several wings: signing in, activating a kit, taking one's data along.
  workflows:
    'auth activation work-spreadsheet approval own-data reconciliation failed-job stored-file machine-room today',
  // How everything comes in: requests, commands of the desk and the laboratory, the first rows, a start.
  entry: 'http metrics page desk lab seed start',
}

export type Wing = keyof typeof rooms

/** Each wing with its rooms, the lowest first. */
export const wings = Object.entries(rooms).map(([name, list]) => ({
  name: name as Wing,
  rooms: list.split(/\s+/).filter(Boolean),
}))
