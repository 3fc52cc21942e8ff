import type { Tax, Totals } from './cart.ts'

/** "HST 13%". */
export const taxName = ({ name, percent }: Pick<Tax, 'name' | 'percent'>) => `${name} ${percent}%`

/** Taxes as a sum of money lists them: `added` above its total, `included` below it, which holds them already. */
export const taxLines = ({ taxes }: Pick<Totals, 'taxes'>) => ({
  added: taxes.filter(({ isIncluded }) => !isIncluded).map((tax) => ({ term: taxName(tax), amount: tax.amount })),
  included: taxes
    .filter(({ isIncluded }) => isIncluded)
    .map((tax) => ({ term: `Includes ${tax.name}`, percent: tax.percent, amount: tax.amount })),
})
