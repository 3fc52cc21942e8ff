import type { StoryContext } from '@storybook/react-vite'
import { isChosen } from '../vitest/choose.ts'

type Play = (context: StoryContext) => unknown

/** The test that runs the story; in the workshop there is none. */
export const currentTest: { skip?: () => void } = {}

/** A play that is handed nothing to press with looks at what was rendered. */
const onlyLooks = (play: Play) => {
  const text = play.toString()
  return /^(async )?\((\{[^}]*\})?\) =>/.test(text) && !text.includes('userEvent')
}
/** Of those a short run takes one in so many. */
const looksPerLook = 4

const titles = new Set<string>()
const plays = new WeakSet()

/**
 * In a short run (vitest/tier.ts) a file shows its first story, each play that presses something runs once, and of plays
 * that look some. What shows one more state, width or audience, and a play that ran already, wait for the whole run.
 */
export function leaveOutRepeats({ id, title, globals, playFunction }: StoryContext & { playFunction?: Play }) {
  if (!globals.isShort) return {}
  const isFirst = !titles.has(title)
  const isNewPlay =
    playFunction !== undefined &&
    !plays.has(playFunction) &&
    (!onlyLooks(playFunction) || isChosen(globals.seed, id, looksPerLook))
  titles.add(title)
  if (playFunction) plays.add(playFunction)
  if (!isFirst && !isNewPlay) currentTest.skip?.()
  return { isFirst }
}

/** What stands over the page: axe sees it in no other story. */
const overlays = 'dialog[open], [popover]:popover-open, [role=dialog], [role=listbox], [role=menu], details[open]'

/** In a short run axe, three parts in ten of a story's time, looks at a file's first story and at what ends open. */
export const isForAxe = ({ globals, loaded }: StoryContext) =>
  !globals.isShort || loaded.isFirst === true || document.querySelector(overlays) !== null
