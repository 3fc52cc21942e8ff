import { Failure } from '@shop/contract/failure'
import { eq } from 'drizzle-orm'
import type { AnimalRow } from '../../animals/animal/access.ts'
import { medicine } from '../../reference/catalogue/medicine.ts'
import { brandOf } from '../../platform/config/brand.ts'
import { samples } from '../../schema/sample.ts'
import type { Services } from '../../platform/services.ts'
import { linesOf } from './findings.ts'

/**
 * A card for the wallet as PDF: whose it is, the result, and the medicines to be careful with. Throws 404 where the
 * animal has no result after which medicines must be chosen with care.
 */
export async function medicineCard(
  { config, db }: Pick<Services, 'config' | 'db'>,
  animal: AnimalRow,
  productId: number,
): Promise<Buffer> {
  const line = (await linesOf(db, animal)).find(({ product }) => product.id === productId)
  const known = medicine().get(productId)
  if ((line?.status !== 'affected' && line?.status !== 'at_risk') || !known?.drugs.length)
    throw new Failure(404, { message: 'There is no such card for this animal.' })
  const { renderMedicineCard } = await import('./pdf/medicine-card.ts')
  const { drugs, emergency } = known
  const [sample] = await db
    .select({ isSampleData: samples.isSampleData })
    .from(samples)
    .where(eq(samples.barcode, line.barcode))
  const isSampleData = sample?.isSampleData ?? false
  return renderMedicineCard({ animal, line, drugs, emergency, isSampleData, brand: brandOf(config) })
}
