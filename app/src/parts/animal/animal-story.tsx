import { chakra, Toaster } from '@shop/design-system'
import { animalId } from '@shop/mocks/fixtures/animal'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router-dom'
import { type AnimalPage, paths } from '../../paths.ts'

/** An animal's page at its address, as wide as on the site, beside the messages. */
export const atAnimal = (Screen: ComponentType) => () => (
  <chakra.div maxWidth="content" marginInline="auto">
    <Routes>
      <Route path="/my/animals/:id" element={<Screen />} />
      <Route path="/my/animals/:id/:page" element={<Screen />} />
    </Routes>
    <Toaster />
  </chakra.div>
)

/** Who looks at whose page: the breeder at Skye (301), the owner at Biscuit (321), the vet at Juno (331). */
export const asBreeder = (page: AnimalPage | null, number = 301, query = '') => ({
  path: (page ? paths.animalPage(animalId(number), page) : paths.animal(animalId(number))) + query,
  settings: { user: signedIn() },
})
export const asOwner = (page: AnimalPage | null, number = 321, query = '') => ({
  ...asBreeder(page, number, query),
  audience: 'owner',
  settings: { user: signedIn(owner()) },
})
export const asVet = (page: AnimalPage | null, number = 331, query = '') => ({
  ...asBreeder(page, number, query),
  audience: 'vet',
  settings: { user: signedIn(vet()), country: 'AU' },
})

export const onPhone = { viewport: { value: 'phone' } }
