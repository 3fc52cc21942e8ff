import type { samples } from '../../schema/sample.ts'

/**
 * Whether somebody whom the house vouches for read a microchip when the sample was taken, and it is the one on record: who
 * changes that number afterwards does not take the verified identity along.
 */
export const isVerified = (
  { isIdentityVerified, chipRead }: Pick<typeof samples.$inferSelect, 'isIdentityVerified' | 'chipRead'>,
  { chipNumber }: { chipNumber: string | null },
): boolean => isIdentityVerified && chipRead !== null && chipRead === chipNumber
