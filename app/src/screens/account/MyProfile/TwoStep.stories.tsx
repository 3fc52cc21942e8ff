import { twoFactorCalls } from '@shop/contract/two-factor'
import { recoveryCodes, twoFactor } from '@shop/mocks/fixtures/two-factor'
import { admin, breeder, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { inItsCard } from './section-story.tsx'
import { TwoStep } from './TwoStep.tsx'

const meta = {
  component: TwoStep,
  title: 'Screens/Account/MyProfile/TwoStep',
  parameters: { path: '/my/my-profile', settings: { user: signedIn(breeder()) } },
  args: { loadPage: fn() },
  decorators: [inItsCard('two-step')],
} satisfies Meta<typeof TwoStep>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const clipboard = fn()
const phone = { viewport: { value: 'phone' } }
const isOn = (recoveryCodesLeft = 8) => mock(twoFactorCalls.getTwoFactor, twoFactor({ isOn: true, recoveryCodesLeft }))

const open =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }))
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
  }
const givePassword: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(/^Your password/), 'swab-a-cheek{Enter}')
}
const toTheApp: Play = async (context) => {
  await open('Set it up')(context)
  await givePassword(context)
  await context.canvas.findByRole('img', { name: /QR code/ })
}
const toTheCodes: Play = async (context) => {
  await toTheApp(context)
  await context.userEvent.type(context.canvas.getByLabelText(/^The code/), '123 456{Enter}')
  await context.canvas.findByText('f3kd-9wqx')
}

export const Off: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Set it up' })).toBeVisible(),
}
export const On: Story = {
  beforeEach: ({ msw }) => msw.use(isOn()),
  play: async ({ canvas }) => expect(await canvas.findByText('8 recovery codes are left.')).toBeVisible(),
}
const needed = { settings: { user: { ...signedIn(admin()), needsTwoStep: true } } }
export const NeededByAnAdmin: Story = {
  parameters: needed,
  play: async ({ canvas }) => expect(await canvas.findByText('Please set this up first')).toBeVisible(),
}
export const NeededAndOn: Story = {
  parameters: needed,
  beforeEach: ({ msw }) => msw.use(isOn()),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to your account' }))
    await expect(args.loadPage).toHaveBeenCalledWith('/my')
  },
}
export const NeededByAnAdminOnAPhone: Story = { ...NeededByAnAdmin, globals: phone }
export const OnAPhone: Story = { ...On, globals: phone }
export const FewCodesLeft: Story = {
  beforeEach: ({ msw }) => msw.use(isOn(1)),
  play: async ({ canvas }) => expect(await canvas.findByText(/One recovery code is left/)).toBeVisible(),
}
export const NoCodesLeft: Story = { beforeEach: ({ msw }) => msw.use(isOn(0)) }

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(twoFactorCalls.getTwoFactor)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(twoFactorCalls.getTwoFactor, 500)),
  play: async ({ canvas }) => expect(await canvas.findByText('Error fetching data')).toBeVisible(),
}

export const AskingForThePassword: Story = { play: open('Set it up') }

const notYours = 'This is not your password.'
export const WrongPassword: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(twoFactorCalls.startTwoFactor, 428, { message: 'operation failed', errors: { password: notYours } }),
    ),
  play: async (context) => {
    await open('Set it up')(context)
    await givePassword(context)
    await waitFor(() => expect(context.canvas.getByLabelText(/^Your password/)).toHaveAccessibleDescription(notYours))
  },
}

export const App: Story = {
  beforeEach: () => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void clipboard(text))
    return () => copied.mockRestore()
  },
  play: async (context) => {
    await toTheApp(context)
    const { canvas, userEvent } = context
    await expect(canvas.getByText(/^Scan this picture/)).toHaveFocus()
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the key' }))
    await canvas.findByText('Copied')
    await expect(clipboard).toHaveBeenLastCalledWith('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
  },
}
export const AppOnAPhone: Story = { play: toTheApp, globals: phone }

export const NotSixDigits: Story = {
  play: async (context) => {
    await toTheApp(context)
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByLabelText(/^The code/), '12345{Enter}')
    await waitFor(() =>
      expect(canvas.getByLabelText(/^The code/)).toHaveAccessibleDescription(/The code has six digits/),
    )
  },
}

const wrongCode = 'This code is not right. Codes change every half minute.'
export const WrongCode: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(twoFactorCalls.confirmTwoFactor, 428, { message: 'operation failed', errors: { code: wrongCode } }),
    ),
  play: async (context) => {
    await toTheApp(context)
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByLabelText(/^The code/), '123456{Enter}')
    await waitFor(() => expect(canvas.getByLabelText(/^The code/)).toHaveAccessibleDescription(new RegExp(wrongCode)))
    await expect(canvas.getByLabelText(/^The code/)).toHaveValue('123456')
  },
}

export const RecoveryCodes: Story = {
  play: async (context) => {
    await toTheCodes(context)
    const { canvas, userEvent } = context
    await waitFor(() => expect(canvas.getByText(/^If your phone is lost/)).toHaveFocus())
    await expect(
      canvas.getAllByRole('listitem').filter(({ textContent }) => /^\w{4}-\w{4}$/.test(textContent)),
    ).toHaveLength(10)
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: /I have saved/ })).toHaveAccessibleDescription(
        'Tick this once you have saved them',
      ),
    )
    await expect(canvas.getByRole('alertdialog')).toBeVisible()
  },
}
export const RecoveryCodesOnAPhone: Story = { play: toTheCodes, globals: phone }

export const SwitchedOn: Story = {
  play: async (context) => {
    await toTheCodes(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('checkbox', { name: /I have saved/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await canvas.findByText('Two-step login is on. Every other browser is signed out.')
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    await expect(canvas.getByText('10 recovery codes are left.')).toBeVisible()
    await waitFor(() => expect(canvas.getByText('Two-step login')).toHaveFocus())
  },
}

export const RenewQuestion: Story = { beforeEach: ({ msw }) => msw.use(isOn()), play: open('New recovery codes') }
export const Renewed: Story = {
  beforeEach: ({ msw }) => msw.use(isOn(1), mock(twoFactorCalls.renewRecoveryCodes, recoveryCodes())),
  play: async (context) => {
    await open('New recovery codes')(context)
    await givePassword(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('checkbox', { name: /I have saved/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    await canvas.findByText('Your new recovery codes are active.')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New recovery codes' })).toHaveFocus())
  },
}

export const SwitchOffQuestion: Story = { beforeEach: ({ msw }) => msw.use(isOn()), play: open('Switch it off') }
export const SwitchedOff: Story = {
  beforeEach: ({ msw }) => msw.use(isOn()),
  play: async (context) => {
    await open('Switch it off')(context)
    await givePassword(context)
    await context.canvas.findByText('Two-step login is off.')
    await expect(await context.canvas.findByRole('button', { name: 'Set it up' })).toBeVisible()
  },
}
export const SwitchOffFailed: Story = {
  beforeEach: ({ msw }) => msw.use(isOn(), mockFailure(twoFactorCalls.removeTwoFactor, 500)),
  play: async (context) => {
    await open('Switch it off')(context)
    await givePassword(context)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent('operation failed'))
  },
}
