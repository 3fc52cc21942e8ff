import { addressOf, type Call, type Filled } from '@shop/contract/call'
import type { ReplyOf } from '@shop/contract/call-parts'
import { snakeKeys } from '@shop/contract/case'
import type { Page } from 'playwright'

/** Makes a call of the contract as the page's visitor, for what a journey only begins with. */
export async function ask<Row extends Call>(
  { request }: Page,
  { url }: { url: string },
  row: Row,
  { body, headers, ...rest }: Filled & { body?: object; headers?: Record<string, string> } = {},
): Promise<ReplyOf<Row>> {
  const answer = await request.fetch(addressOf(row, rest), {
    method: row.method,
    headers: { origin: url, ...headers },
    ...(body && { data: snakeKeys(body) }),
  })
  if (!answer.ok()) throw new Error(`${row.path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as ReplyOf<Row>
}
