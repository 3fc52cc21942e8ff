import type { StoryContext } from '@storybook/react-vite'

const titles = new Set<string>()

/** Notes whether a story is its file's first. */
export function noteFirst({ title }: StoryContext) {
  const isFirst = !titles.has(title)
  titles.add(title)
  return { isFirst }
}

/** What opens above the page: axe sees it in no other story. */
const overlays = 'dialog[open], [popover]:popover-open, [role=dialog], [role=listbox], [role=menu], details[open]'

/**
 * In a short run (vitest/tier.ts) axe, three parts in ten of a story's time, looks at a file's first story and at what
 * ends open.
 */
export const isForAxe = ({ globals, loaded }: StoryContext) =>
  !globals.isShort || loaded.isFirst === true || document.querySelector(overlays) !== null
