import { Toaster } from '@shop/design-system'
import type { StoryObj } from '@storybook/react-vite'
import { userEvent, waitFor, within } from 'storybook/test'
import type { Step, Visitor } from '../../e2e/steps/visitor.ts'
import { Site } from '../App.tsx'

/** The whole site, from the address of the story on. */
export const Journey = () => (
  <>
    <Site />
    <Toaster />
  </>
)

/** The first of these that can be seen; in an open dialog, where there is one: the page behind it cannot be pressed. */
const shown = (what: string, find: (inside: ReturnType<typeof within>) => HTMLElement[]) =>
  waitFor(() => {
    const dialog = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1)
    const found = find(within(dialog ?? document.body)).find((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    )
    if (!found) throw new Error(`There is no ${what}`)
    return found
  })

/** A text is found as Playwright finds it: as a part, in capitals or not. */
const like = (wanted: string | RegExp) => (text: string) =>
  wanted instanceof RegExp ? wanted.test(text) : text.toLowerCase().includes(wanted.toLowerCase())

/** A visitor in a story, on mocks. */
const onStory: Visitor = {
  arrives: async (name) => {
    await shown(`heading ${name}`, (inside) => inside.queryAllByRole('heading', { name: like(name) }))
    // The presses of a story may scroll once more after the page has begun at its top.
    scrollTo(0, 0)
  },
  press: async (role, name) => {
    await userEvent.click(await shown(`${role} ${name}`, (inside) => inside.queryAllByRole(role, { name: like(name) })))
  },
  fill: async (label, text) => {
    const field = await shown(`field ${label}`, (inside) =>
      inside.queryAllByLabelText(like(label), { selector: 'input, textarea' }),
    )
    await userEvent.clear(field)
    await userEvent.type(field, text)
  },
  choose: async (label, value) => {
    const select = await shown(`choice ${label}`, (inside) =>
      inside.queryAllByLabelText(like(label), { selector: 'select' }),
    )
    await userEvent.selectOptions(select, value)
  },
  sees: async (text) => {
    await shown(`text ${text}`, (inside) => inside.queryAllByText(like(text)))
  },
}

/** Walks a journey, each part a step of the Interactions panel. */
export const walks = (steps: Step[]): Pick<StoryObj, 'play'> => ({
  play: async ({ step }) => {
    for (const { name, walk } of steps) await step(name, () => walk(onStory))
  },
})

/**
 * Stops after this many steps, for whoever looks. Its story has the tag `!test`: the tests walk the whole way, which
 * passes here.
 */
export const stopsAfter = (count: number, steps: Step[]) => walks(steps.slice(0, count))
