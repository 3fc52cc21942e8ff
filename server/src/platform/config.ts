import { resolve } from 'node:path'

/** Every setting is an environment variable with a working default; the README has the one table of them. */
export type Config = {
  port: number
  /** The embedded database, and mail that no SMTP server takes. */
  dataDir: string
  /** Null: the embedded database. */
  databaseUrl: string | null
  /** How visitors reach the shop: links in mail, origin checks. */
  publicUrl: string
  /** Links in mail and second factors hang on it; null: a key is made and kept in the data folder. */
  secretKey: string | null
  /** Opens the laboratory's API. Null: a demonstration makes one and keeps it in the data folder, any other shop has no such API. */
  labApiKey: string | null
  smtpUrl: string | null
  mailFrom: string
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string; apiBase: string | null } | null
  payPal: { clientId: string; clientSecret: string; baseUrl: string; webhookId: string } | null
  /** Seeds people with published passwords, coupons and sample orders: on for the embedded database only. */
  isDemo: boolean
  isDevelopment: boolean
  /** How long a payment may be under way before its provider is asked what became of it. */
  paymentTimeoutSeconds: number
  /** Behind a proxy that sets X-Forwarded-For. */
  trustsProxy: boolean
  logLevel: string
  /** From one address; signing in and out has its own, smaller limit. */
  requestsPerMinute: number
  authRequestsPerMinute: number
}

type Environment = Record<string, string | undefined>

export function readConfig(env: Environment = process.env, isDevelopment = process.argv.includes('--dev')): Config {
  const port = Number(env.PORT ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a port number, not "${env.PORT}"`)
  const databaseUrl = env.DATABASE_URL || null
  return {
    port,
    dataDir: resolve(env.DATA_DIR ?? '.data'),
    databaseUrl,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
    secretKey: env.SECRET_KEY || null,
    labApiKey: env.LAB_API_KEY || null,
    smtpUrl: env.SMTP_URL || null,
    mailFrom: env.MAIL_FROM ?? 'Kinpaw <hello@kinpaw.example>',
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_PUBLISHABLE_KEY
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            publishableKey: env.STRIPE_PUBLISHABLE_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
            apiBase: env.STRIPE_API_BASE || null,
          }
        : null,
    payPal:
      env.PAYPAL_CLIENT_ID && env.PAYPAL_CLIENT_SECRET
        ? {
            clientId: env.PAYPAL_CLIENT_ID,
            clientSecret: env.PAYPAL_CLIENT_SECRET,
            baseUrl: env.PAYPAL_BASE_URL ?? 'https://api-m.paypal.com',
            webhookId: env.PAYPAL_WEBHOOK_ID ?? '',
          }
        : null,
    isDemo: env.DEMO ? env.DEMO === 'true' : databaseUrl === null,
    isDevelopment,
    paymentTimeoutSeconds: Number(env.PAYMENT_TIMEOUT_SECONDS ?? 900),
    trustsProxy: env.TRUST_PROXY === 'true',
    logLevel: env.LOG_LEVEL ?? 'info',
    requestsPerMinute: Number(env.REQUESTS_PER_MINUTE ?? 600),
    authRequestsPerMinute: Number(env.AUTH_REQUESTS_PER_MINUTE ?? 20),
  }
}
