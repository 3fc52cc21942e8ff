import { linkTo, notices } from '../../platform/mail/notice-copy.ts'

const sharedAnimals = linkTo('See the animal', '/my/animals/shared')

export const sharingNotices = notices({
  // These go to addresses that others typed: they name whose account it was by its confirmed address, and carry no text of anybody's.
  'animal-shared': (context, who) => ({
    subject: 'An animal was shared with you',
    parts: [
      `${who} lets you see an animal of theirs, and what we found out about it.`,
      sharedAnimals(context),
      'Log in with this email address, or create an account with it. If you were not expecting this, you can ignore this email.',
    ],
  }),
})
