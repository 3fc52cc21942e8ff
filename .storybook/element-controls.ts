import type { ArgTypes } from '@storybook/react-vite'

type Context = { argTypes: ArgTypes; initialArgs: Record<string, unknown> }

/** A ReactNode is text to type where the story has text; an element is nothing to edit as JSON. */
export const elementsWithoutControl = ({ argTypes, initialArgs }: Context): ArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, row]) => [
      name,
      row.table?.type?.summary === 'ReactNode'
        ? { ...row, control: typeof initialArgs[name] === 'string' ? { type: 'text' } : { disable: true } }
        : row,
    ]),
  )
