import { activationCalls } from '@shop/contract/activation'
import { activationBarcode, checkedActivation, newActivation } from '@shop/mocks/fixtures/activation'
import { mock, mockFailure, mockOffline } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Activate } from './Activate.screen.tsx'
import { begun, isAt, opened, phone, renderActivate, says } from './activate-story.tsx'

const meta = {
  component: Activate,
  title: 'Screens/Activate/Barcode',
  parameters: opened('barcode'),
  beforeEach: begun(newActivation(), 2),
  render: renderActivate,
} satisfies Meta<typeof Activate>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]
type Play = NonNullable<Story['play']>

const field = ({ canvas }: Pick<Context, 'canvas'>, label: RegExp) => canvas.findByLabelText(label)
const first = /^Barcode( \*)?$/
const again = /^Barcode again/
const second = /^Second barcode( \*)?$/
const secondAgain = /^Second barcode again/

const type = async (context: Context, entries: readonly (readonly [RegExp, string])[]) => {
  for (const [label, text] of entries) {
    await context.userEvent.click(await field(context, label))
    await context.userEvent.paste(text)
  }
}
const go = ({ canvas, userEvent }: Context) => userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
const addSecond = async ({ canvas, userEvent }: Context) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Add a second swab of the same animal' }))

/** Typed, sent, and refused with this message at this field. */
const refuses =
  (label: RegExp, message: string, entries: readonly (readonly [RegExp, string])[]): Play =>
  async (context) => {
    if (entries.some(([each]) => each === second)) await addSecond(context)
    await field(context, first)
    await type(context, entries)
    await go(context)
    await waitFor(async () => expect(await field(context, label)).toHaveAccessibleDescription(message))
    await expect(await field(context, label)).toHaveFocus()
  }

export const Empty: Story = {}
export const OnAPhone: Story = { globals: phone }
export const Filled: Story = {
  beforeEach: begun(checkedActivation(), 3),
  play: async (context) => expect(await field(context, again)).toHaveValue(activationBarcode),
}

export const Required: Story = {
  play: async (context) => {
    await field(context, first)
    await go(context)
    await waitFor(async () => expect(await field(context, first)).toHaveAccessibleDescription('This field is required'))
    await expect(await field(context, again)).toHaveAccessibleDescription('This field is required')
  },
}
export const TooLong: Story = {
  play: refuses(first, 'This field can only have maximum 50 characters', [
    [first, 'K'.repeat(51)],
    [again, 'K'.repeat(51)],
  ]),
}
export const Mismatch: Story = {
  play: refuses(again, "Confirm Barcode Number doesn't match", [
    [first, activationBarcode],
    [again, 'KP4827193322'],
  ]),
}
export const SecondTheSame: Story = {
  play: refuses(second, 'This Barcode number must be different the first barcode number', [
    [first, activationBarcode],
    [again, activationBarcode],
    [second, activationBarcode],
    [secondAgain, activationBarcode],
  ]),
}
export const SecondNotConfirmed: Story = {
  play: refuses(secondAgain, 'This field is required', [
    [first, activationBarcode],
    [again, activationBarcode],
    [second, 'KP4827193322'],
  ]),
}
export const SecondMismatch: Story = {
  play: refuses(secondAgain, "Confirm Barcode Number doesn't match", [
    [first, activationBarcode],
    [again, activationBarcode],
    [second, 'KP4827193322'],
    [secondAgain, 'KP4827193323'],
  ]),
}

const requested = fn()
const listening: NonNullable<Story['beforeEach']> = (context) => {
  requested.mockClear()
  begun(newActivation(), 2)(context)
  context.msw.use(
    mock(activationCalls.checkBarcode, ({ body }) => {
      requested(body.barcodes, body.type)
      return checkedActivation({ barcodes: body.barcodes })
    }),
  )
}
/** The call returns what it is: a paid kit (activate-10). */
export const Sent: Story = {
  beforeEach: listening,
  play: async (context) => {
    await type(context, [
      [first, activationBarcode],
      [again, activationBarcode],
    ])
    await go(context)
    await isAt('/activate/kit')
    await expect(requested.mock.calls).toEqual([[[activationBarcode], 'redeem']])
  },
}
/** A second swab of the same animal, and one without a test. */
export const TwoWithoutATest: Story = {
  beforeEach: listening,
  play: async (context) => {
    await addSecond(context)
    await type(context, [
      [first, activationBarcode],
      [again, activationBarcode],
      [second, 'KP4827193322'],
      [secondAgain, 'KP4827193322'],
    ])
    await context.userEvent.click(context.canvas.getByRole('radio', { name: /^A swab without a test/ }))
    await go(context)
    await isAt('/activate/kit')
    await expect(requested.mock.calls).toEqual([[[activationBarcode, 'KP4827193322'], 'step']])
  },
}
export const OnlyOneAfterAll: Story = {
  play: async (context) => {
    await addSecond(context)
    await type(context, [[second, 'KP']])
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Only one swab after all' }))
    await expect(context.canvas.queryByLabelText(second)).not.toBeInTheDocument()
  },
}

/** The server's message on the field of the barcode they name; a toast shows it too. */
const used = 'The barcode KP4827193322 has been used already. Every kit is activated once.'
export const SecondUsedAlready: Story = {
  beforeEach: (context) => {
    begun(newActivation(), 2)(context)
    context.msw.use(
      mockFailure(activationCalls.checkBarcode, 428, {
        message: 'Barcode validation failed',
        errors: { barcodes: used },
      }),
    )
  },
  play: async (context) => {
    await refuses(second, used, [
      [first, activationBarcode],
      [again, activationBarcode],
      [second, 'kp 4827-193322'],
      [secondAgain, 'kp 4827-193322'],
    ])(context)
    await waitFor(() => expect(screen.getByText('Barcode validation failed')).toBeVisible())
    await expect(await field(context, first)).toHaveValue(activationBarcode)
  },
}
export const UnknownBarcode: Story = {
  beforeEach: (context) => {
    begun(newActivation(), 2)(context)
    context.msw.use(
      mockFailure(activationCalls.checkBarcode, 428, {
        message: 'Barcode validation failed',
        errors: { barcodes: 'We do not know the barcode KP1.' },
      }),
    )
  },
  play: refuses(first, 'We do not know the barcode KP1.', [
    [first, 'KP1'],
    [again, 'KP1'],
  ]),
}
export const NotSent: Story = {
  beforeEach: (context) => {
    begun(newActivation(), 2)(context)
    context.msw.use(mockOffline(activationCalls.checkBarcode))
  },
  play: async (context) => {
    await type(context, [
      [first, activationBarcode],
      [again, activationBarcode],
    ])
    await go(context)
    await says('Network error')
    await expect(await field(context, again)).toHaveValue(activationBarcode)
  },
}
/** Typed and not sent, and the page is loaded again: it is there. */
export const AfterAReload: Story = {
  beforeEach: (context) => {
    begun(newActivation(), 2)(context)
    const values = { barcode: 'KP48', confirmBarcode: '', secondBarcode: 'KP49', type: 'step' }
    sessionStorage.setItem('activation:barcode', JSON.stringify({ of: newActivation().id, values }))
  },
  play: async (context) => {
    await expect(await field(context, first)).toHaveValue('KP48')
    await expect(await field(context, second)).toHaveValue('KP49')
    await expect(context.canvas.getByRole('radio', { name: /^A swab without a test/ })).toBeChecked()
  },
}

// The camera

/** A browser that reads barcodes: this one sees nothing, a code, or is not let near the camera. */
const camera =
  (sees: string | null, error?: DOMException): NonNullable<Story['beforeEach']> =>
  (context) => {
    begun(newActivation(), 2)(context)
    const before = Object.getOwnPropertyDescriptor(navigator, 'mediaDevices')
    const picture = document.createElement('canvas')
    const pen = picture.getContext('2d')
    // A camera's picture never freezes, or the player waits for it.
    const moving = setInterval(() => pen?.fillRect(0, 0, 300, 150), 100)
    Object.assign(globalThis, {
      BarcodeDetector: class {
        detect = async () => (sees ? [{ rawValue: sees }] : [])
      },
    })
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: {
        getUserMedia: async () => {
          if (error) throw error
          return picture.captureStream(5)
        },
      },
    })
    return () => {
      clearInterval(moving)
      Reflect.deleteProperty(globalThis, 'BarcodeDetector')
      Reflect.deleteProperty(navigator, 'mediaDevices')
      if (before) Object.defineProperty(navigator, 'mediaDevices', before)
    }
  }
const scan = async ({ canvas, userEvent }: Context) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Scan it with the camera' }))

export const Scanning: Story = {
  beforeEach: camera(null),
  play: async (context) => {
    await scan(context)
    await says(/^Hold the label inside the frame/)
  },
}
export const ScanningOnAPhone: Story = { ...Scanning, globals: phone }
export const Scanned: Story = {
  beforeEach: camera(activationBarcode),
  play: async (context) => {
    await scan(context)
    await waitFor(async () => expect(await field(context, first)).toHaveValue(activationBarcode))
    await expect(await field(context, again)).toHaveValue(activationBarcode)
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}
export const CameraRefused: Story = {
  beforeEach: camera(null, new DOMException('', 'NotAllowedError')),
  play: async (context) => {
    await scan(context)
    await says('Camera access is blocked')
    await expect(screen.getByRole('button', { name: 'Type it instead' })).toBeVisible()
  },
}
export const NoCamera: Story = {
  beforeEach: camera(null, new DOMException('', 'NotFoundError')),
  play: async (context) => {
    await scan(context)
    await says('We found no camera')
  },
}
