import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const path = '/api/my/animals/{id}/share-page'

export const sharePageEndpoints = endpoints({
  getSharePage: { method: 'GET', path, fails: messages.somethingWentWrong },
  saveSharePage: { method: 'PUT', path, fails: messages.somethingWentWrong },
  closeSharePage: { method: 'DELETE', path, fails: messages.somethingWentWrong },
  readSharePage: { method: 'GET', path: '/api/animal-share/{token}', fails: messages.failedToFetchAnimals },
  getSharedPhoto: {
    method: 'GET',
    path: '/api/animal-share/{token}/photo/{version}/{file}',
    fails: messages.failedToFetchAnimals,
  },
  getSharePreview: {
    method: 'GET',
    path: '/api/animal-share/{token}/preview.jpg',
    fails: messages.failedToFetchAnimals,
  },
})
