import { clubCalls } from '@shop/contract/club'
import { club } from '../fixtures/club.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(clubCalls.listClubs, { results: [club()] }),
  mock(clubCalls.transferClubAnimals, ({ body }) => ({ transferred: body.animalIds.length })),
  mock(clubCalls.handOverToClub, ({ body }) => ({ handedOver: body.animalIds.length })),
  mock(clubCalls.giveBackClubAnimals, ({ body }) => ({ givenBack: body.animalIds.length })),
]
