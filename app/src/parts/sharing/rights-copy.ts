import type { ShareRights } from '@shop/contract/animal'

/** What somebody an animal is shared with may do. */
export const rightsCopy: Record<ShareRights, { title: string; text: string }> = {
  view: { title: 'Look', text: 'Sees its results and reports.' },
  full: { title: 'Look and use', text: 'Can also send reports, and share it with a vet.' },
}
