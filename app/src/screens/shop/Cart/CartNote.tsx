import { type CartItem, itemNoteSchema } from '@shop/contract/cart'
import { maxNoteLength } from '@shop/contract/constants'
import { Button, chakra, Form, SubmitButton, TextareaField } from '@shop/design-system'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useCartActions } from '../../../data/cart.ts'
import { itemTitleOf } from '../../../parts/cart/group-items.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

type CartNoteProps = { item: Pick<CartItem, 'id' | 'note' | 'product' | 'metaData'> }

/** A note of one's own on an item: which dog, which litter. It travels with the order (cart-7). */
export function CartNote({ item }: CartNoteProps) {
  const [isEditing, setIsEditing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const hadEdited = useRef(false)
  useEffect(() => {
    if (!isEditing && hadEdited.current) opener.current?.focus()
    hadEdited.current = isEditing
  }, [isEditing])

  if (isEditing) return <NoteForm item={item} onClose={() => setIsEditing(false)} />
  return (
    <chakra.div display="flex" alignItems="center" gap="3" flexWrap="wrap">
      {item.note && (
        <chakra.p
          textStyle="small"
          color="ink2"
          fontStyle="italic"
          minWidth="0"
          overflowWrap="anywhere"
          whiteSpace="pre-line"
        >
          “{item.note}”
        </chakra.p>
      )}
      <Button
        ref={opener}
        size="sm"
        variant="ghost"
        onClick={() => setIsEditing(true)}
        aria-label={`${item.note ? 'Edit note' : 'Add a note'} on ${itemTitleOf(item)}`}
        style={{ marginInlineStart: item.note ? 0 : '-0.875rem' }}
      >
        {item.note ? 'Edit note' : 'Add a note'}
      </Button>
    </chakra.div>
  )
}

function NoteForm({ item, onClose }: CartNoteProps & { onClose: () => void }) {
  const { setNote } = useCartActions()
  const form = useForm({ defaultValues: { note: item.note }, resolver: schemaResolver(itemNoteSchema) })
  useEffect(() => form.setFocus('note'), [form])
  return (
    <Form
      form={form}
      aria-label={`Note on ${itemTitleOf(item)}`}
      onSubmit={async ({ note }) => {
        await setNote(item.id, note)
        onClose()
      }}
    >
      <TextareaField
        name="note"
        label="Note"
        help="For example which dog or litter it is for."
        rows={2}
        limit={maxNoteLength}
      />
      <chakra.div display="flex" gap="3">
        <SubmitButton size="sm">Save note</SubmitButton>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </chakra.div>
    </Form>
  )
}
