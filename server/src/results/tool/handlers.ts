import type { toolCalls } from '@shop/contract/tool'
import { refusal } from '../../platform/input/refusal.ts'
import { attemptLimit } from '../../platform/limits/attempts.ts'
import { bloodGroups } from '../../reference/catalogue/blood-group.ts'
import { countryNamesByNumber } from '../../people/country/handlers.ts'
import { predictDogColour, readDog } from '../../reference/genetics/canine-colour.ts'
import { ColourError } from '../../reference/genetics/coat-colour-tool.ts'
import type { Genotypes } from '../../reference/genetics/coat-loci.ts'
import { predictColour, readCat } from '../../reference/genetics/feline-colour.ts'
import { readMicrochip } from '../../reference/genetics/microchip.ts'
import { breedingStrategy } from '../../reference/genetics/strategy.ts'
import { registersFor } from './chip-registers.ts'
import { findChip } from './microchip.ts'
import { pairGenotypes } from './pair-genotypes.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { readPairs } from './strategy-input.ts'

type ToolCalls = Pick<
  typeof toolCalls,
  'checkMicrochip' | 'predictFelineColour' | 'predictCanineColour' | 'getBreedingStrategy' | 'getPairGenotypes'
>

/** An animal's genotypes; what cannot be read is refused on its field, a mate's on "mate.dilute". */
function genotypesOf<Input>(read: (input: Input) => Genotypes, input: Input, prefix = ''): Genotypes {
  try {
    return read(input)
  } catch (error) {
    throw error instanceof ColourError ? refusal({ [`${prefix}${error.key}`]: error.message }) : error
  }
}

/** A mate's genotypes, where there is a mate. */
const mateOf = <Input>(read: (input: Input) => Genotypes, input: Input | undefined) =>
  input ? genotypesOf(read, input, 'mate.') : null

export function toolHandlers({ db, secrets }: Services): Handlers<ToolCalls> {
  // Enough for several litters; too few to go through numbers one by one.
  const lookUps = attemptLimit(db, secrets, {
    name: 'microchip',
    points: 60,
    perSeconds: 15 * 60,
    message: 'Many microchips were checked from here. Please wait a quarter of an hour and go on.',
  })
  return {
    checkMicrochip: async ({ params, user, visitor, address }) => {
      const reading = readMicrochip(params.code, countryNamesByNumber)
      if (reading.format === 'invalid') return { ...reading, registers: [], isShared: false, records: [] }
      await lookUps.count(user?.id ?? address)
      const found = await findChip(db, reading.code, user)
      return { ...reading, registers: registersFor(reading.code, visitor.country), ...found }
    },

    predictFelineColour: async ({ body: { mate, naming, ...cat } }) =>
      predictColour(
        genotypesOf((one: typeof cat) => readCat(one, mate && 'female'), cat),
        mateOf((one: typeof cat) => readCat(one, 'male'), mate),
        naming,
      ),

    predictCanineColour: async ({ body: { mate, ...dog } }) =>
      predictDogColour(genotypesOf(readDog, dog), mateOf(readDog, mate)),

    getBreedingStrategy: async ({ query }) => breedingStrategy(await readPairs(db, query), bloodGroups()),

    getPairGenotypes: ({ query, user }) => pairGenotypes(db, user, query),
  }
}
