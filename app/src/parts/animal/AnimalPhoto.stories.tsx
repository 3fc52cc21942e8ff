import { animalPhotoCalls, maxPhotoBytes } from '@shop/contract/animal-photo'
import { Toaster } from '@shop/design-system'
import { animal, animalProfile, profileOf } from '@shop/mocks/fixtures/animal'
import { animalPhoto } from '@shop/mocks/fixtures/animal-photo'
import { signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AnimalCard } from './AnimalCard.tsx'

const sent = fn()
const withPhoto = profileOf(animal({ photo: animalPhoto() }))
const meta = {
  component: AnimalCard,
  title: 'Screens/Parts/AnimalPhoto',
  args: { profile: animalProfile(), isFull: true },
  parameters: { path: '/my/animals/1', settings: { user: signedIn() } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
        <Toaster />
      </div>
    ),
  ],
  beforeEach: ({ msw }) => {
    sent.mockClear()
    msw.use(
      mock(animalPhotoCalls.saveAnimalPhoto, ({ body }) => {
        sent(body)
        return animalPhoto()
      }),
    )
  },
} satisfies Meta<typeof AnimalCard>
export default meta
type Story = StoryObj<typeof meta>
const phone = { viewport: { value: 'phone' } }

const open = async (name = 'Add a photo') => {
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: 'A photo of Skye' }))
}
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)
const picture = () => new File([pixel], 'skye.png', { type: 'image/png' })

/** Its coat is drawn until there is a photo. */
export const None: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Add a photo' })).toBeVisible()
  },
}
export const Full: Story = {
  args: { profile: withPhoto },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Skye on the hill at evening' })).toHaveStyle({
      objectPosition: '55% 40%',
    })
    await expect(canvas.getByRole('button', { name: 'Change the photo' })).toBeVisible()
  },
}
export const FullOnAPhone: Story = { args: { profile: withPhoto }, globals: phone }
/** Whoever it is shared with looks at it. */
export const Shared: Story = {
  args: { profile: { ...withPhoto, isShared: true, rights: 'full' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Skye/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /photo/ })).toBeNull()
  },
}

export const Chosen: Story = {
  play: async () => {
    const dialog = await open()
    await userEvent.upload(dialog.getByLabelText(/^The picture/), picture())
    await fireEvent.change(await dialog.findByRole('slider', { name: 'From top to bottom' }), {
      target: { value: '20' },
    })
    await userEvent.type(dialog.getByLabelText(/^What it shows/), 'Skye at the sea')
    await userEvent.click(dialog.getByRole('button', { name: 'Save the photo' }))
    await expect(await screen.findByText('Skye’s photo is saved.')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({
      data: btoa(String.fromCharCode(...pixel)),
      alt: 'Skye at the sea',
      focusX: 50,
      focusY: 20,
    })
  },
}
export const NothingChosen: Story = {
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Save the photo' }))
    await expect(await dialog.findByText('This field is required')).toBeVisible()
    await expect(sent).not.toHaveBeenCalled()
  },
}
/** A camera's photo is made smaller before it is sent. */
export const Large: Story = {
  play: async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 6000
    canvas.height = 4000
    canvas.getContext('2d')?.fillRect(0, 0, 3000, 4000)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
    const dialog = await open()
    await userEvent.upload(
      dialog.getByLabelText(/^The picture/),
      new File([blob ?? ''], 'skye.png', { type: 'image/png' }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Save the photo' }))
    await expect(await screen.findByText('Skye’s photo is saved.')).toBeVisible()
    const [[body]] = sent.mock.calls as [[{ data: string }]]
    const made = new Image()
    made.src = `data:image/jpeg;base64,${body.data}`
    await made.decode()
    await expect([made.naturalWidth, made.naturalHeight]).toEqual([2880, 1920])
  },
}
/** Refused before it is sent: an upload of ten megabytes is long to wait for a refusal. */
export const TooLarge: Story = {
  play: async () => {
    const dialog = await open()
    const large = new File([new Uint8Array(maxPhotoBytes + 1)], 'skye.png', { type: 'image/png' })
    await userEvent.upload(dialog.getByLabelText(/^The picture/), large)
    await expect(await dialog.findByText('Use a picture of at most 10 MB')).toBeVisible()
  },
}
export const NoPicture: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(animalPhotoCalls.saveAnimalPhoto, 428, {
        message: 'operation failed',
        errors: { data: 'Use a picture: a JPEG, a PNG or a WebP' },
      }),
    ),
  play: async () => {
    const dialog = await open()
    await userEvent.upload(dialog.getByLabelText(/^The picture/), picture())
    await userEvent.click(dialog.getByRole('button', { name: 'Save the photo' }))
    await waitFor(() =>
      expect(dialog.getByLabelText(/^The picture/)).toHaveAccessibleDescription(/Use a picture: a JPEG/),
    )
  },
}
export const Uploading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(animalPhotoCalls.saveAnimalPhoto)),
  play: async () => {
    const dialog = await open()
    await userEvent.upload(dialog.getByLabelText(/^The picture/), picture())
    const save = dialog.getByRole('button', { name: 'Save the photo' })
    await userEvent.click(save)
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'))
  },
}
export const UploadFails: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(animalPhotoCalls.saveAnimalPhoto, 500)),
  play: async () => {
    const dialog = await open()
    await userEvent.upload(dialog.getByLabelText(/^The picture/), picture())
    await userEvent.click(dialog.getByRole('button', { name: 'Save the photo' }))
    await expect((await screen.findAllByText('Something went wrong')).length).toBeGreaterThan(0)
    await expect(dialog.getByRole('button', { name: 'Save the photo' })).toBeVisible()
  },
}
export const Changing: Story = { args: { profile: withPhoto }, play: async () => void (await open('Change the photo')) }
export const ChangingOnAPhone: Story = { ...Changing, globals: phone }
export const Removed: Story = {
  args: { profile: withPhoto },
  play: async () => {
    const dialog = await open('Change the photo')
    await userEvent.click(dialog.getByRole('button', { name: 'Remove the photo' }))
    await expect(await screen.findByText('Skye’s photo is removed.')).toBeVisible()
  },
}
