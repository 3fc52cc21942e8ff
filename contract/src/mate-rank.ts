/** What mates are ranked by. */
export const mateOrders = ['risk', 'relatedness', 'colour'] as const
export type MateOrder = (typeof mateOrders)[number]

/**
 * possible: offspring can have the disease, with a chance that is known; open: a parent is not tested, or our sources do
 * not settle it, so that nobody can rule it out; carrier: none can have it, some can carry it.
 */
export const mateRiskKinds = ['possible', 'open', 'carrier'] as const
export type MateRiskKind = (typeof mateRiskKinds)[number]

/**
 * Of a pair: the worst of its diseases; clear means that offspring neither have nor carry what either parent was tested for.
 * Open is also a pair of whom nothing is known.
 */
export const mateRiskLevels = ['clear', 'carrier', 'open', 'possible'] as const
export type MateRiskLevel = (typeof mateRiskLevels)[number]
