import type { StoryContext } from '@storybook/react-vite'

/** The test that runs the story; in the workshop there is none. */
export const currentTest: { skip?: () => void } = {}

const files = new Set<unknown>()
const plays = new WeakSet()

/**
 * In a short run (vitest/tier.ts) a file shows its first story, and each play runs once. What shows one more state,
 * width or audience, and a play that another story has run, wait for the whole run.
 */
export function leaveOutRepeats({ globals, parameters, playFunction }: StoryContext & { playFunction?: object }) {
  if (!globals.isShort) return {}
  const isFirst = !files.has(parameters.fileName)
  const isNewPlay = playFunction !== undefined && !plays.has(playFunction)
  files.add(parameters.fileName)
  if (playFunction) plays.add(playFunction)
  if (!isFirst && !isNewPlay) currentTest.skip?.()
  return { isFirst }
}

/** What stands over the page: axe sees it in no other story. */
const overlays = 'dialog[open], [popover]:popover-open, [role=dialog], [role=listbox], [role=menu], details[open]'

/** In a short run axe, three parts in ten of a story's time, looks at a file's first story and at what ends open. */
export const isForAxe = ({ globals, loaded }: StoryContext) =>
  !globals.isShort || loaded.isFirst === true || document.querySelector(overlays) !== null
