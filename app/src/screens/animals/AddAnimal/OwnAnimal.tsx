import { Card, toaster } from '@shop/design-system'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAnimalActions } from '../../../data/animal.ts'
import { newAnimal } from '../../../parts/animal/animal-values.ts'
import { AnimalForm } from '../../../parts/animal/AnimalForm.tsx'
import { useAnimalCopy } from '../../../parts/animal/animal-copy.ts'
import { paths } from '../../../paths.ts'

/** A new animal of the account. Its page is what comes next. */
export function OwnAnimal() {
  const { create } = useAnimalActions()
  const navigate = useNavigate()
  const { one, many } = useAnimalCopy()
  const [start] = useState(newAnimal)
  return (
    <Card size="lg" maxWidth="prose">
      <AnimalForm
        start={start}
        submitLabel={`Add the ${one}`}
        onSave={async (body) => {
          const { id, petName } = await create(body)
          toaster.success(`${petName} is now one of your ${many}.`)
          await navigate(paths.animal(id))
        }}
      />
    </Card>
  )
}
