/** A power of exclusion, 0.99994 as "99.99%": never rounded up to certainty. */
export const powerText = (power: number): string => `${Math.floor(power * 10_000) / 100}%`
