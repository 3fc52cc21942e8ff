import { inSentence } from '@shop/contract/country-name'
import type { CollectionAgent } from '@shop/contract/collection-agent'
import { agentSpecies } from '@shop/contract/constants'

/** The copy of the list of collection agents. */
export const agentCopy = {
  name: 'Collection agents',
  title: 'Find a collection agent near you',
  description:
    'Find a clinic, club or collection agent near you who takes a DNA sample and reads the microchip, so that a certificate says “identity verified”.',
  lead: 'A collection agent takes the sample and reads the microchip. Your certificate then says “identity verified”, so a club or a buyer does not have to take your word for it.',
  search: {
    label: 'Town, state, postcode or name',
    placeholder: 'Ithaca NY, 3350, Victoria',
  },
  kinds: {
    clinic: 'Veterinary practice',
    club: 'Breed club',
    agent: 'Collection agent',
  } satisfies Record<CollectionAgent['kind'], string>,
  species: { dog: 'Dogs', cat: 'Cats', both: 'Dogs and cats' } satisfies Record<CollectionAgent['species'], string>,
  openingTimesHelp: 'For the list: “Tuesdays 9 to 12, and by appointment”.',
  map: 'Open in a map',
  mapLabel: 'Map of collection agents',
  count: (count: number) => (count === 1 ? '1 agent' : `${count} agents`),
  ask: 'Request an appointment',
  askSubject: ({ name, place }: CollectionAgent) => `An appointment with ${name}, ${place}`,
  nothing: {
    title: (search: string) => (search ? `Nobody for “${search}” yet` : 'Nobody here yet'),
    text: 'Try a larger town, just the start of the postcode, or another country. Your own vet can do it too: any practice that reads the microchip and signs can take the sample.',
    nearPostcode: (postcode: string) => `Nearest to ${postcode.toUpperCase()} by postcode`,
    nearTown: (town: string) => `Nearest to ${town}`,
    inCountry: (country: string) => `Agents in ${inSentence(country)}`,
    allThere: (count: number) => `All ${count} of them`,
    all: 'Show all agents',
    nominate: 'Nominate somebody',
  },
  know: {
    title: 'Good to know',
    points: [
      {
        title: 'Bring the kit, activated',
        text: 'The agent needs the barcode of an activated kit, and the pedigree papers if there are any.',
      },
      {
        title: 'The microchip comes first',
        text: 'The agent reads it before the swab. If no chip can be read, the sample can be taken, but the certificate will not say “verified”.',
      },
      {
        title: 'Ask about the fee',
        text: 'Agents work independently. Some take samples for free at club days, others charge for the visit.',
      },
    ],
  },
  nominate: {
    title: 'Who is missing?',
    text: 'Vets, club secretaries, groomers with steady hands: become an agent, or nominate one.',
    action: 'Become or nominate an agent',
  },
}

export const speciesOptions = agentSpecies.map((value) => ({ value, label: agentCopy.species[value] }))
