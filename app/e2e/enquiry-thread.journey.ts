import { expect, test } from 'vitest'
import { openPage, useBrowser } from './browser.ts'
import { asProcess, desk } from './command.ts'
import { answerByMail, sendEnquiry } from './enquiry.ts'
import { inMail, newAddress } from './mail.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()

test.each(['desktop', 'phone'] as const)(
  'somebody writes to us on a %s, is answered by mail, and their answer comes into the same thread',
  async (size) => {
    const email = newAddress('ada-asks')
    const page = await openPage({ url: shop.url, size })
    const reference = await sendEnquiry(page, { email, message: 'Can I send two swabs in one envelope?' })

    expect(await desk(shop, 'enquiries', 'list', '--state', 'waiting')).toContain(`${reference}  waiting`)
    await desk(shop, 'enquiries', 'answer', reference, '--text', 'Yes, if each has its own barcode.', '--by', 'Jo')
    await inMail(email, /Yes, if each has its own barcode\.[^]*reply to this email/, shop)

    const file = answerByMail(shop, email, [
      'Wonderful, thank you. – Ada',
      '',
      'On Tue, 24 Nov 2026, Kinpaw wrote:',
      '> Yes, if each has its own barcode.',
    ])
    expect(await asProcess('desk', shop, 'enquiries', 'receive', file)).toContain(
      `It is in the thread of ${reference}.`,
    )
    expect(await desk(shop, 'enquiries', 'receive', file)).toContain('before')
    await inMail('hello@kinpaw.example', new RegExp(`Wonderful, thank you[^]*answer ${reference}`), shop)
    const thread = await desk(shop, 'enquiries', 'show', reference)
    expect(thread).toMatch(/two swabs in one envelope\?[^]*Yes, if each has its own[^]*Wonderful, thank you\. – Ada\n$/)
    await desk(shop, 'enquiries', 'close', reference)
    expect(await desk(shop, 'enquiries', 'list', '--state', 'closed')).toContain(reference)
  },
)
