import type { MateList } from '@shop/contract/mate'
import { Card, chakra, Select } from '@shop/design-system'
import { useSearchParams } from 'react-router-dom'
import { useSpelling } from '../../../data/spelling.tsx'
import { OwnAnimalField } from '../../../parts/animal/OwnAnimalField.tsx'
import { useChangeQuery } from '../../../parts/page/use-change-query.ts'
import { paths } from '../../../paths.ts'
import { mateOrderOptions } from './mate-copy.ts'
import { matesQueryIn } from './mates-query.ts'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(14rem, 1fr))' },
  },
})

/** Whose mates, in which order, and of which breed: all of it in the address. */
export function MateControls({ list }: { list: MateList | undefined }) {
  const [query] = useSearchParams()
  const spell = useSpelling()
  const words = useAnimalWords()
  const change = useChangeQuery(paths.mates, { preventScrollReset: true })
  const { order = '', breed = '' } = matesQueryIn(query)
  const animal = list?.animal
  return (
    <Card as="section" aria-label="What to rank" _print={{ display: 'none' }}>
      <Fields>
        <OwnAnimalField
          label={words('Your animal')}
          placeholder="Choose by name"
          value={animal ? { value: animal.id, label: animal.petName } : null}
          onChange={({ value }) => change({ animal: value, breed: '', colour: '', page: '' })}
        />
        <Select
          label="Order"
          options={mateOrderOptions.map(({ value, label }) => ({ value, label: spell(label) }))}
          placeholder="Lowest risk first"
          value={order}
          onChange={({ target }) => change({ order: target.value, page: '' })}
        />
        {order === 'colour' && list?.wantedColour && (
          <Select
            label={spell('Colour to hope for')}
            options={list.wantedColours}
            value={list.wantedColour}
            onChange={({ target }) => change({ colour: target.value, page: '' })}
          />
        )}
        {list && list.breeds.length > 1 && (
          <Select
            label="Breed of the mate"
            options={list.breeds.map(({ id, name }) => ({ value: String(id), label: name }))}
            placeholder="Every breed"
            value={breed}
            onChange={({ target }) => change({ breed: target.value, page: '' })}
          />
        )}
      </Fields>
    </Card>
  )
}
