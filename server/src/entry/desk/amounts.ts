import { amountIn, Refused } from '../../platform/command-line/command-line.ts'

/** "AUD=30,USD=20". Throws `Refused` for anything else. */
export const amountsIn = (text: string) =>
  text.split(',').map((part) => {
    const [currency = '', amount, ...more] = part.split('=').map((word) => word.trim())
    if (!currency || !amount || more.length) throw new Refused('Write amounts as AUD=30,USD=20.')
    return { currency: currency.toUpperCase(), amount: amountIn(amount, `--amount in ${currency}`) }
  })
