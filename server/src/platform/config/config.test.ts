import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { StartError } from './start-error.ts'

const read = (env: Record<string, string>) => () => readConfig(env, false)

test.each([
  ['PORT', 'eighty', 'PORT must be a whole number from 0 to 65535, not "eighty".'],
  ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536".'],
  ['METRICS_PORT', '0', 'METRICS_PORT must be a whole number from 1 to 65535, not "0".'],
  ['METRICS_PORT', '3000', 'METRICS_PORT must not be PORT: visitors reach that.'],
  ['REQUESTS_PER_MINUTE', '0', 'REQUESTS_PER_MINUTE must be a whole number from 1 to 1000000000, not "0".'],
  ['DEMO', 'yes', 'DEMO must be true or empty or false, not "yes".'],
  ['TRUST_PROXY', '-1', 'TRUST_PROXY must be the number of proxies in front of the server, 0 to 10, not "-1".'],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be the number of proxies in front of the server, 0 to 10, not "yes".'],
  ['LOG_FORMAT', 'xml', 'LOG_FORMAT must be json or text, not "xml".'],
  [
    'REGIONAL_STORES',
    'AU, ZZ',
    'REGIONAL_STORES must be of AU, GB, DE, ES, FR, IT, NL, PL, PT, SE, CA, NZ, US, not "ZZ".',
  ],
  [
    'TAX_REGISTRATIONS',
    'ABN 53 004 085 616',
    'TAX_REGISTRATIONS must be like "AU=ABN 53 004 085 616; GB=…", not "ABN 53 004 085 616".',
  ],
  ['PUBLIC_URL', 'shop.example', 'PUBLIC_URL must be an address that begins with http:// or https://.'],
  ['DATABASE_URL', 'mysql://h', 'DATABASE_URL must be an address that begins with postgres:// or postgresql://.'],
  [
    'BANK_ACCOUNTS',
    '{"AUD": "062-000"}',
    'BANK_ACCOUNTS must be JSON as {"AUD": {"holder": "Kinpaw Pty Ltd", "bank": "First Bank", "BSB": "062-000"}}, by currencies of the shop.',
  ],
  ['IP_LOCATION_URL', 'ftp://h', 'IP_LOCATION_URL must be an address that begins with http:// or https://.'],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'collector:4318',
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an address that begins with http:// or https://.',
  ],
  ['S3_ENDPOINT', 'minio:9000', 'S3_ENDPOINT must be an address that begins with http:// or https://.'],
  ['SMTP_URL', 'mail:secret', 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
])('%s=%s is refused in one sentence', (name, value, message) => {
  expect(read({ [name]: value })).toThrow(new StartError(message))
})

test.each<[Record<string, string>, string]>([
  [{ STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_SECRET_KEY needs STRIPE_PUBLISHABLE_KEY beside it.'],
  [{ PAYPAL_AUS_CLIENT_SECRET: 's' }, 'PAYPAL_AUS_CLIENT_SECRET needs PAYPAL_AUS_CLIENT_ID beside it.'],
  [
    { STRIPE_USA_SECRET_KEY: 'sk', STRIPE_USA_PUBLISHABLE_KEY: 'pk' },
    'STRIPE_SECRET_KEY is needed: its account takes the payments of all other countries.',
  ],
  [{ S3_BUCKET: 'photos', S3_REGION: 'eu-north-1' }, 'S3_BUCKET needs S3_ACCESS_KEY_ID beside it.'],
  [{ S3_SECRET_ACCESS_KEY: 's' }, 'S3_SECRET_ACCESS_KEY needs S3_BUCKET beside it.'],
  [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_ENDPOINT needs S3_BUCKET beside it.'],
  [
    { S3_BUCKET: 'a/b', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'i', S3_SECRET_ACCESS_KEY: 's' },
    'S3_BUCKET must be the name of a bucket, not "a/b".',
  ],
])('half an account, or a region without the rest, is refused: %o', (env, message) => {
  expect(read(env)).toThrow(new StartError(message))
})

test('an empty setting is none', () => {
  const names = [
    'PORT',
    'DATA_DIR',
    'DATABASE_URL',
    'PUBLIC_URL',
    'DEMO',
    'TRUST_PROXY',
    'LOG_LEVEL',
    'MAIL_FROM',
    'METRICS_PORT',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
  ]
  expect(read(Object.fromEntries(names.map((name) => [name, ''])))()).toEqual(read({})())
})
