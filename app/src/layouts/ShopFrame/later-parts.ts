/** The parts of the frame that hydrate later: one file, as all are fetched with the first interaction. */
export { SearchProducts } from '../../parts/product/SearchProducts.tsx'
export { AudienceRow } from './AudienceRow.tsx'
export { BarMenus } from './BarMenus.tsx'
export { Footer } from './Footer.tsx'
