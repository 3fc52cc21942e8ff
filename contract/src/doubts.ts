import { postcodeStates } from './postcode-states.ts'

/** Where most people's mail is; without countries whose ending is one letter from another country's. */
const mailHosts = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'icloud.com',
  'bigpond.com',
  'bigpond.net.au',
  'optusnet.com.au',
  'comcast.net',
  'verizon.net',
  'sbcglobal.net',
  'bellsouth.net',
  'btinternet.com',
  'sympatico.ca',
  'protonmail.com',
] as const
/** Hosts of their own, though one letter away from one of those. */
const alike: readonly string[] = ['mail.com', 'email.com', 'ymail.com', 'zmail.com', 'hotmail.co']

/** Whether one letter is missing, too many, another, or has changed places with the next. */
function isOneSlip(typed: string, meant: string): boolean {
  const most = Math.min(typed.length, meant.length)
  let start = 0
  while (start < most && typed[start] === meant[start]) start++
  let end = 0
  while (end < most - start && typed.at(-1 - end) === meant.at(-1 - end)) end++
  const [one, other] = [typed, meant].map((text) => text.slice(start, text.length - end)) as [string, string]
  if (one.length <= 1 && other.length <= 1) return true
  return one.length === 2 && other.length === 2 && one[0] === other[1] && one[1] === other[0]
}

/** No top-level domain, but what ".com" becomes under hasty fingers. */
const slippedCom = /\.(?:con|cmo|ocm|vom|xom|cpm|comm|coom)$/

/** The host that a misspelt one of a mail address was meant to be; undefined for what may be right. */
function hostMeant(host: string): string | undefined {
  if (alike.includes(host) || mailHosts.some((known) => known === host)) return undefined
  const near = mailHosts.find((known) => isOneSlip(host, known))
  return near ?? (slippedCom.test(host) ? host.replace(slippedCom, '.com') : undefined)
}

const sendAgain = 'If it is right, press the button again.'

function emailDoubt(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  const meant = at > 0 && hostMeant(email.slice(at + 1).toLowerCase())
  return meant ? `Did you mean ${email.slice(0, at + 1)}${meant}? ${sendAgain}` : undefined
}

const isWithin = (ranges: string, code: string) =>
  ranges.split(' ').some((range) => {
    const [first = '', last = first] = range.split('-')
    const start = code.slice(0, first.length)
    return start >= first && start <= last
  })

type Place = { country: string; state: string; postalCode: string }

function postcodeDoubt({ country, state, postalCode }: Place): string | undefined {
  const states = Object.entries((postcodeStates as Record<string, Record<string, string>>)[country] ?? {})
  if (!states.length || !states.some(([code]) => code === state)) return undefined
  const code = postalCode.toUpperCase()
  const right = states.filter(([, ranges]) => isWithin(ranges, code)).map(([name]) => name)
  if (right.includes(state)) return undefined
  const noun = country === 'US' ? 'ZIP code' : 'postcode'
  return right.length
    ? `${code} is a ${noun} in ${right.join(' or ')}, not in ${state}. ${sendAgain}`
    : `We know no ${noun} like ${code}. ${sendAgain}`
}

const isPlace = (value: object): value is Place =>
  ['country', 'state', 'postalCode'].every((name) => typeof Reflect.get(value, name) === 'string')

/**
 * What is valid in a form and still looks wrong, by the field's path: a mail address at a misspelt host, and a postcode of
 * another state. A form asks once, and sends it all the same. Fields are known by their names, wherever they are.
 */
export function doubtsIn(values: unknown, path = ''): Record<string, string> {
  if (typeof values !== 'object' || values === null) return {}
  const at = (name: string) => (path ? `${path}.${name}` : name)
  const place = isPlace(values) && postcodeDoubt(values)
  return Object.assign(
    place ? { [at('postalCode')]: place } : {},
    ...Object.entries(values).map(([name, value]: [string, unknown]) => {
      if (typeof value !== 'string') return doubtsIn(value, at(name))
      const doubt = /email$/i.test(name) && emailDoubt(value.trim())
      return doubt ? { [at(name)]: doubt } : {}
    }),
  ) as Record<string, string>
}
