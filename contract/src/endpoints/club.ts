import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

export const clubEndpoints = endpoints({
  listClubs: { method: 'GET', path: '/api/tools/club-access', fails: messages.somethingWentWrong },
  transferClubAnimals: {
    method: 'POST',
    path: '/api/my/clubs/transfer-club-animals',
    fails: messages.somethingWentWrong,
  },
  handOverToClub: { method: 'POST', path: '/api/my/clubs/{id}/animals', fails: messages.somethingWentWrong },
  giveBackClubAnimals: { method: 'POST', path: '/api/my/clubs/{id}/give-back', fails: messages.somethingWentWrong },
})
