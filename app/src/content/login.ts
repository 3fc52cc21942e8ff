import type { CoatWallTile } from '@shop/design-system'

const tiles: CoatWallTile[] = [
  { pattern: 'tabby', colours: [], seed: 21 },
  { pattern: 'merle', colours: ['#aab4c4', '#3c4350'], seed: 8 },
  { pattern: 'spotted', colours: [], seed: 14 },
  { pattern: 'brindle', colours: [], seed: 2 },
  { pattern: 'tricolour', colours: [], seed: 6 },
]

/** The words of the login page. */
export const loginWords = {
  title: 'Log in',
  heading: 'Welcome back',
  lead: 'Your animals, their results and your orders are where you left them.',
  tiles,
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
