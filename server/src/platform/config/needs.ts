import { StartError } from './start-error.ts'
import type { ByAccount, Config } from './config.ts'

type Environment = Record<string, string | undefined>

/** Of a provider's accounts, those that lack something: its setting's name for each. */
const lacking = <Settings>(
  accounts: ByAccount<Settings> | null,
  has: (settings: Settings) => unknown,
  name: (region: string) => string,
) =>
  Object.entries(accounts ?? {}).flatMap(([account, settings]) =>
    has(settings)
      ? []
      : [name(account === 'live_international' ? '' : `${account.replace('live_', '').toUpperCase()}_`)],
  )

/** A claim on a payment lasts a minute (payment/steps.ts): a sweep that comes sooner would charge beside it. */
const leastPaymentSeconds = 60
const leastSecretLength = 32

const webhookSecrets = ({ stripe, payPal }: Config) => [
  ...lacking(
    stripe,
    ({ webhookSecret }) => webhookSecret,
    (region) => `STRIPE_${region}WEBHOOK_SECRET`,
  ),
  ...lacking(
    payPal,
    ({ webhookId }) => webhookId,
    (region) => `PAYPAL_${region}WEBHOOK_ID`,
  ),
]

/** Behind a pooler that gives each transaction another connection: no statement has a name. */
const isPooled = (url: string | null) => URL.parse(url ?? '')?.searchParams.get('prepare') === 'false'

/** What a shop with real customers cannot do without, and this one lacks, as an operator sets it. Empty for a demonstration. */
export function missingIn(config: Config, env: Environment): string[] {
  if (!config.isLive) return []
  const needs: [isThere: unknown, name: string][] = [
    [config.publicUrl.startsWith('https:'), 'PUBLIC_URL (an https address)'],
    [config.databaseUrl, 'DATABASE_URL'],
    [
      config.databaseDirectUrl || !isPooled(config.databaseUrl),
      'DATABASE_DIRECT_URL (past the pooler of DATABASE_URL: processes lock and listen)',
    ],
    [(config.secretKey ?? '').length >= leastSecretLength, `SECRET_KEY (of ${leastSecretLength} characters or more)`],
    [config.stripe || config.payPal || config.bankAccounts, 'STRIPE_SECRET_KEY, PAYPAL_CLIENT_ID or BANK_ACCOUNTS'],
    [config.smtpUrl, 'SMTP_URL'],
    [env.MAIL_FROM, 'MAIL_FROM'],
    // The server speaks no https, so something in front of it does: without its number all visitors are one address.
    [env.TRUST_PROXY, 'TRUST_PROXY (how many proxies stand in front)'],
    [
      config.paymentTimeoutSeconds >= leastPaymentSeconds,
      `PAYMENT_TIMEOUT_SECONDS (of ${leastPaymentSeconds} or more)`,
    ],
  ]
  return [...needs.flatMap(([isThere, name]) => (isThere ? [] : [name])), ...webhookSecrets(config)]
}

/** Whether nobody on the way can read it: it stays on this machine, or requires TLS. */
const isSafe = (url: string | null, tls: RegExp) =>
  !url || tls.test(url) || ['localhost', '127.0.0.1', '[::1]', ''].includes(URL.parse(url)?.hostname ?? '')

/** What works, and may not be meant. */
export function warningsFor(config: Config): string[] {
  if (!config.isLive) {
    // Replicas would each make a key of their own, and not open each other's links.
    const own = config.databaseUrl && !config.secretKey ? ['SECRET_KEY is not set: the key in DATA_DIR is used'] : []
    return [...own, ...webhookSecrets(config).map((name) => `${name} is not set: these webhooks are refused`)]
  }
  const isTest =
    Object.values(config.stripe ?? {}).some(({ secretKey }) => secretKey.startsWith('sk_test_')) ||
    Object.values(config.payPal ?? {}).some(({ baseUrl }) => baseUrl.includes('sandbox'))
  const warnings: [isMeant: unknown, warning: string][] = [
    ...Object.entries({
      DATABASE_URL: config.databaseUrl,
      DATABASE_DIRECT_URL: config.databaseDirectUrl,
      DATABASE_REPLICA_URL: config.databaseReplicaUrl,
    }).map(([name, url]): [boolean, string] => [
      isSafe(url, /sslmode=verify-full/),
      `${name} names another machine without sslmode=verify-full`,
    ]),
    [isSafe(config.smtpUrl, /^smtps:|requireTLS=true/i), 'SMTP_URL names another machine without smtps: or requireTLS'],
    [isSafe(config.bucket?.endpoint ?? null, /^https:/), 'S3_ENDPOINT names another machine without https:'],
    [!isTest, 'Keys of a provider are for tests: such payments move no money, and orders are delivered'],
    [config.labApiKey, 'LAB_API_KEY is not set: the laboratory cannot bring results'],
    [config.deskApiKey, 'DESK_API_KEY is not set: each DATA_DIR has a key of its own'],
    [config.seller.address, 'SELLER_ADDRESS is not set: bills name no address of the seller'],
    [Object.keys(config.seller.taxRegistrations).length, 'TAX_REGISTRATIONS is not set: no bill is a tax invoice'],
    [config.trustedProxies, 'TRUST_PROXY is 0: limits count all visitors of a proxy as one'],
  ]
  return warnings.flatMap(([isMeant, warning]) => (isMeant ? [] : [warning]))
}

/** Throws `StartError` with all that is missing in one message. */
export function requireNeeds(config: Config, env: Environment = process.env) {
  const missing = missingIn(config, env)
  if (missing.length)
    throw new StartError(
      `A shop with real customers needs these settings:\n${missing.map((name) => `  ${name}`).join('\n')}\nTo try the shop without them set DEMO=true, or DEMO=empty for one without people and sample orders.`,
    )
}
