import { resolve } from 'node:path'
import { levels } from 'pino'
import { type LivePaymentMode, regionalStores } from '@shop/contract/constants'
import { type BankAccounts, readBankAccounts } from './bank-accounts.ts'
import { StartError } from './start-error.ts'

/** Every setting is an environment variable with a working default; the README has the one table of them. */
export type Config = {
  port: number
  /** Where Prometheus reads metrics, and nothing else is answered; null: none are measured. */
  metricsPort: number | null
  /** The embedded database, and mail that no SMTP server takes. */
  dataDir: string
  /** Null: the embedded database. */
  databaseUrl: string | null
  /** Past a pooler: for what needs a connection of its own for long, to lock and to listen. Null: `databaseUrl`. */
  databaseDirectUrl: string | null
  /** Standbys, which answer what may be a moment old. Null: none. */
  databaseReplicaUrl: string | null
  /** How visitors reach the shop: links in mail, origin checks. */
  publicUrl: string
  /** Links in mail and second factors depend on it; null: a key is made and stored in the data folder. */
  secretKey: string | null
  /**
   * Opens the laboratory's API. Null: a demonstration makes one and stores it in the data folder, any other shop has no
   * such API.
   */
  labApiKey: string | null
  /** Opens the calls of the shop's desk to its command line; null: a key is made and stored in the data folder. */
  deskApiKey: string | null
  laboratory: {
    /** As certificates state it; null is left out. */
    accreditation: string | null
    signatory: string | null
    /** Results count only when a second person has released them. */
    isReviewed: boolean
  }
  smtpUrl: string | null
  mailFrom: string
  /** Who sells, as bills name it; the name falls back on the brand. */
  /** Countries whose regional store, which the brand names, is open to pet owners (header-8). */
  regionalStores: string[]
  seller: {
    name: string | null
    /** In one line. */
    address: string | null
    /** By country: under which number the seller pays its tax there, as bills print it. */
    taxRegistrations: Record<string, string>
  }
  stripe: ByAccount<StripeSettings> | null
  payPal: ByAccount<PayPalSettings> | null
  /** Where customers' files lie. Null: in the database. */
  bucket: BucketSettings | null
  /** Where bank transfers go. Null: a sandbox shows made-up accounts, any other shop takes no transfers. */
  bankAccounts: BankAccounts | null
  /** Seeds people with published passwords, coupons and sample orders: on for the embedded database only. */
  isDemo: boolean
  /** No demonstration, not even an empty one: nothing is pretended, and all must be there that real customers need (needs.ts). */
  isLive: boolean
  /** From source, with reload. */
  isDevelopment: boolean
  /** How long a payment may be under way before its state is fetched from the provider. */
  paymentTimeoutSeconds: number
  /** A service that knows in which country a network address is, and its key. Null: none is asked. */
  ipLocation: { url: string; key: string } | null
  /** How many proxies are in front of the server, each of which adds its client's address to X-Forwarded-For. */
  trustedProxies: number
  /** The OpenTelemetry collector that takes traces, without the path of its own; null: none are made. */
  otlpEndpoint: string | null
  logLevel: string
  /** Sentences for a person at a terminal, JSON lines for everything else. */
  logFormat: 'json' | 'text'
  /** From one address; signing in and out has its own, smaller limit. */
  requestsPerMinute: number
  authRequestsPerMinute: number
}

export type StripeSettings = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  apiBase: string | null
}
/** A bucket that speaks S3. Without an endpoint it is at Amazon. */
export type BucketSettings = {
  name: string
  endpoint: string | null
  region: string
  accessKeyId: string
  secretAccessKey: string
}
export type PayPalSettings = { clientId: string; clientSecret: string; baseUrl: string; webhookId: string }

/** A provider's accounts, by region. The international one takes the payments of regions without their own. */
export type ByAccount<Settings> = { live_international: Settings } & Partial<Record<LivePaymentMode, Settings>>

type Environment = Record<string, string | undefined>

function numberOf(
  env: Environment,
  name: string,
  fallback: number,
  { min, max }: { min: number; max: number },
): number {
  const value = Number(env[name] || fallback)
  if (!Number.isInteger(value) || value < min || value > max)
    throw new StartError(`${name} must be a whole number from ${min} to ${max}, not "${env[name]}".`)
  return value
}

function oneOf<Choice extends string>(env: Environment, name: string, choices: readonly Choice[], fallback: Choice) {
  const value = (env[name] || fallback) as Choice
  if (!choices.includes(value)) throw new StartError(`${name} must be ${choices.join(' or ')}, not "${value}".`)
  return value
}

/** `true` and `false` are the names that one and none had before. */
function proxiesOf(env: Environment): number {
  const value = env.TRUST_PROXY || '0'
  const count = value === 'true' ? 1 : value === 'false' ? 0 : Number(value)
  if (!Number.isInteger(count) || count < 0 || count > 10)
    throw new StartError(`TRUST_PROXY must be the number of proxies in front of the server, 0 to 10, not "${value}".`)
  return count
}

/** The setting when it is an address of one of these schemes; null when it is not set. */
function addressOf(env: Environment, name: string, schemes: string[]): string | null {
  const value = env[name]
  if (!value) return null
  // Not repeated in the message: it may hold a password.
  if (!schemes.includes(URL.parse(value)?.protocol ?? ''))
    throw new StartError(
      `${name} must be an address that begins with ${schemes.map((one) => `${one}//`).join(' or ')}.`,
    )
  return value
}

function bankAccountsOf(env: Environment): BankAccounts | null {
  if (!env.BANK_ACCOUNTS) return null
  const accounts = readBankAccounts(env.BANK_ACCOUNTS)
  if (!accounts)
    throw new StartError(
      'BANK_ACCOUNTS must be JSON as {"AUD": {"holder": "Kinpaw Pty Ltd", "bank": "First Bank", "BSB": "062-000"}}, by currencies of the shop.',
    )
  return accounts
}

const bucketNames = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

function bucketOf(env: Environment): BucketSettings | null {
  const endpoint = addressOf(env, 'S3_ENDPOINT', web)
  const [name = '', region = '', accessKeyId = '', secretAccessKey = ''] = bucketNames.map((setting) => env[setting])
  const has = bucketNames.find((setting) => env[setting]) ?? (endpoint && 'S3_ENDPOINT')
  if (!has) return null
  const lacks = bucketNames.find((setting) => !env[setting])
  if (lacks) throw new StartError(`${has} needs ${lacks} beside it.`)
  // It is a part of a host's name, and of a path.
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name))
    throw new StartError(`S3_BUCKET must be the name of a bucket, not "${name}".`)
  return { name, endpoint: endpoint && endpoint.replace(/\/$/, ''), region, accessKeyId, secretAccessKey }
}

/** "AU=ABN 53 004 085 616; GB=GB 123 4567 82", by country. */
function registrationsOf(text = ''): Record<string, string> {
  const parts = text.split(';').filter((part) => part.trim())
  return Object.fromEntries(
    parts.map((part) => {
      const [country = '', number = ''] = part.split(/=(.*)/s, 2).map((half) => half.trim())
      if (!/^[A-Z]{2}$/.test(country) || !number)
        throw new StartError(`TAX_REGISTRATIONS must be like "AU=ABN 53 004 085 616; GB=…", not "${part}".`)
      return [country, number]
    }),
  )
}

/** "AU, GB": countries whose regional store is open. */
function regionalStoresOf(text = ''): string[] {
  const codes = text.split(',').flatMap((part) => part.trim().toUpperCase() || [])
  const unknown = codes.find((code) => !regionalStores.some((known) => known === code))
  if (unknown) throw new StartError(`REGIONAL_STORES must be of ${regionalStores.join(', ')}, not "${unknown}".`)
  return codes
}

/**
 * The accounts of a provider: `STRIPE_SECRET_KEY` is of the international one, `STRIPE_AUS_SECRET_KEY` of Australia's,
 * `STRIPE_USA_SECRET_KEY` of that of the United States. Null: none. `names` are the two settings that an account is
 * nothing without, and the one that it can do without.
 */
function accountsOf<Settings>(
  provider: 'STRIPE' | 'PAYPAL',
  names: readonly [string, string, string],
  env: Environment,
  make: (first: string, second: string, third: string) => Settings,
): ByAccount<Settings> | null {
  const readAccount = (region: string) => {
    const [first, second, third] = names.map((name) => {
      const setting = `${provider}_${region}${name}`
      return { setting, value: env[setting] ?? '' }
    }) as [Setting, Setting, Setting]
    const [has, lacks] = first.value ? [first, second] : [second, first]
    if (has.value && !lacks.value) throw new StartError(`${has.setting} needs ${lacks.setting} beside it.`)
    return has.value ? make(first.value, second.value, third.value) : undefined
  }
  const [international, aus, usa] = [readAccount(''), readAccount('AUS_'), readAccount('USA_')]
  if (!international && (aus || usa))
    throw new StartError(`${provider}_${names[0]} is needed: its account takes the payments of all other countries.`)
  return international
    ? { live_international: international, ...(aus && { live_aus: aus }), ...(usa && { live_usa: usa }) }
    : null
}
type Setting = { setting: string; value: string }

const web = ['http:', 'https:']
const postgres = ['postgres:', 'postgresql:']
const limit = { min: 1, max: 1_000_000_000 }

/** Throws `StartError` on a setting that cannot be meant. */
export function readConfig(env: Environment = process.env, isDevelopment = process.argv.includes('--dev')): Config {
  const port = numberOf(env, 'PORT', 3000, { min: 0, max: 65_535 })
  const databaseUrl = addressOf(env, 'DATABASE_URL', postgres)
  const databaseOf = (name: string) => {
    const url = addressOf(env, name, postgres)
    if (url && !databaseUrl) throw new StartError(`${name} needs DATABASE_URL beside it.`)
    return url
  }
  const stripeBase = addressOf(env, 'STRIPE_API_BASE', web)
  const publicUrl = (addressOf(env, 'PUBLIC_URL', web) ?? `http://localhost:${port}`).replace(/\/$/, '')
  const isPublic = publicUrl.startsWith('https:')
  const demo = oneOf(env, 'DEMO', ['true', 'empty', 'false'], databaseUrl || isPublic ? 'false' : 'true')
  if (demo === 'empty' && isPublic)
    throw new StartError(
      'DEMO=empty is for development: it would look like a real shop at the https address of PUBLIC_URL.',
    )
  const metricsPort = env.METRICS_PORT ? numberOf(env, 'METRICS_PORT', 0, { min: 1, max: 65_535 }) : null
  if (metricsPort === port) throw new StartError('METRICS_PORT must not be PORT: visitors reach that.')
  const ipLocationUrl = `${(addressOf(env, 'IP_LOCATION_URL', web) ?? 'https://api.ipinfo.io/lite').replace(/\/$/, '')}/`
  const payPalBase = addressOf(env, 'PAYPAL_BASE_URL', web) ?? 'https://api-m.paypal.com'
  return {
    port,
    metricsPort,
    dataDir: resolve(env.DATA_DIR || '.data'),
    databaseUrl,
    databaseDirectUrl: databaseOf('DATABASE_DIRECT_URL'),
    databaseReplicaUrl: databaseOf('DATABASE_REPLICA_URL'),
    publicUrl,
    secretKey: env.SECRET_KEY || null,
    labApiKey: env.LAB_API_KEY || null,
    deskApiKey: env.DESK_API_KEY || null,
    laboratory: {
      accreditation: env.LAB_ACCREDITATION || null,
      signatory: env.LAB_SIGNATORY || null,
      isReviewed: oneOf(env, 'LAB_REVIEW', ['one', 'two'], demo === 'false' ? 'two' : 'one') === 'two',
    },
    smtpUrl: addressOf(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: env.MAIL_FROM || 'Kinpaw <hello@kinpaw.example>',
    regionalStores: regionalStoresOf(env.REGIONAL_STORES),
    seller: {
      name: env.SELLER_NAME || null,
      address: env.SELLER_ADDRESS || null,
      taxRegistrations: registrationsOf(env.TAX_REGISTRATIONS),
    },
    stripe: accountsOf(
      'STRIPE',
      ['SECRET_KEY', 'PUBLISHABLE_KEY', 'WEBHOOK_SECRET'],
      env,
      (secretKey, publishableKey, webhookSecret) => ({ secretKey, publishableKey, webhookSecret, apiBase: stripeBase }),
    ),
    payPal: accountsOf(
      'PAYPAL',
      ['CLIENT_ID', 'CLIENT_SECRET', 'WEBHOOK_ID'],
      env,
      (clientId, clientSecret, webhookId) => ({ clientId, clientSecret, webhookId, baseUrl: payPalBase }),
    ),
    bucket: bucketOf(env),
    bankAccounts: bankAccountsOf(env),
    isDemo: demo === 'true',
    isLive: demo === 'false',
    isDevelopment,
    paymentTimeoutSeconds: numberOf(env, 'PAYMENT_TIMEOUT_SECONDS', 900, limit),
    ipLocation: env.IP_LOCATION_KEY ? { url: ipLocationUrl, key: env.IP_LOCATION_KEY } : null,
    trustedProxies: proxiesOf(env),
    otlpEndpoint: addressOf(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', web)?.replace(/\/$/, '') ?? null,
    logLevel: oneOf(env, 'LOG_LEVEL', [...Object.keys(levels.values), 'silent'], 'info'),
    logFormat: oneOf(env, 'LOG_FORMAT', ['json', 'text'], process.stdout.isTTY ? 'text' : 'json'),
    requestsPerMinute: numberOf(env, 'REQUESTS_PER_MINUTE', 600, limit),
    authRequestsPerMinute: numberOf(env, 'AUTH_REQUESTS_PER_MINUTE', 20, limit),
  }
}
