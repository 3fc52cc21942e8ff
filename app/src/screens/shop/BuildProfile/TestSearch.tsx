import { autocompleteDebounceMs } from '@shop/contract/constants'
import { Button, TextInput, useDebounced } from '@shop/design-system'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Builder } from './use-builder.ts'

/** Searches while one types; the address follows. */
export function TestSearch({ builder: { query, change, species } }: { builder: Builder }) {
  const name = query.get('name') ?? ''
  const box = useRef<HTMLInputElement>(null)
  const showSoon = useDebounced((text) => change({ name: text.trim(), page: '' }), autocompleteDebounceMs)
  // The box follows the address, as on going back; but what somebody is typing, even before hydration, leads it.
  const follow = useEffectEvent(() => {
    const input = box.current
    if (!input || input.value.trim() === name) return
    if (document.activeElement === input) showSoon(input.value)
    else input.value = name
  })
  useEffect(() => follow(), [name])
  return (
    <TextInput
      ref={box}
      label="Find a test"
      name="name"
      type="search"
      autoComplete="off"
      placeholder={species === 'dog' ? 'Collie eye, merle, SOD1' : 'PKD, blood group, HCM'}
      defaultValue={name}
      onChange={({ target }) => showSoon(target.value)}
      suffix={
        <Button type="submit" size="sm" variant="ghost" aria-label="Search">
          <Search size={18} aria-hidden />
        </Button>
      }
    />
  )
}
