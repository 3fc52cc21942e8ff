import { messages } from '@shop/contract/messages'
import type { Product } from '@shop/contract/product'
import { Button, chakra, TextInput } from '@shop/design-system'
import { type FormEvent, useState } from 'react'
import { useProductSuggestions } from '../../../data/product.ts'
import { useAudience } from '../../../layouts/audience.ts'

const Base = chakra('search', {
  base: {
    display: 'grid',
    gap: '4',
    '& form': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '3', alignItems: 'end' },
    '& ul': { listStyleType: 'none' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      alignItems: 'center',
      gap: '4',
      paddingBlock: '3',
      borderTop: 'hairline',
    },
    '& .found-price': { fontVariantNumeric: 'tabular-nums', fontWeight: 'semibold' },
  },
})

/** The catalogue by a name, and each test that is found into the order. */
export function FindTests({ chosen, onAdd }: { chosen: readonly number[]; onAdd: (product: Product) => void }) {
  const { text, products, next, isLoading, search, loadMore } = useProductSuggestions(useAudience() === 'vet')
  const [typed, setTyped] = useState('')
  const find = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim()) search(typed.trim())
  }
  return (
    <Base>
      <form onSubmit={find}>
        <TextInput
          label="Find a test"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
        />
        <Button type="submit" variant="outline" isBusy={isLoading}>
          Find
        </Button>
      </form>
      <div aria-live="polite">
        {text && !isLoading && !products?.length && <p>{messages.resultNotFound}</p>}
        {products && products.length > 0 && (
          <ul aria-label="Tests found">
            {products.map((product) => (
              <li key={product.id}>
                <span>{product.name}</span>
                <span className="found-price">{product.price.label}</span>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`${chosen.includes(product.id) ? 'Added' : 'Add'}: ${product.name}`}
                  aria-disabled={chosen.includes(product.id) || undefined}
                  onClick={() => onAdd(product)}
                >
                  {chosen.includes(product.id) ? 'Added' : 'Add'}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {next !== null && (
        <div>
          <Button variant="ghost" onClick={loadMore}>
            Show more
          </Button>
        </div>
      )}
    </Base>
  )
}
