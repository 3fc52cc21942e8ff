import { Failure } from '@shop/contract/failure'
import { Form, PasswordField, SubmitButton, TextField } from '@shop/design-system'
import { breeder, signedIn } from '@shop/mocks/fixtures/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { expect, fn, waitFor } from 'storybook/test'
import { TabMemory } from './TabMemory.tsx'

type Values = { kennel: string; town: string; password: string }
type RecordProps = { start: Values; onSend: (values: Values) => Promise<void> }

const Record = ({ start, onSend }: RecordProps) => {
  const form = useForm<Values>({ defaultValues: start })
  return (
    <Form form={form} aria-label="Record" onSubmit={onSend} unstored={['town']}>
      <TextField name="kennel" label="Kennel" />
      <TextField name="town" label="Town" />
      <PasswordField name="password" label="Password" />
      <SubmitButton>Save</SubmitButton>
    </Form>
  )
}

/** The button loads the page again, as far as a form can know. */
function Page(props: RecordProps) {
  const [loads, setLoads] = useState(0)
  return (
    <TabMemory>
      <h1>A record</h1>
      <button type="button" onClick={() => setLoads(loads + 1)}>
        Load again
      </button>
      <Record key={loads} {...props} />
    </TabMemory>
  )
}

const start = { kennel: 'Orchardlane', town: 'Ithaca', password: '' }
const meta = {
  component: Page,
  title: 'Screens/Parts/TabMemory',
  parameters: { path: '/my/record', settings: { user: signedIn(breeder()) } },
  args: { start, onSend: fn(async () => {}) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function typeAll({ canvas, userEvent }: Context) {
  await userEvent.type(canvas.getByLabelText('Kennel'), ' of the Lakes')
  await userEvent.type(canvas.getByLabelText('Town'), ' NY')
  await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), 'a sentence of my own')
}
const load = ({ canvas, userEvent }: Context) => userEvent.click(canvas.getByRole('button', { name: 'Load again' }))
const stored = () => JSON.stringify(sessionStorage)

/** What was typed is there again; a secret was never stored. */
export const Kept: Story = {
  play: async (context) => {
    await typeAll(context)
    await expect(stored()).not.toContain('a sentence')
    await load(context)
    await waitFor(() => expect(context.canvas.getByLabelText('Kennel')).toHaveValue('Orchardlane of the Lakes'))
    await expect(context.canvas.getByLabelText('Town')).toHaveValue('Ithaca')
    await expect(context.canvas.getByLabelText('Password', { selector: 'input' })).toHaveValue('')
  },
}

/** Also while it can be read. */
export const APasswordThatIsShown: Story = {
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^Show/ }))
    await typeAll(context)
    await expect(stored()).not.toContain('a sentence')
  },
}

export const SentAndForgotten: Story = {
  play: async (context) => {
    await typeAll(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sessionStorage).toHaveLength(0))
    await load(context)
    await expect(context.canvas.getByLabelText('Kennel')).toHaveValue('Orchardlane')
  },
}

export const RefusedAndKept: Story = {
  args: { onSend: fn(() => Promise.reject(new Failure(0, { message: 'Network error' }))) },
  play: async (context) => {
    await typeAll(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save' }))
    await expect(await context.canvas.findByText('Network error')).toBeVisible()
    await load(context)
    await waitFor(() => expect(context.canvas.getByLabelText('Kennel')).toHaveValue('Orchardlane of the Lakes'))
  },
}

const storedBy = (of: string, from: Values) => () => {
  const values = { kennel: 'Typed before' }
  sessionStorage.setItem('form:/my/record Record', JSON.stringify({ of, from: JSON.stringify(from), values }))
}
const shows =
  (kennel: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expect(canvas.getByLabelText('Kennel')).toHaveValue(kennel)
  }

/** Somebody types, and then logs in. */
export const AGuestsOwn: Story = { beforeEach: storedBy('', start), play: shows('Typed before') }
export const SomebodyElses: Story = { beforeEach: storedBy('other@example.com', start), play: shows('Orchardlane') }
/** Or one that was changed elsewhere meanwhile. */
export const OfAnotherRecord: Story = {
  beforeEach: storedBy('', { ...start, town: 'Trumansburg' }),
  play: shows('Orchardlane'),
}
