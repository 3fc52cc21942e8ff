import { basename, join, relative } from 'node:path'
import { brandOf } from '../../platform/config/brand.ts'
import type { Config } from '../../platform/config/config.ts'

/** A folder as one would type it here: relative when it is below. */
function shortPath(path: string): string {
  const short = relative(process.cwd(), path)
  return short && !short.startsWith('..') ? short : path
}

const payments = ({ stripe, payPal, isLive }: Config) =>
  [stripe && 'Stripe', payPal && 'PayPal'].filter(Boolean).join(', ') ||
  (isLive ? 'none but transfers' : 'sandbox, no money moves')

/** "shop on db.example:5433", without who opens it. */
export function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl)
  return `${basename(pathname)} on ${host || 'this machine'}`
}

const database = ({ databaseUrl, dataDir }: Config) =>
  databaseUrl ? placeOf(databaseUrl) : shortPath(join(dataDir, 'pglite'))

const mail = ({ smtpUrl, dataDir }: Config) =>
  smtpUrl ? `sent by ${new URL(smtpUrl).host}` : `written to ${shortPath(join(dataDir, 'mail'))}`

/** What whoever started the shop needs to know: where it is, who can sign in, where mail goes. Names no secret. */
export async function greeting(config: Config): Promise<string> {
  const rows = [['Mail', mail(config)]]
  if (config.isDemo) {
    const { demoPassword, demoPeople } = await import('../seed/demo-people.ts')
    rows.unshift(['Sign in as', demoPeople.map(({ email }) => email).join(', ')], ['Password', demoPassword])
  } else rows.unshift(['Database', database(config)], ['Payments', payments(config)])
  const lines = rows.map(([label = '', text = '']) => `  ${label.padEnd(11)} ${text}`)
  return [`${brandOf(config)} is open on ${config.publicUrl}`, ...lines].join('\n')
}
