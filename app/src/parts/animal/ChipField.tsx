import { TextField } from '@shop/design-system'
import type { ComponentProps } from 'react'

/** A microchip's number. The keyboard has letters: an older chip's number has some. */
export const ChipField = (props: Pick<ComponentProps<typeof TextField>, 'name' | 'help'>) => (
  <TextField {...props} label="Microchip number" autoComplete="off" autoCapitalize="characters" spellCheck={false} />
)
