import type { RegistrationType } from '@shop/contract/auth'
import { confirmedTexts } from '@shop/contract/confirmed-text'
import { newsletterDollars } from '@shop/contract/constants'
import type { IllustrationName } from '@shop/design-system'
import { brand } from '../brand.ts'

export type AccountCopy = {
  picture: IllustrationName
  /** On the card where one chooses. */
  card: { title: string; text: string; link: string }
  /** On the page with the form. */
  title: string
  heading: string
  lead: string
  /** What the account gives. */
  points: string[]
}

/** The accounts there are. */
export const accounts: Record<RegistrationType, AccountCopy> = {
  breeder: {
    picture: 'breeder',
    card: { title: 'I breed', text: 'For kennels and catteries, of any size.', link: 'Create a breeder’s account' },
    title: 'Register as a breeder',
    heading: 'A home for your breeding program',
    lead: 'One account for every dog and cat you breed. It takes about a minute.',
    points: [
      'Results, certificates and DNA profiles of all your animals in one place',
      'Breed profiles and multi-packs for the whole kennel',
      'Parentage checked, litters planned, puppies passed on to their new owners',
    ],
  },
  owner: {
    picture: 'owner',
    card: {
      title: 'I share my sofa',
      text: 'For everybody with a dog or a cat at home.',
      link: 'Create a pet owner’s account',
    },
    title: 'Register as a pet owner',
    heading: 'A place for everything about your pet',
    lead: 'Breed, coat and health, kept together and easy to show your vet. It takes about a minute.',
    points: [
      'Activate your kit and follow the sample on its way',
      'Results in plain words, with a report for your vet',
      'Loyalty points to spend at the checkout',
    ],
  },
  vet: {
    picture: 'vet',
    card: { title: 'I treat', text: 'For veterinarians and their clinics.', link: 'Create a vet’s account' },
    title: 'Register as a veterinarian',
    heading: 'Genetics for your patients',
    lead: 'Order, read and file DNA tests for the animals you treat. It takes about a minute; we then check your registration, in one to two working days.',
    points: [
      'Every patient’s tests and results in one list',
      'Swabs and other supplies for the clinic',
      'Tests by gene, breed and body system, each with its source',
    ],
  },
}

export const registerCopy = {
  title: 'Create an account',
  heading: 'Who is the account for?',
  lead: 'Each is set up for what you come to do.',
  yours: 'Looks like you',
  haveOne: 'Have an account?',
  benefits: 'What your account gives you',
  newsletter: {
    label: 'Send me news about tests and offers',
    help: `About once a month, with $${newsletterDollars} in loyalty points to start. Unsubscribe at any time.`,
  },
}

/** After the form: the same for an address that is known and one that is not. */
export const sentCopy = {
  heading: 'Check your email',
  lead: 'One more step, so nobody else can open an account in your name.',
  text: 'Open the link in it within two days, then log in with your password. If the address already has an account, the email says so.',
}

/** Where mails hide; below every "we have written to you". */
export const nothingThere = {
  title: 'No email yet?',
  hints: [
    'Give it a minute or two.',
    'Look in the spam or promotions folder.',
    'Check the address above for a typing mistake.',
  ],
  demo: 'This is a demonstration shop. Unless it was given a mail server, your mail waits as a file in the mail folder of the shop’s data.',
  again: 'Enter the address again',
}

/** `/register/confirm`, for a new account and for a changed address. */
export const confirmCopy = {
  title: 'Confirm your address',
  asking: {
    heading: 'Is this your address?',
    lead: 'You opened the link in our email. Press once to confirm that the address is yours.',
    text: 'Did you not ask for this? Just close this page, and nothing happens.',
    submit: 'Confirm my address',
  },
  registration: {
    heading: 'Your account is ready',
    lead: 'Welcome. We are glad you and your animals are here.',
    text: confirmedTexts.registration,
  },
  email: {
    heading: 'Your new address is confirmed',
    lead: 'From now on, log in with it. Our emails will go there.',
    text: confirmedTexts.email,
  },
  gone: {
    heading: 'This link has already been used',
    lead: 'Links work once, for a day or two. This one has been used already, or has expired.',
    text: 'If you have already confirmed your address, just log in. If not, register again and we will send you a new link.',
  },
  failed: {
    heading: 'That did not work',
    lead: 'Your link is still good. Please try again shortly.',
    submit: 'Try again',
  },
  missing: {
    heading: 'Please open the link in your email',
    lead: 'The link was incomplete.',
    text: `Copy the whole link from the email, or press its button again. Write to ${brand.email} if it does not open.`,
  },
}

/** `/newsletter`. */
export const newsletterCopy = {
  title: 'Newsletter',
  heading: `$${newsletterDollars} of points for joining`,
  lead: 'News about tests and breeds, a few times a year. Every email has a link to unsubscribe.',
  home: 'Continue to the shop',
  done: {
    heading: 'You are on the list',
    lead: 'A confirmation is on its way to you.',
    text: `The $${newsletterDollars} of points are yours as soon as this address has an account.`,
  },
}

/** `/newsletter/unsubscribe`. */
export const unsubscribeCopy = {
  title: 'Leave the newsletter',
  heading: 'Leave the newsletter?',
  lead: 'One press, and we stop writing to you about tests and offers.',
  text: 'Mail about your orders and results still comes, and the points you have are yours to keep.',
  submit: 'Take me off the list',
  home: 'Continue to the shop',
  done: {
    picture: 'dog',
    heading: 'You are off the list',
    lead: 'We do not write to you about tests and offers any more.',
    text: 'Should you miss us: your profile has a switch to come back.',
  },
  unknown: {
    picture: 'lost',
    heading: 'We do not know this link',
    lead: 'It may have been cut off on its way. Nothing has changed.',
    text: `Open it from the newsletter once more, or write to ${brand.email} and we take you off the list by hand.`,
  },
} as const
