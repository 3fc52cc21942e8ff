/**
 * Who knows whom on the server: each folder of server/src, and the other folders that its code may import. A row names
 * rows above it alone, so imports run one way. What a row knows, it may read; `reads` adds the tables of nouns whose rules
 * are none of its business (their `tables.ts` alone), `*` those of all. Files in server/src itself put everything together
 * and may import all; `folder.ts` and `services.ts` are known by name. The lint rules are made of this table (scripts/rooms.ts).
 */
type Row = { knows?: string; reads?: string }

const underneath: Record<string, Row> = {
  db: { knows: 'folder.ts' },
  platform: { knows: 'db folder.ts' },
  mail: { knows: 'db platform' },
  'payment-provider': { knows: 'db platform' },
  visitor: { knows: 'db platform', reads: 'user session newsletter two-factor collection-agent member' },
  pdf: {},
  genetics: {},
  catalogue: { knows: 'genetics platform folder.ts', reads: 'breed product cart' },
  tax: { knows: 'catalogue' },
}

const people: Record<string, Row> = {
  country: { knows: 'catalogue' },
  newsletter: { reads: 'loyalty user' },
  session: {},
  user: { knows: 'country newsletter session', reads: 'breed' },
  'two-factor': { knows: 'session user' },
  admin: { knows: 'session user', reads: 'two-factor' },
  address: { knows: 'country', reads: 'user' },
  'failed-job': { knows: 'admin' },
  'security-question': {},
  enquiry: { knows: 'country security-question', reads: 'responsible-breeder' },
  town: { knows: 'catalogue country' },
  'collection-agent': { knows: 'country town admin catalogue', reads: 'user collected-animal order sample' },
}

const goods: Record<string, Row> = {
  breed: { reads: 'product sample' },
  'responsible-breeder': { knows: 'country town breed' },
  product: { knows: 'catalogue tax breed', reads: 'cart order result club' },
  'fact-sheet': { knows: 'genetics catalogue product' },
  'open-data': { knows: 'genetics catalogue' },
  'site-page': {},
  'printed-form': { knows: 'pdf' },
}

const animals: Record<string, Row> = {
  animal: {
    knows: 'genetics catalogue breed product',
    reads: 'user club sharing share-page animal-photo animal-transfer sample activation laboratory',
  },
  'animal-photo': { knows: 'animal' },
  club: { knows: 'animal', reads: 'user animal-transfer sample' },
  'collected-animal': { knows: 'genetics breed animal', reads: 'user collection-agent sample' },
  'animal-transfer': { knows: 'breed animal', reads: 'user sharing' },
  sample: { knows: 'catalogue product animal', reads: 'user checkout order parcel kit-offer' },
  'acm-form': { knows: 'admin pdf breed animal', reads: 'user sample' },
  show: { knows: 'admin', reads: 'user sample' },
  'kit-offer': { knows: 'admin product sample', reads: 'user' },
  result: { knows: 'genetics catalogue breed animal', reads: 'product user sample laboratory clearance' },
  'outside-report': { knows: 'animal', reads: 'user' },
  parentage: { knows: 'genetics animal result', reads: 'user sharing sample' },
  report: {
    knows: 'genetics catalogue pdf breed animal result parentage',
    reads: 'user product collected-animal sample',
  },
  'share-page': { knows: 'breed animal result report', reads: 'sample' },
  'animal-profile': { knows: 'animal result parentage report', reads: 'sharing sample litter' },
  'result-export': { knows: 'breed animal outside-report result', reads: 'sample' },
  'submission-sheet': { knows: 'catalogue pdf breed animal result report', reads: 'user sample' },
  'life-plan': {
    knows: 'catalogue pdf product animal sample result report',
    reads: 'user breed sharing order',
  },
  sharing: { knows: 'animal animal-profile', reads: 'user' },
  laboratory: {
    knows: 'genetics catalogue animal sample result parentage report life-plan',
    reads: 'user breed product animal-transfer sharing',
  },
  'results-review': { knows: 'genetics sample result laboratory', reads: 'animal breed' },
  'advance-result': { knows: 'animal sample result laboratory', reads: 'user product order' },
  clearance: { knows: 'genetics animal result parentage report laboratory', reads: 'sample' },
  litter: { knows: 'genetics breed animal result', reads: 'user animal-transfer club sample' },
  tool: { knows: 'genetics catalogue country breed animal result parentage', reads: 'product' },
}

const money: Record<string, Row> = {
  coupon: { knows: 'admin' },
  loyalty: { knows: 'coupon', reads: 'user' },
  'gift-card': { knows: 'admin coupon', reads: 'checkout order' },
  payment: { knows: 'payment-provider', reads: 'checkout' },
  member: { knows: 'payment-provider loyalty payment', reads: 'user order checkout' },
  'saved-card': { knows: 'payment-provider member', reads: 'user' },
  mate: { knows: 'genetics catalogue breed product animal result member', reads: 'sample' },
  order: {
    knows: 'catalogue animal sample life-plan gift-card loyalty payment member',
    reads: 'animal-transfer cart checkout parcel refund result',
  },
  parcel: { knows: 'admin catalogue sample order', reads: 'checkout refund user' },
  invoice: { knows: 'pdf payment order', reads: 'user checkout' },
  dispute: { knows: 'payment-provider loyalty order invoice', reads: 'checkout' },
  refund: {
    knows: 'admin tax pdf payment-provider sample gift-card loyalty coupon payment member order invoice',
    reads: 'checkout life-plan result user',
  },
  'pending-payment': { knows: 'sample loyalty payment order invoice', reads: 'checkout' },
  cart: {
    knows: 'catalogue tax country breed product animal sample life-plan coupon gift-card loyalty member invoice',
    reads: 'user order activation',
  },
  checkout: {
    knows:
      'catalogue country address payment-provider newsletter sample coupon gift-card loyalty payment member saved-card order invoice refund pending-payment cart',
    reads: 'user product',
  },
  membership: {
    knows: 'admin catalogue tax payment-provider payment member saved-card order cart checkout',
    reads: 'user',
  },
  'bank-transfer': { knows: 'admin catalogue payment order invoice pending-payment checkout', reads: 'user' },
}

const lives: Record<string, Row> = {
  activation: {
    knows: 'catalogue country address breed product animal collected-animal sample life-plan coupon order cart',
    reads: 'user collection-agent checkout',
  },
  'work-spreadsheet': {
    knows: 'catalogue country address breed product animal sample life-plan activation',
    reads: 'user',
  },
  auth: { knows: 'country newsletter session user two-factor enquiry animal animal-transfer kit-offer sharing' },
  approval: { knows: 'user admin club', reads: 'enquiry collection-agent responsible-breeder' },
  'club-product': { knows: 'admin catalogue product club' },
  'product-price': { knows: 'admin catalogue product' },
  reconciliation: { knows: 'catalogue payment-provider sample', reads: '*' },
  'catalogue-release': {
    knows: 'genetics catalogue animal result parentage report life-plan',
    reads: 'user product sample',
  },
  'own-data': { knows: 'user animal sample result outside-report parentage kit-offer member', reads: '*' },
}

const around: Record<string, Row> = {
  http: {
    knows:
      'folder.ts acm-form admin pdf payment-provider open-data country session product site-page printed-form animal animal-photo share-page outside-report result-export report submission-sheet life-plan payment dispute invoice refund cart checkout membership work-spreadsheet',
    reads: 'breed',
  },
  desk: {},
  seed: {
    knows:
      'genetics catalogue catalogue-release open-data product club-product parentage clearance laboratory payment invoice cart checkout',
    reads: '*',
  },
}

/** What every noun knows. */
const common = 'db platform mail visitor services.ts'
const withCommon = (rows: Record<string, Row>): Record<string, Row> =>
  Object.fromEntries(
    Object.entries(rows).map(([noun, { knows = '', reads }]) => [noun, { knows: `${common} ${knows}`, reads }]),
  )

export const nouns = {
  ...underneath,
  ...withCommon({ ...people, ...goods, ...animals, ...money, ...lives, ...around }),
}

export const namesIn = (list = ''): string[] => list.split(' ').filter(Boolean)
