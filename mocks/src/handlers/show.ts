import { showCalls } from '@shop/contract/show'
import { deskShow, show, showEntry, shows } from '../fixtures/show.ts'
import { mock } from '../mock.ts'

const confirmed = show({ state: 'confirmed', entries: [showEntry()] })

export const handlers = [
  mock(showCalls.listShows, { results: shows }),
  mock(showCalls.registerShow, show()),
  mock(showCalls.cancelShow, show({ state: 'cancelled' })),
  mock(showCalls.addShowEntry, confirmed),
  mock(showCalls.removeShowEntry, show({ state: 'confirmed' })),
  mock(showCalls.listDeskShows, { results: [deskShow()] }),
  mock(showCalls.confirmShow, { show: deskShow({ state: 'confirmed' }), isChanged: true }),
  mock(showCalls.refuseShow, { show: deskShow({ state: 'refused' }), isChanged: true }),
  mock(showCalls.sendToShow, { show: deskShow({ state: 'confirmed' }), isChanged: true }),
]
