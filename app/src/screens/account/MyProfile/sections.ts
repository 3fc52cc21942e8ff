import type { ComponentType } from 'react'
import { AddressBook } from './AddressBook.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { Details } from './Details.tsx'
import { HomeAddress } from './HomeAddress.tsx'
import { Newsletter } from './Newsletter.tsx'
import { PracticeDetails } from './PracticeDetails.tsx'
import { SavedCards } from './SavedCards.tsx'
import type { SectionProps } from './section-props.ts'
import { SignedInBrowsers } from './SignedInBrowsers.tsx'
import { StartingBreeds } from './StartingBreeds.tsx'
import { TwoStep } from './TwoStep.tsx'
import { YourData } from './YourData.tsx'

type SectionRow = {
  /** In the address, for links to it. */
  id: string
  title: string
  lead: string
  Content: ComponentType<SectionProps>
  /** Refused to an admin who acts as the user, so it is not shown to them either. */
  isInPersonOnly?: true
  isForVets?: true
}

/** The whole page, from top to bottom. */
export const sections: SectionRow[] = [
  { id: 'details', title: 'Your details', lead: 'Your name, and how to reach you.', Content: Details },
  {
    id: 'practice',
    title: 'Your practice',
    lead: 'We check every practice before it orders on account and verifies a patient’s identity.',
    Content: PracticeDetails,
    isInPersonOnly: true,
    isForVets: true,
  },
  {
    id: 'address',
    title: 'Your address',
    lead: 'Your home address. To send parcels elsewhere, use your address book.',
    Content: HomeAddress,
  },
  {
    id: 'address-book',
    title: 'Address book',
    lead: 'The places you send kits or bills to.',
    Content: AddressBook,
  },
  {
    id: 'cards',
    title: 'Saved cards',
    lead: 'Stored by our payment provider. We only see the type of card, its last four digits and when it expires.',
    Content: SavedCards,
    isInPersonOnly: true,
  },
  {
    id: 'breeds',
    title: 'Breeds you start from',
    lead: 'We show these first, so you do not have to search every time.',
    Content: StartingBreeds,
  },
  {
    id: 'newsletter',
    title: 'Newsletter',
    lead: 'About once a month: new tests, what our laboratory learned, and offers.',
    Content: Newsletter,
    isInPersonOnly: true,
  },
  {
    id: 'password',
    title: 'Password',
    lead: 'Changing it signs out every other browser.',
    Content: ChangePassword,
    isInPersonOnly: true,
  },
  {
    id: 'two-step',
    title: 'Two-step login',
    lead: 'A code from an app on your phone as well as your password. A stolen password alone is then useless.',
    Content: TwoStep,
    isInPersonOnly: true,
  },
  {
    id: 'browsers',
    title: 'Where you are signed in',
    lead: 'If one of these is not you, sign it out and change your password.',
    Content: SignedInBrowsers,
    isInPersonOnly: true,
  },
  {
    id: 'your-data',
    title: 'Your data',
    lead: 'It belongs to you: download it, or delete it.',
    Content: YourData,
    isInPersonOnly: true,
  },
]
