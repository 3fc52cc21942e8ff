import { placeOf } from './greeting.ts'
import type { Config } from '../../platform/config/config.ts'
import { missingIn, warningsFor } from '../../platform/config/needs.ts'

/** Not even the length of a secret. */
const secret = (value: unknown) => (value ? 'set' : 'not set')
const plain = (value: string | number | null) => (value === null || value === '' ? 'not set' : String(value))

/** A provider's settings, for each account that may be. */
function ofAccounts<Settings>(
  provider: string,
  accounts: Partial<Record<string, Settings>> | null,
  shown: Record<string, (settings: Settings | undefined) => string>,
): [string, string][] {
  return [
    ['', 'live_international'],
    ['AUS_', 'live_aus'],
    ['USA_', 'live_usa'],
  ].flatMap(([region = '', account = '']) =>
    Object.entries(shown).map(([name, show]): [string, string] => [
      `${provider}_${region}${name}`,
      show(accounts?.[account]),
    ]),
  )
}

/** Every setting by its name, with its parsed value. */
const rowsOf = (config: Config): [string, string][] => [
  ['PORT', plain(config.port)],
  ['METRICS_PORT', config.metricsPort ? `${config.metricsPort}: metrics at /metrics` : 'not set: no metrics'],
  ['PUBLIC_URL', config.publicUrl],
  ['DATA_DIR', config.dataDir],
  ['DATABASE_URL', config.databaseUrl ? placeOf(config.databaseUrl) : 'not set: the embedded database'],
  ['DATABASE_DIRECT_URL', config.databaseDirectUrl ? placeOf(config.databaseDirectUrl) : 'not set: DATABASE_URL'],
  ['DATABASE_REPLICA_URL', plain(config.databaseReplicaUrl && placeOf(config.databaseReplicaUrl))],
  ['S3_BUCKET', config.bucket ? `${config.bucket.name}: new files lie in it` : 'not set: files lie in the database'],
  ['S3_ENDPOINT', config.bucket ? (config.bucket.endpoint ?? 'not set: Amazon') : 'not set'],
  ['S3_REGION', plain(config.bucket?.region ?? null)],
  ['S3_ACCESS_KEY_ID', secret(config.bucket?.accessKeyId)],
  ['S3_SECRET_ACCESS_KEY', secret(config.bucket?.secretAccessKey)],
  ['DEMO', config.isDemo ? 'true' : config.isLive ? 'false: real customers' : 'empty: payments are a sandbox'],
  ['SECRET_KEY', secret(config.secretKey)],
  ['LAB_API_KEY', secret(config.labApiKey)],
  ['DESK_API_KEY', secret(config.deskApiKey)],
  ['SMTP_URL', config.smtpUrl ? new URL(config.smtpUrl).host : 'not set: mail is written to DATA_DIR'],
  ['MAIL_FROM', config.mailFrom],
  ['REGIONAL_STORES', plain(config.regionalStores.join(', '))],
  ['SELLER_NAME', plain(config.seller.name)],
  ['LAB_ACCREDITATION', plain(config.laboratory.accreditation)],
  ['LAB_SIGNATORY', plain(config.laboratory.signatory)],
  ['LAB_REVIEW', config.laboratory.isReviewed ? 'two: a second person releases results' : 'one'],
  ['SELLER_ADDRESS', plain(config.seller.address)],
  ['TAX_REGISTRATIONS', plain(Object.keys(config.seller.taxRegistrations).join(', '))],
  ...ofAccounts('STRIPE', config.stripe, {
    SECRET_KEY: (account) => secret(account?.secretKey),
    PUBLISHABLE_KEY: (account) => plain(account?.publishableKey ?? null),
    WEBHOOK_SECRET: (account) => secret(account?.webhookSecret),
  }),
  ['STRIPE_API_BASE', plain(config.stripe?.live_international.apiBase ?? null)],
  ...ofAccounts('PAYPAL', config.payPal, {
    CLIENT_ID: (account) => plain(account?.clientId ?? null),
    CLIENT_SECRET: (account) => secret(account?.clientSecret),
    WEBHOOK_ID: (account) => secret(account?.webhookId),
  }),
  ['PAYPAL_BASE_URL', plain(config.payPal?.live_international.baseUrl ?? null)],
  ['BANK_ACCOUNTS', plain(Object.keys(config.bankAccounts ?? {}).join(', '))],
  ['IP_LOCATION_KEY', secret(config.ipLocation)],
  ['IP_LOCATION_URL', plain(config.ipLocation?.url ?? null)],
  ['TRUST_PROXY', plain(config.trustedProxies)],
  ['PAYMENT_TIMEOUT_SECONDS', plain(config.paymentTimeoutSeconds)],
  ['REQUESTS_PER_MINUTE', plain(config.requestsPerMinute)],
  ['AUTH_REQUESTS_PER_MINUTE', plain(config.authRequestsPerMinute)],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    config.otlpEndpoint ? `traces go to ${new URL(config.otlpEndpoint).host}` : 'not set: no traces',
  ],
  ['LOG_LEVEL', config.logLevel],
  ['LOG_FORMAT', config.logFormat],
]

/** The parsed configuration, without a secret in it, and whether a shop would open with it. */
export function checkConfig(config: Config, env: Record<string, string | undefined> = process.env) {
  const rows = rowsOf(config)
  const width = Math.max(...rows.map(([name]) => name.length))
  const missing = missingIn(config, env)
  const lines = [
    ...rows.map(([name, text]) => `${name.padEnd(width)}  ${text}`),
    '',
    ...warningsFor(config).map((warning) => `Warning: ${warning}`),
    ...missing.map((name) => `Missing: ${name}`),
    missing.length ? 'The shop does not start.' : 'The shop starts.',
  ]
  return { text: lines.join('\n') + '\n', isWhole: !missing.length }
}
