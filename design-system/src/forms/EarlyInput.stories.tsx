import createCache from '@emotion/cache'
import { useEffect, useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { expect, fn } from 'storybook/test'
import { DesignSystem } from '../DesignSystem.tsx'
import { CheckboxField, RadioCardsField, SelectField, TextareaField, TextField } from './fields.tsx'
import { Form } from './Form.tsx'
import { SubmitButton } from './SubmitButton.tsx'

const blank = {
  name: '',
  email: '',
  litters: '',
  about: '',
  breed: '',
  kind: 'dog',
  isMember: true,
  acceptTerms: false,
}
type Values = typeof blank
const cache = createCache({ key: 'early' })

const breeds = [
  { value: '', label: 'Choose a breed' },
  { value: 'collie', label: 'Border Collie' },
]
const kinds = [
  { value: 'dog', title: 'Dog' },
  { value: 'cat', title: 'Cat' },
]

function Kennel({ onSend }: { onSend: (values: Values) => void }) {
  const form = useForm<Values>({ defaultValues: blank })
  return (
    <DesignSystem cache={cache}>
      <Form form={form} onSubmit={onSend} aria-label="Kennel">
        <TextField<Values> name="name" label="Name" />
        <TextField<Values> name="email" label="Email" type="email" />
        <TextField<Values> name="litters" label="Litters a year" type="number" />
        <TextareaField<Values> name="about" label="About it" />
        <SelectField<Values> name="breed" label="Breed" options={breeds} />
        <RadioCardsField<Values> name="kind" label="Kind" options={kinds} />
        <CheckboxField<Values> name="isMember" label="Member" />
        <CheckboxField<Values> name="acceptTerms" label="I accept the terms" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </DesignSystem>
  )
}

/** The server's HTML, into which the visitor types before its code arrives. */
function Hydrated({ onSend }: { onSend: (values: Values) => void }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = ref.current
    if (!place) return undefined
    place.innerHTML = renderToString(<Kennel onSend={onSend} />)
    const field = (name: string) => place.querySelector(`[name=${name}]`) as HTMLInputElement
    Object.assign(field('name'), { value: 'Hillside' })
    Object.assign(field('email'), { value: 'ada@example.com' })
    Object.assign(field('litters'), { value: '3' })
    Object.assign(field('about'), { value: 'Collies since 1998' })
    Object.assign(field('breed'), { value: 'collie' })
    place.querySelector<HTMLInputElement>('[name=kind][value=cat]')?.click()
    field('isMember').click()
    field('acceptTerms').click()
    const root = hydrateRoot(place, <Kennel onSend={onSend} />)
    return () => queueMicrotask(() => root.unmount())
  }, [onSend])
  return <div ref={ref} />
}

const meta = {
  component: Hydrated,
  title: 'Components/Forms/Early input',
  tags: ['!autodocs', 'behaviour'],
  args: { onSend: fn() },
} satisfies Meta<typeof Hydrated>
export default meta
type Story = StoryObj<typeof meta>

export const EveryKindOfField: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }))
    await expect(args.onSend).toHaveBeenCalledWith({
      name: 'Hillside',
      email: 'ada@example.com',
      litters: '3',
      about: 'Collies since 1998',
      breed: 'collie',
      kind: 'cat',
      isMember: false,
      acceptTerms: true,
    })
  },
}
