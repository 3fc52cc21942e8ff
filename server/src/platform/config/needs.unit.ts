import { expect, test } from 'vitest'
import { StartError } from './start-error.ts'
import { readConfig } from './config.ts'
import { missingIn, requireNeeds, warningsFor } from './needs.ts'

/** All that a real shop needs. */
const whole = {
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: 'postgres://shop:hidden@db.example/shop',
  SECRET_KEY: 'k'.repeat(32),
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://mailer:hidden@smtp.example',
  MAIL_FROM: 'The Shop <hello@shop.example>',
  TRUST_PROXY: '1',
}
const missing = (env: Record<string, string | undefined>) => missingIn(readConfig(env, false), env)

test('a shop that has it all opens', () => {
  expect(missing(whole)).toEqual([])
  expect(() => requireNeeds(readConfig(whole, false), whole)).not.toThrow()
})

test.each([
  ['PUBLIC_URL', undefined, 'PUBLIC_URL (an https address)'],
  ['PUBLIC_URL', 'http://shop.example', 'PUBLIC_URL (an https address)'],
  ['DATABASE_URL', undefined, 'DATABASE_URL'],
  [
    'DATABASE_URL',
    'postgres://shop@localhost:6432/shop?prepare=false',
    'DATABASE_DIRECT_URL (past the pooler of DATABASE_URL: processes lock and listen)',
  ],
  ['SECRET_KEY', undefined, 'SECRET_KEY (of 32 characters or more)'],
  ['SECRET_KEY', 'short', 'SECRET_KEY (of 32 characters or more)'],
  ['STRIPE_WEBHOOK_SECRET', undefined, 'STRIPE_WEBHOOK_SECRET'],
  ['SMTP_URL', undefined, 'SMTP_URL'],
  ['MAIL_FROM', undefined, 'MAIL_FROM'],
  ['TRUST_PROXY', undefined, 'TRUST_PROXY (how many proxies stand in front)'],
  ['PAYMENT_TIMEOUT_SECONDS', '59', 'PAYMENT_TIMEOUT_SECONDS (of 60 or more)'],
])('without %s, or with %s, it names that', (name, value, text) => {
  expect(missing({ ...whole, [name]: value })).toEqual([text])
})

test('it needs somebody who takes money: a provider, or a bank account', () => {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, ...rest } = whole
  expect([STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY].every(Boolean)).toBe(true)
  expect(missing(rest)).toEqual(['STRIPE_SECRET_KEY, PAYPAL_CLIENT_ID or BANK_ACCOUNTS'])
  const account = '{"AUD": {"holder": "Kinpaw Pty Ltd", "bank": "First Bank", "BSB": "062-000"}}'
  expect(missing({ ...rest, BANK_ACCOUNTS: account })).toEqual([])
})

test('each account of a provider needs the secret of its own webhook', () => {
  const accounts = {
    STRIPE_AUS_SECRET_KEY: 'sk_live_2',
    STRIPE_AUS_PUBLISHABLE_KEY: 'pk_live_2',
    PAYPAL_CLIENT_ID: 'id',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_USA_CLIENT_ID: 'id',
    PAYPAL_USA_CLIENT_SECRET: 'secret',
  }
  expect(missing({ ...whole, ...accounts })).toEqual([
    'STRIPE_AUS_WEBHOOK_SECRET',
    'PAYPAL_WEBHOOK_ID',
    'PAYPAL_USA_WEBHOOK_ID',
  ])
})

test.each([{}, { DEMO: 'empty', DATABASE_URL: whole.DATABASE_URL }, { DEMO: 'true', PUBLIC_URL: whole.PUBLIC_URL }])(
  'a demonstration needs nothing: %o',
  (env) => expect(missing(env)).toEqual([]),
)

test.each([{ DATABASE_URL: whole.DATABASE_URL }, { PUBLIC_URL: whole.PUBLIC_URL }, { DEMO: 'false' }])(
  'a database of its own, or a public address, makes a real shop of one that does not say it is a demonstration: %o',
  (env) => {
    const config = readConfig(env, false)
    expect([config.isLive, config.isDemo]).toEqual([true, false])
    expect(() => requireNeeds(config, env)).toThrow(StartError)
  },
)

test('an empty demonstration is refused at a public address', () => {
  expect(() => readConfig({ DEMO: 'empty', PUBLIC_URL: whole.PUBLIC_URL }, false)).toThrow(
    new StartError('DEMO=empty is for development: it would look like a real shop at the https address of PUBLIC_URL.'),
  )
})

test('what works and may not be meant is reported', () => {
  const DATABASE_URL = `${whole.DATABASE_URL}?sslmode=verify-full`
  const quiet = {
    DATABASE_URL,
    LAB_API_KEY: 'l',
    DESK_API_KEY: 'd',
    SELLER_ADDRESS: '1 Main St',
    TAX_REGISTRATIONS: 'AU=ABN 1',
  }
  expect(warningsFor(readConfig({ ...whole, ...quiet }, false))).toEqual([])
  const loud = warningsFor(readConfig({ ...whole, STRIPE_SECRET_KEY: 'sk_test_1', TRUST_PROXY: '0' }, false))
  expect(loud).toHaveLength(7)
  const open = { ...whole, ...quiet, DATABASE_URL: whole.DATABASE_URL, SMTP_URL: 'smtp://smtp.example' }
  expect(warningsFor(readConfig(open, false))).toEqual([
    expect.stringContaining('DATABASE_URL names another machine'),
    expect.stringContaining('SMTP_URL names another machine'),
  ])
  const bucket = { S3_BUCKET: 'b-1', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'i', S3_SECRET_ACCESS_KEY: 's' }
  expect(warningsFor(readConfig({ ...whole, ...quiet, ...bucket }, false))).toEqual([])
  expect(warningsFor(readConfig({ ...whole, ...quiet, ...bucket, S3_ENDPOINT: 'http://s3.example' }, false))).toEqual([
    'S3_ENDPOINT names another machine without https:',
  ])
  const beside = { DATABASE_URL: 'postgres://shop@localhost/shop', SMTP_URL: 'smtp://127.0.0.1:25' }
  expect(warningsFor(readConfig({ ...open, ...beside }, false))).toEqual([])
  const others = { DATABASE_DIRECT_URL: whole.DATABASE_URL, DATABASE_REPLICA_URL: whole.DATABASE_URL }
  expect(warningsFor(readConfig({ ...open, ...beside, ...others }, false))).toEqual([
    expect.stringContaining('DATABASE_DIRECT_URL names another machine'),
    expect.stringContaining('DATABASE_REPLICA_URL names another machine'),
  ])
  expect(warningsFor(readConfig({}, false))).toEqual([])
})
