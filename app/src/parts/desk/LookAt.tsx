import { Callout } from '@shop/design-system'

type LookAtProps = { words: readonly string[] }

/** Words of a file with letters that were guessed. */
export function LookAt({ words }: LookAtProps) {
  return (
    words.length > 0 && (
      <Callout tone="caution" title="Look at these words">
        The file is not UTF-8, so some of its letters were guessed. Are these right? {words.join(', ')}
      </Callout>
    )
  )
}
