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
  { id: 'details', title: 'Your details', lead: 'How we greet you and how we reach you.', Content: Details },
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
    lead: 'Where you are at home. Parcels can go elsewhere: your address book is for that.',
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
    lead: 'Kept by the payment provider for your next order. We see the kind, the last four digits and until when it is valid.',
    Content: SavedCards,
    isInPersonOnly: true,
  },
  {
    id: 'breeds',
    title: 'Breeds you start from',
    lead: 'They are offered first, so that you need not look for them each time.',
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
    lead: 'A new one signs out every other browser.',
    Content: ChangePassword,
    isInPersonOnly: true,
  },
  {
    id: 'two-step',
    title: 'Two-step login',
    lead: 'Besides your password, a code from an app on your phone. A stolen password then opens nothing.',
    Content: TwoStep,
    isInPersonOnly: true,
  },
  {
    id: 'browsers',
    title: 'Where you are signed in',
    lead: 'If you do not know one of these, sign it out and change your password.',
    Content: SignedInBrowsers,
    isInPersonOnly: true,
  },
  {
    id: 'your-data',
    title: 'Your data',
    lead: 'It is yours: take it along, or have it deleted.',
    Content: YourData,
    isInPersonOnly: true,
  },
]
