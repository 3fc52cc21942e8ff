import type { samples } from '../../schema/sample.ts'

/**
 * Whether an accepted collector read a microchip when the sample was taken, and it is the one on record: a later change
 * of that number does not take the verified identity along.
 */
export const isVerified = (
  { isIdentityVerified, chipRead }: Pick<typeof samples.$inferSelect, 'isIdentityVerified' | 'chipRead'>,
  { chipNumber }: { chipNumber: string | null },
): boolean => isIdentityVerified && chipRead !== null && chipRead === chipNumber
