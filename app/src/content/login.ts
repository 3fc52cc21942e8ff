/** The copy of the login page. */
export const loginCopy = {
  title: 'Log in',
  heading: 'Welcome back',
  lead: 'Your animals, their results and your orders are where you left them.',
}

export const forgotCopy = {
  title: 'Forgot your password',
  heading: 'Forgot your password?',
  lead: 'It happens. Enter your email address and we will send you a link to choose a new one.',
  submit: 'Send me a link',
  /** One text, whether or not the address is known. */
  sent: {
    heading: 'Check your email',
    lead: 'If the address has an account, a link to choose a new password is on its way.',
    text: 'The link works once, for an hour.',
  },
}

export const resetCopy = {
  title: 'Choose a new password',
  heading: 'Choose a new password',
  lead: 'Saving it logs out every other browser.',
  submit: 'Save my new password',
  done: {
    heading: 'Your new password is set',
    lead: 'Welcome back.',
    text: 'Log in with it. Every browser has been logged out.',
  },
  gone: {
    heading: 'This link has expired',
    lead: 'Links work once, for an hour. Request a new one; it takes a moment.',
    text: 'Your password has not changed.',
  },
  missing: {
    heading: 'Please open the link in your email',
    lead: 'The link to choose a new password is in it, and good until you have used it.',
    text: 'Is the email more than an hour old, or did it never arrive? Request a new link.',
  },
  again: 'Send me a new link',
}

/** The people of the sample world, with the password the README publishes. Only a demonstration shop knows them. */
export const demo = {
  title: 'This is a demonstration shop',
  text: 'Look around as one of its people. Pick one, then log in.',
  password: 'collie-eye-anomaly',
  people: [
    { email: 'breeder@example.com', who: 'Breeder', about: 'ten Border Collies and Shelties' },
    { email: 'owner@example.com', who: 'Pet owner', about: 'a dog called Biscuit, a cat called Olive' },
    { email: 'vet@example.com', who: 'Vet', about: 'a clinic and its patients' },
    { email: 'admin@example.com', who: 'Admin', about: 'keeps the shop running' },
  ],
} as const
