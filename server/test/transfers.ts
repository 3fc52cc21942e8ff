import { randomUUID } from 'node:crypto'
import type { bankTransferCalls } from '@shop/contract/bank-transfer'
import type { ReplyOf } from '@shop/contract/call-parts'
import { Failure, type FailureBody } from '@shop/contract/failure'
import { withDesk } from './desk.ts'
import type { Shop } from './shop.ts'

type Line = { id?: string; account?: string; amount: number; currency?: string; reference: string; payer?: string }

/** A statement's text; amounts in major units. */
export const statement = (...lines: Line[]) =>
  [
    'account,id,date,amount,currency,reference,payer',
    ...lines.map(({ id = randomUUID(), account = 'AU-1', amount, currency = 'AUD', reference, payer = 'A. Byron' }) =>
      [account, id, '2026-11-20', amount.toFixed(2), currency, `"${reference}"`, payer].join(','),
    ),
    '',
  ].join('\n')

/** Imports a statement as the desk's command line does. Throws `Failure`. */
export async function importStatement(
  shop: Shop,
  file: string | Buffer<ArrayBuffer>,
): Promise<ReplyOf<typeof bankTransferCalls.importBankTransfers>> {
  const response = await shop.app.request('/api/desk/bank-transfers/imports?file_name=statement.csv', {
    method: 'POST',
    headers: { authorization: `Bearer ${withDesk.DESK_API_KEY}`, 'content-type': 'text/csv' },
    body: file,
  })
  const reply = (await response.json()) as unknown
  if (!response.ok) throw new Failure(response.status, reply as FailureBody)
  return reply as ReplyOf<typeof bankTransferCalls.importBankTransfers>
}
