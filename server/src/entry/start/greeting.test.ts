import { join } from 'node:path'
import { expect, test } from 'vitest'
import { greeting } from './greeting.ts'
import { readConfig } from '../../platform/config/config.ts'

const said = (env: Record<string, string>) => greeting(readConfig(env, false))

test('a demonstration prints where it is, who can sign in and where mail is', async () => {
  expect(await said({})).toBe(
    [
      'Kinpaw is open on http://localhost:3000',
      '  Sign in as  breeder@example.com, owner@example.com, vet@example.com, admin@example.com',
      '  Password    collie-eye-anomaly',
      `  Mail        written to ${join('.data', 'mail')}`,
    ].join('\n'),
  )
})

test('a live shop names its database, payments and mail server, and no secret', async () => {
  const live = {
    DATABASE_URL: 'postgres://shop:hidden@db.example:5433/shop',
    PUBLIC_URL: 'https://shop.example/',
    SMTP_URL: 'smtps://mailer:hidden@smtp.example',
    STRIPE_SECRET_KEY: 'hidden',
    STRIPE_PUBLISHABLE_KEY: 'pk',
    PAYPAL_CLIENT_ID: 'id',
    PAYPAL_CLIENT_SECRET: 'hidden',
  }
  expect(await said(live)).toBe(
    [
      'Kinpaw is open on https://shop.example',
      '  Database    shop on db.example:5433',
      '  Payments    Stripe, PayPal',
      '  Mail        sent by smtp.example',
    ].join('\n'),
  )
})
