/** What a genetic result can be, as it is drawn in this folder and in ResultDots. */
export type ResultStatusName = 'affected' | 'at_risk' | 'conflicting' | 'carrier' | 'no_result' | 'clear'

const line = { fill: 'var(--mark-ground)', stroke: 'currentColor', strokeWidth: 1.75 }

type ResultMarkProps = {
  /** What the result is; shape and colour follow. */
  status: ResultStatusName
}

/**
 * A verdict as breeders draw it in pedigrees, distinct without colour: full, half full for one copy of two, open when
 * clear, broken when unread, crossed when two readings contradict each other. 16 by 16, in the text's colour; its
 * ground is `--mark-ground`.
 */
export function ResultMark({ status }: ResultMarkProps) {
  switch (status) {
    case 'affected':
      return <circle cx="8" cy="8" r="7" fill="currentColor" />
    case 'at_risk':
      return (
        <>
          <circle cx="8" cy="8" r="6.1" {...line} />
          <circle cx="8" cy="8" r="3" fill="currentColor" />
        </>
      )
    case 'conflicting':
      return (
        <>
          <circle cx="8" cy="8" r="6.1" {...line} />
          <path d="M5.4 5.4l5.2 5.2M10.6 5.4l-5.2 5.2" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </>
      )
    case 'carrier':
      return (
        <>
          <circle cx="8" cy="8" r="6.1" {...line} />
          <path d="M8 1.9a6.1 6.1 0 0 1 0 12.2z" fill="currentColor" />
        </>
      )
    case 'no_result':
      return <circle cx="8" cy="8" r="6.1" {...line} strokeDasharray="2.6 2.2" />
    case 'clear':
      return <circle cx="8" cy="8" r="6.1" {...line} />
  }
}
