import { carriers, trackingLink } from '@shop/contract/carriers'
import { kitSteps } from '@shop/contract/next-steps'
import { capitalised, type MailCopy, type Link, type Part } from '../../platform/mail/content.ts'
import type { ParcelRow } from '../../schema/parcel.ts'
import type { ParcelMailKind } from './queues.ts'

type Carried = Pick<ParcelRow, 'carrier' | 'trackingNumber'>

const wayOf = ({ carrier, trackingNumber }: Carried): Part[] => {
  if (!carrier) return ['It travels by ordinary post, without a tracking number.']
  const { name } = carriers[carrier]
  if (!trackingNumber) return [`It travels with ${name}, without a tracking number.`]
  return [
    `It travels with ${name}.`,
    { quoted: { name: 'Tracking number', number: trackingNumber } },
    { label: 'Follow the parcel', href: trackingLink(carrier, trackingNumber) },
  ]
}

/** What of an order a parcel is; `again`: free kits in place of samples that failed. */
export type Share = 'all' | 'part' | 'rest' | 'again'

const shareNames: Record<Share, (number: string) => string> = {
  all: (number) => `your order ${number}`,
  part: (number) => `a part of your order ${number}`,
  rest: (number) => `the rest of your order ${number}`,
  again: (number) => `a new kit of your order ${number}`,
}

type Facts = {
  parcel: Carried
  number: string
  share: Share
  contents: string[]
  hasKits: boolean
  /** What is still to be sent: how many, and of what. */
  waiting: { quantity: number; item: { product: { name: string } } }[]
  activate: Link
  /** "Barcode KP4827193301" of each kit that was not activated. */
  unactivated: string[]
}

/** What is to be done with its kits. */
const nextOf = ({ share, hasKits, activate }: Facts): Part[] => {
  if (share === 'again')
    return ['It is activated already: when it is there, take the swab and send it back in its envelope.']
  return hasKits ? [{ steps: kitSteps }, activate] : []
}

export const parcelMails: Record<ParcelMailKind, (facts: Facts) => MailCopy> = {
  sent: (facts) => {
    const { parcel, number, share, contents, waiting } = facts
    const what = shareNames[share](number)
    return {
      subject: `${capitalised(what)} is on its way`,
      parts: [
        `We have posted ${what}. In this parcel:`,
        contents.join('\n'),
        ...wayOf(parcel),
        ...(waiting.length
          ? [
              'Still to come, in a parcel of its own:',
              waiting.map(({ quantity, item }) => `${quantity} x ${item.product.name}`).join('\n'),
            ]
          : []),
        ...nextOf(facts),
      ],
    }
  },
  unactivated: ({ number, unactivated, activate }) => ({
    subject: unactivated.length > 1 ? 'Your kits are waiting for you' : 'Your kit is waiting for you',
    parts: [
      `Four weeks ago we posted your order ${number}, and ${
        unactivated.length > 1 ? 'some of its kits are' : 'its kit is'
      } not activated yet. It takes a few minutes, and thirty seconds for the swab.`,
      { steps: kitSteps },
      activate,
      unactivated.join('\n'),
      'Are you keeping it for a litter, or giving it away? Then there is nothing to do, and we will not write about it again. If it never arrived, reply to this email.',
    ],
  }),
  undone: ({ number, contents }) => ({
    subject: `A parcel of your order ${number} has not left yet`,
    parts: [
      `We told you that a parcel of your order ${number} is on its way. It has not left yet, and its tracking number no longer holds. We are sorry. In it are:`,
      contents.join('\n'),
      'We write again as soon as it is posted. There is nothing to do for you.',
    ],
  }),
}
