import { species } from '@shop/contract/constants'
import type { SampleStage } from '@shop/contract/sample-stage'
import type { animals } from '../../schema/animal.ts'

/** Ids of the animals: 301 to 310 the breeder's, 321 and 322 the owner's, 331 to 338 the vet's, 351 and 352 the club's. */
export const animalId = (number: number) => `c0ffee00-0000-4000-8000-000000000${number}`
/** Every sample has one barcode, numbered as its animal. */
export const barcodeOf = (number: number) => `KP4827193${number}`

type Row = Omit<typeof animals.$inferInsert, 'userId' | 'clubId'>
/** An animal's row, and the stage of its sample; null where it has none. */
export type DemoAnimal = { number: number; stage: SampleStage | null; row: Row & { id: string } }

const breeds = {
  beagle: 200131,
  borderCollie: 200193,
  boxer: 200210,
  goldenRetriever: 200610,
  labradorRetriever: 200800,
  newfoundland: 200938,
  shetlandSheepdog: 201217,
  domesticShorthair: 100119,
  maineCoon: 100154,
  ragdoll: 100196,
}

const black = '#2f2a2c'
const white = '#f6efe4'
const tan = '#c58a52'
const gold = '#d9a55c'
const collieCoat = { animal: { outline: 'collie' as const } }
const bicolour = (seed: number) => ({ pattern: 'bicolour' as const, colours: [black, white], seed, ...collieCoat })
const tricolour = (seed: number) => ({
  pattern: 'tricolour' as const,
  colours: [black, white, tan],
  seed,
  ...collieCoat,
})
const merle = (seed: number) => ({
  pattern: 'merle' as const,
  colours: ['#aab4c4', '#3c4350', white],
  seed,
  ...collieCoat,
})
const sable = (seed: number) => ({ pattern: 'sable' as const, colours: [gold, black, white], seed, ...collieCoat })
const solid = (seed: number, colour: string, outline: 'labrador' | 'mountain' | 'retriever') => ({
  pattern: 'solid' as const,
  colours: [colour],
  seed,
  animal: { outline },
})

type Named = Partial<Row> & Pick<Row, 'coat'>
const weighed = (weight: number, weightUnit: 'kg' | 'lb', day: string) => ({
  weight,
  weightUnit,
  weighedAt: new Date(day),
})
const unweighed = { weight: null, weightUnit: null, weighedAt: null }

/** A Border Collie bitch that weighs 17.4 kg, where nothing else is stated. */
const animal = (number: number, petName: string, stage: SampleStage | null, row: Named): DemoAnimal => ({
  number,
  stage,
  row: {
    id: animalId(number),
    petName,
    speciesId: species.canine,
    breedId: breeds.borderCollie,
    gender: 'female',
    isDesexed: false,
    dateOfBirth: '2022-03-04',
    dateOfBirthPrecision: 'exact',
    ...weighed(17.4, 'kg', '2026-09-12'),
    chipNumber: `981020000310${number}`,
    createdAt: new Date('2026-09-26T08:00:00Z'),
    ...row,
  },
})

const dog = (number: number, petName: string, registered: string, stage: SampleStage | null, row: Named) =>
  animal(number, petName, stage, {
    registrationName: `Orchardlane ${registered}`,
    registrationNumber: `DN63104${number + 200}`,
    ...row,
  })

/** Ten dogs: every stage a sample can be at, from no kit yet to reported. */
export const breederAnimals = [
  dog(301, 'Skye', 'Blue Hour', 'reported', {
    coat: merle(301),
    damName: 'Orchardlane Evening Star',
    sireName: 'Fellgate Storm Warning',
  }),
  dog(302, 'Bracken', 'Autumn Drive', 'reported', { gender: 'male', dateOfBirth: '2021-06-18', coat: bicolour(302) }),
  dog(303, 'Wren', 'Small Wonder', 'reported', { dateOfBirth: '2023-01-27', coat: tricolour(303) }),
  dog(304, 'Moss', 'Green Banks', 'reported', {
    gender: 'male',
    isDesexed: true,
    dateOfBirth: '2019-10-02',
    coat: bicolour(304),
  }),
  dog(305, 'Fern', 'First Light', 'genotyping', { dateOfBirth: '2024-05-11', coat: bicolour(305) }),
  dog(306, 'Tam', 'Tam o’ Shanter', 'received', { gender: 'male', dateOfBirth: '2025-02-20', coat: merle(306) }),
  dog(307, 'Heather', 'Purple Hill', 'reported', {
    breedId: breeds.shetlandSheepdog,
    dateOfBirth: '2021-04-09',
    coat: sable(307),
  }),
  dog(308, 'Lerwick', 'Harbour Lights', 'reported', {
    breedId: breeds.shetlandSheepdog,
    gender: 'male',
    dateOfBirth: '2020-11-30',
    coat: tricolour(308),
  }),
  dog(309, 'Isla', 'Northern Song', 'dispatched', {
    breedId: breeds.shetlandSheepdog,
    dateOfBirth: '2024-08-16',
    coat: merle(309),
  }),
  dog(310, 'Pip', 'Little Acorn', null, {
    breedId: breeds.shetlandSheepdog,
    gender: 'male',
    dateOfBirth: '2026-08-01',
    registrationNumber: null,
    chipNumber: null,
    ...unweighed,
    coat: sable(310),
  }),
]

export const ownerAnimals = [
  animal(321, 'Biscuit', 'reported', {
    breedId: null,
    isMixedBreed: true,
    gender: 'male',
    isDesexed: true,
    dateOfBirth: '2023-04-01',
    dateOfBirthPrecision: 'estimated',
    ...weighed(41, 'lb', '2026-10-03'),
    chipNumber: '985112000310321',
    coat: solid(321, '#e8d3b0', 'labrador'),
  }),
  animal(322, 'Olive', 'extraction', {
    speciesId: species.feline,
    breedId: breeds.domesticShorthair,
    isDesexed: true,
    dateOfBirth: null,
    dateOfBirthPrecision: 'unknown',
    ...weighed(9.2, 'lb', '2026-10-03'),
    chipNumber: null,
    coat: { pattern: 'tabby', colours: ['#d9b98a', '#8a5a2e'], seed: 322, animal: { outline: 'shorthair' } },
  }),
]

const patient = (number: number, petName: string, ownerName: string, stage: SampleStage | null, row: Named) =>
  animal(number, petName, stage, { ownerName, isDesexed: true, chipNumber: `036000000310${number}`, ...row })

/** Eight patients, five dogs and three cats. */
export const patients = [
  patient(331, 'Juno', 'Marta Lindqvist', 'reported', {
    breedId: breeds.newfoundland,
    ...weighed(52, 'kg', '2026-11-02'),
    coat: solid(331, black, 'mountain'),
  }),
  patient(332, 'Digby', 'Tom Achebe', 'reported', {
    breedId: breeds.labradorRetriever,
    gender: 'male',
    dateOfBirth: '2020-07-14',
    coat: solid(332, '#e6c68b', 'labrador'),
  }),
  patient(333, 'Ruby', 'Hana Sato', 'review', {
    breedId: breeds.boxer,
    dateOfBirth: '2018-02-08',
    coat: { pattern: 'brindle', colours: ['#8a623c', black], seed: 333, animal: { outline: 'molosser' } },
  }),
  patient(334, 'Scout', 'Leo Fernandes', 'quality_check', {
    breedId: breeds.beagle,
    gender: 'male',
    dateOfBirth: '2021-12-19',
    coat: { ...tricolour(334), animal: { outline: 'hound' } },
  }),
  patient(335, 'Sunny', 'Grace Oyelaran', 'activated', {
    breedId: breeds.goldenRetriever,
    dateOfBirth: '2017-05-25',
    coat: solid(335, gold, 'retriever'),
  }),
  patient(336, 'Odin', 'Marta Lindqvist', 'reported', {
    speciesId: species.feline,
    breedId: breeds.maineCoon,
    gender: 'male',
    dateOfBirth: '2021-09-01',
    ...weighed(7.1, 'kg', '2026-10-20'),
    coat: { pattern: 'tabby', colours: ['#b9b6b3', black], seed: 336, animal: { outline: 'longhair' } },
  }),
  patient(337, 'Pearl', 'Ben Novak', 'reported', {
    speciesId: species.feline,
    breedId: breeds.ragdoll,
    dateOfBirth: '2023-06-30',
    ...weighed(4.8, 'kg', '2026-08-11'),
    coat: { pattern: 'points', colours: ['#f1e2c8', '#4a3830'], seed: 337, animal: { outline: 'longhair' } },
  }),
  patient(338, 'Smudge', 'Aroha Ngata', null, {
    speciesId: species.feline,
    breedId: null,
    gender: 'male',
    dateOfBirth: null,
    dateOfBirthPrecision: 'unknown',
    chipNumber: null,
    ...unweighed,
    coat: { pattern: 'tuxedo', colours: [black, white], seed: 338, animal: { outline: 'shorthair' } },
  }),
]

/** What no member handed over. */
export const clubAnimals = [
  animal(351, 'Brook', null, { registrationName: 'Fellgate Running Water', coat: merle(301) }),
  animal(352, 'Rowan', null, { registrationName: 'Fellgate Red Berry', gender: 'male', coat: merle(301) }),
]

/** A test by its number in the catalogue, and the genotype; null where the marker could not be read. */
type Line = readonly [product: number, genotype: string | null]
/** A file of the laboratory, with the lines of each sample. */
export type File = {
  name: string
  date: string
  laboratory: string
  panelVersion: string
  reason?: string
  lines: Readonly<Record<number, readonly Line[]>>
}

const laboratory = 'Kinpaw Laboratory'

/** What the laboratory read first, of each animal that has a report. */
export const firstFile: File = {
  name: 'first',
  date: '2026-11-12T15:30:00.000Z',
  laboratory,
  panelVersion: '4.2',
  lines: {
    301: [
      [2002, 'N/N'],
      [2003, 'N/N'],
      [2004, 'N/N'],
      [2012, 'N/N'],
      [2036, null],
      [2124, 'N/M'],
      [2120, 'E/e'],
    ],
    302: [
      [2002, 'N/N'],
      [2003, 'N/TNS'],
      [2004, 'N/N'],
      [2193, 'N/N'],
      [2124, 'N/N'],
    ],
    303: [
      [2003, 'N/N'],
      [2036, 'N/IGS'],
      [2123, 'ky/ky'],
    ],
    304: [
      [2002, 'CEA/CEA'],
      [2003, 'N/N'],
      [2012, 'N/N'],
    ],
    307: [
      [2002, 'N/N'],
      [2025, 'N/N'],
      [2143, 'N/N'],
      [2004, 'N/MDR1'],
    ],
    308: [
      [2002, 'N/CEA'],
      [2025, 'N/N'],
      [2143, null],
    ],
    321: [
      [2001, 'N/N'],
      [2005, 'N/EIC'],
      [2123, 'KB/ky'],
      [2120, 'e/e'],
    ],
    331: [
      [2163, 'P/P'],
      [2001, 'N/DM'],
    ],
    332: [
      [2005, 'EIC/EIC'],
      [2001, 'DM/DM'],
    ],
    336: [
      [3004, 'N/S'],
      [3003, 'N/N'],
      [3047, 'N/Y'],
      [3074, 'D/D'],
    ],
    337: [
      [3002, 'N/P'],
      [3023, 'N/HCMrd'],
    ],
  },
}

/** A test of Skye's that was bought afterwards. */
export const addedFile: File = {
  name: 'added',
  date: '2026-11-15T09:00:00.000Z',
  laboratory,
  panelVersion: '4.2',
  lines: { 301: [[2193, 'N/N']] },
}

/** A genotype of Skye's, read again. */
export const correctedFile: File = {
  name: 'corrected',
  date: '2026-11-18T09:00:00.000Z',
  laboratory,
  panelVersion: '4.3',
  reason: 'The marker was read again: a neighbouring variant had disturbed the first reading.',
  lines: { 301: [[2002, 'N/CEA']] },
}

/** The samples that their owners took at home; the vet took the others, and read the microchips. */
export const takenAtHome: readonly number[] = [304, 321]

/** Biscuit's breeds, in percent. */
export const biscuitsMix: readonly [breedId: number | null, percent: number][] = [
  [breeds.beagle, 42],
  [breeds.labradorRetriever, 31],
  [breeds.goldenRetriever, 19],
  [null, 8],
]

export const demoClub = { id: 501, name: 'Finger Lakes Herding Dog Club', country: 'US' }

/** The kit that is sold to the club's people alone. */
export const demoClubProduct = {
  id: 751,
  name: 'DNA profile kit for club dogs',
  summary: 'A DNA profile at the price your club agreed on',
}
