/** The builds that are drawn, each a file that a page loads when it shows one: scripts/draw-animals.ts. */
export const animalOutlines = [
  'bichon',
  'bulldog',
  'collie',
  'corgi',
  'dachshund',
  'french',
  'highland',
  'hound',
  'labrador',
  'molosser',
  'mountain',
  'pointer',
  'poodle',
  'pug',
  'retriever',
  'shepherd',
  'sighthound',
  'silky',
  'spaniel',
  'spitz',
  'terrier',
  'toy',
  'cobby',
  'fold',
  'leopard',
  'longhair',
  'oriental',
  'persian',
  'shorthair',
  'sphynx',
] as const
export type AnimalOutline = (typeof animalOutlines)[number]

const files = import.meta.glob<string>('../../artwork/animals/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})
export const outlineFiles = Object.fromEntries(
  animalOutlines.map((outline) => [outline, files[`../../artwork/animals/${outline}.svg`] ?? '']),
) as Record<AnimalOutline, string>
