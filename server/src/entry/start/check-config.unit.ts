import { expect, test } from 'vitest'
import { checkConfig } from './check-config.ts'
import { readConfig } from '../../platform/config/config.ts'

test('it says how every setting was understood, and no secret', () => {
  const secrets = {
    SECRET_KEY: 'hidden-1',
    LAB_API_KEY: 'hidden-2',
    DESK_API_KEY: 'hidden-3',
    STRIPE_SECRET_KEY: 'hidden-4',
    STRIPE_WEBHOOK_SECRET: 'hidden-5',
    PAYPAL_CLIENT_SECRET: 'hidden-6',
    PAYPAL_WEBHOOK_ID: 'hidden-7',
    DATABASE_URL: 'postgres://shop:hidden-8@db.example:5433/shop',
    DATABASE_REPLICA_URL: 'postgres://shop:hidden-10@standby.example/shop',
    SMTP_URL: 'smtps://mailer:hidden-9@smtp.example',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://token:hidden-10@collector.example:4318/otlp',
    S3_ACCESS_KEY_ID: 'hidden-10',
    S3_SECRET_ACCESS_KEY: 'hidden-11',
  }
  const bucket = { S3_BUCKET: 'photos', S3_REGION: 'eu-north-1' }
  const provider = { STRIPE_PUBLISHABLE_KEY: 'pk_1', PAYPAL_CLIENT_ID: 'client' }
  const env = { ...secrets, ...bucket, ...provider, TRUST_PROXY: 'true' }
  const { text, isWhole } = checkConfig(readConfig(env, false), env)
  expect(isWhole).toBe(false)
  expect(text).not.toContain('hidden')
  const understood = Object.fromEntries(text.split('\n').map((line) => line.split(/ {2,}/)))
  expect(understood).toMatchObject({
    DEMO: 'false: real customers',
    DATABASE_URL: 'shop on db.example:5433',
    DATABASE_DIRECT_URL: 'not set: DATABASE_URL',
    DATABASE_REPLICA_URL: 'shop on standby.example',
    SMTP_URL: 'smtp.example',
    S3_BUCKET: 'photos: new files lie in it',
    S3_ENDPOINT: 'not set: Amazon',
    S3_REGION: 'eu-north-1',
    S3_SECRET_ACCESS_KEY: 'set',
    SECRET_KEY: 'set',
    STRIPE_SECRET_KEY: 'set',
    STRIPE_AUS_SECRET_KEY: 'not set',
    STRIPE_PUBLISHABLE_KEY: 'pk_1',
    PAYPAL_CLIENT_ID: 'client',
    TRUST_PROXY: '1',
    METRICS_PORT: 'not set: no metrics',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'traces go to collector.example:4318',
  })
  expect(checkConfig(readConfig({ METRICS_PORT: '9464' }, false), {}).text).toMatch(
    /^METRICS_PORT +9464: metrics at \/metrics$/m,
  )
  expect(checkConfig(readConfig({}, false), {}).text).toContain('not set: files lie in the database')
  expect(text).toMatch(/\nMissing: MAIL_FROM\n[^]*The shop does not start\.\n$/)
})
