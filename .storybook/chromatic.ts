import isChromatic from 'chromatic/isChromatic'
import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { chooseStories, isLetter, isScreen, type Story, storiesIn } from '../visual/choose.ts'
import { sizes } from './workshop/sizes.ts'

/** What Chromatic sets for a picture: the size, and values of the toolbar. */
type Mode = { viewport: { width: number; height: number }; frame: 'alone'; viewer?: string; scheme?: string }

// Without the frame, a change of the frame is a picture of the frame's own stories and not of each screen.
const alone = { frame: 'alone' } as const
const desktop = { ...alone, viewport: sizes.desktop }

/** The colours that a component is seen in besides the first ones. */
const colours = {
  owner: { ...desktop, viewer: 'owner' },
  vet: { ...desktop, viewer: 'vet' },
  dark: { ...desktop, scheme: 'dark' },
}

/** Each size and each scheme is seen once: a third picture would show nothing that its components' own do not. */
const screenModes = { desktop, 'phone, dark': { ...alone, viewport: sizes.phone, scheme: 'dark' } }

/**
 * How Chromatic pictures each story that it pictures, by the story's id. It takes what `npm run visual` takes, but of a
 * screen its first story alone: on a desk, and dark on a phone. A component's first story is seen in all colours.
 */
export function modesOf(stories: Story[]): Map<string, Record<string, Mode>> {
  const choices = Map.groupBy(chooseStories(stories, false), ({ story }) => story.title)
  const modes = [...choices.values()].flatMap((its) =>
    its.map((choice, index): [string, Record<string, Mode>] | null => {
      const { story } = choice
      if (isLetter(story)) return [story.id, { desktop }]
      if (!isScreen(story)) return [story.id, index === 0 ? { desktop, ...colours } : { desktop }]
      return index === 0 ? [story.id, screenModes] : null
    }),
  )
  return new Map(modes.filter((one) => one !== null))
}

const modes = isChromatic() ? modesOf(storiesIn(await (await fetch('index.json')).json())) : null

/** Storybook lets an enhancer see each story once its parameters are known, and has none for parameters alone. */
export const setChromatic: ArgTypesEnhancer = ({ id, parameters, argTypes }) => {
  if (modes) parameters.chromatic = modes.has(id) ? { modes: modes.get(id) } : { disableSnapshot: true }
  return argTypes
}
