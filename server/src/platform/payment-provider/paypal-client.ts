import { toMinor } from '@shop/contract/money'
import type { PayPalSettings } from '../config/config.ts'
import { fetchInTime } from './in-time.ts'
import type { Taken } from './provider.ts'

type Method = 'GET' | 'POST'

/** An answer of PayPal's that is not 2xx; `issue` is its reason, such as INSTRUMENT_DECLINED. */
export class PayPalError extends Error {
  readonly status: number
  readonly issue: string | undefined
  constructor(status: number, issue: string | undefined) {
    super(`PayPal answered ${status} ${issue ?? ''}`.trim())
    this.status = status
    this.issue = issue
  }
}

/** PayPal's REST API by fetch: its own SDK takes no base URL. https://developer.paypal.com/api/rest/ */
export function payPalClient({ clientId, clientSecret, baseUrl }: PayPalSettings) {
  let token = { value: '', expiresAt: 0 }

  const accessToken = async () => {
    if (Date.now() < token.expiresAt) return token.value
    const reply = await fetchInTime(`${baseUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
    if (!reply.ok) throw new PayPalError(reply.status, undefined)
    const { access_token, expires_in } = (await reply.json()) as { access_token: string; expires_in: number }
    // A minute early, so that it does not run out on its way.
    token = { value: access_token, expiresAt: Date.now() + (expires_in - 60) * 1000 }
    return token.value
  }

  /** `key` makes a repeated request the same request. */
  return async <Reply>(
    method: Method,
    path: string,
    { body, key }: { body?: object; key?: string } = {},
  ): Promise<Reply> => {
    const reply = await fetchInTime(`${baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await accessToken()}`,
        'content-type': 'application/json',
        ...(key && { 'paypal-request-id': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = (await reply.json().catch(() => ({}))) as { name?: string; details?: { issue?: string }[] }
    // The older protocols have the reason in the name alone.
    if (!reply.ok) throw new PayPalError(reply.status, answer.details?.[0]?.issue ?? answer.name)
    return answer as Reply
  }
}

export type PayPalMoney = { currency_code: string; value: string }

/** A sum of PayPal's in minor units. */
export const takenOf = ({ currency_code, value }: Partial<Record<keyof PayPalMoney, string | null>>): Taken => ({
  amount: toMinor(Number(value ?? NaN)),
  currency: currency_code ?? '',
})
