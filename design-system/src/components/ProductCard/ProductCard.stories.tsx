import { SimpleGrid } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { SkeletonGroup } from '../Skeleton/Skeleton.tsx'
import { AddToCart, type AddState } from './AddToCart.tsx'
import { ProductCard, type ProductCardProps } from './ProductCard.tsx'
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx'

type CardProps = ProductCardProps & { onAdd?: (() => void) | undefined; addState?: AddState }

/** A card whose form calls `onAdd`. */
function Card({ onAdd, addState, ...props }: CardProps) {
  const add = onAdd && (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onAdd()
      }}
    >
      <AddToCart name={props.name} {...(addState && { state: addState })} />
    </form>
  )
  return <ProductCard action={add} {...props} />
}

const meta = {
  component: ProductCard,
  title: 'Components/ProductCard',
  tags: ['manifest'],
  argTypes: {
    onAdd: { description: 'Of the story: called when its action, AddToCart, is pressed.' },
    addState: { description: 'Of the story: what its AddToCart shows.' },
  },
  args: {
    href: '/store/collie-eye-anomaly/p/41',
    eyebrow: 'Disease',
    species: 'dog',
    name: 'Collie eye anomaly',
    sentence: 'Tells whether your dog can go blind from collie eye anomaly.',
    summary: 'NHEJ1, autosomal recessive.',
    priceLabel: '$58.00',
    coat: {
      pattern: 'system-eye',
      colours: ['#e3ecef', '#557684', '#9fb9c3'],
      seed: 41,
      animal: { outline: 'collie', pattern: 'merle', colours: ['#aeb6c6', '#3d4657'] },
    },
    onAdd: fn(),
  },
  render: (args) => (
    <div style={{ maxWidth: 350 }}>
      <Card {...args} />
    </div>
  ),
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Dog: Story = {}
export const Cat: Story = {
  args: {
    name: 'Polycystic kidney disease',
    species: 'cat',
    summary: 'PKD1, autosomal dominant. One copy affects.',
    coat: { pattern: 'tabby', colours: ['#d9b384', '#7a4f2a'], seed: 7, animal: { outline: 'shorthair' } },
  },
}
/** On a phone a card is a row. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('article').getBoundingClientRect().height).toBeLessThan(110))
    await expect(canvas.getByText('NHEJ1, autosomal recessive.')).not.toBeVisible()
  },
}
export const Busy: Story = {
  args: { addState: 'busy' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}
export const Added: Story = { args: { addState: 'added' } }
export const NoAction: Story = { args: { onAdd: undefined, summary: undefined } }
export const OwnAction: Story = { args: { onAdd: undefined, action: <Badge tone="audience">In your cart</Badge> } }
export const LongName: Story = {
  args: {
    name: 'Neuronal ceroid lipofuscinosis 4A, late-onset, in American Staffordshire and Pit Bull Terriers (ARSG-related)',
    priceLabel: '1.165,00 €',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(args.name)
  },
}
export const Loading: Story = {
  render: () => (
    <SkeletonGroup label="Loading tests">
      <SimpleGrid minChildWidth="15rem" gap="5">
        {[1, 2, 3, 4].map((key) => (
          <ProductCardSkeleton key={key} />
        ))}
      </SimpleGrid>
    </SkeletonGroup>
  ),
}

/** The link fills the card; the add button is separate, and has the focus while it works. */
export const Keyboard: Story = {
  render: function Adding(args) {
    const [addState, setAddState] = useState<AddState>('idle')
    const onAdd = () => {
      args.onAdd?.()
      setAddState('added')
    }
    return (
      <div style={{ maxWidth: 350 }}>
        <Card {...args} addState={addState} onAdd={onAdd} />
      </div>
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Collie eye anomaly' })
    const { left, top } = canvas.getByRole('article').getBoundingClientRect()
    await expect(document.elementFromPoint(left + 20, top + 20)).toBe(link)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Add Collie eye anomaly to cart' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Collie eye anomaly added to cart' })).toHaveFocus()
  },
}

/** A page of the shop. */
export const Twenty: Story = {
  render: (args) => (
    <SimpleGrid minChildWidth="15rem" gap="5">
      {Array.from({ length: 20 }, (_, index) => (
        <Card key={index} {...args} coat={{ ...args.coat, seed: index }} />
      ))}
    </SimpleGrid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(20)
  },
}
