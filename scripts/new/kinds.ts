import { planComponent } from './component.ts'
import { planNoun } from './noun.ts'
import { planScreen } from './screen.ts'
import type { Plan } from './plan.ts'

const plans = { component: planComponent, screen: planScreen, noun: planNoun }
type Kind = keyof typeof plans

export const isKind = (text: string | undefined): text is Kind => text !== undefined && Object.hasOwn(plans, text)

/** `planFor('component', 'PriceTag')`, `planFor('screen', 'Shop/Gifts', 'gift')`, `planFor('noun', 'sales/gift')`. */
export function planFor(kind: Kind, name: string, noun?: string): Plan {
  for (const each of noun === undefined ? [name] : [name, noun])
    if (!/^[A-Za-z][A-Za-z0-9-]*(\/[A-Za-z][A-Za-z0-9-]*)?$/.test(each)) throw new Error(`"${each}" is not a name`)
  return plans[kind](name, noun)
}
