import { type Activation, activationCalls } from '@shop/contract/activation'
import { Toaster } from '@shop/design-system'
import { mock } from '@shop/mocks/mock'
import type { StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, screen, waitFor } from 'storybook/test'
import { type FlowStep, flowSteps, pathOfStep } from '../../../data/activation-flow.ts'
import type { SignedIn } from '../../../data/settings.tsx'
import { Activate } from './Activate.screen.tsx'

/** Where the flow has led to, since no page changes here. */
function Address() {
  const { pathname, search } = useLocation()
  return <output hidden>{`${pathname}${search}`}</output>
}
export const isAt = (path: string) =>
  waitFor(() => expect(document.querySelector('output')).toHaveTextContent(new RegExp(`^${path}$`)))

/** It appears in the page, or in a message beside it, once it has come in. */
export const says = (text: string | RegExp) => waitFor(() => expect(screen.getAllByText(text).at(-1)).toBeVisible())

/** The screen, with its messages and its address beside it. */
export const renderActivate = () => (
  <>
    <Activate />
    <Toaster />
    <Address />
  </>
)

/** An address of the flow, opened by this user or a guest. */
export const opened = (step: FlowStep, user?: SignedIn) => ({
  path: pathOfStep(step),
  ...(user && { settings: { user, userType: user.type } }),
})

type Context = Parameters<NonNullable<StoryObj<typeof Activate>['play']>>[0]

/** This browser has begun an activation, and has reached a step; without one, the last. */
export const begun =
  (record: Activation, reached = flowSteps.length) =>
  ({ msw }: Context) => {
    localStorage.setItem('activation', JSON.stringify({ id: record.id, reached }))
    msw.use(mock(activationCalls.getActivation, record))
  }

export const phone = { viewport: { value: 'phone' } }
