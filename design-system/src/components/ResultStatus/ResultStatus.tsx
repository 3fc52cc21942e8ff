import { chakra } from '@chakra-ui/react'
import { Badge, type BadgeProps } from '../Badge/Badge.tsx'
import { ResultMark, type ResultStatusName } from './ResultMark.tsx'

const looks: Record<ResultStatusName, { word: string; tone: NonNullable<BadgeProps['tone']> }> = {
  affected: { word: 'Affected', tone: 'affected' },
  at_risk: { word: 'At risk', tone: 'affected' },
  carrier: { word: 'Carrier', tone: 'carrier' },
  no_result: { word: 'No result', tone: 'none' },
  clear: { word: 'Clear', tone: 'clear' },
}

const Mark = chakra('svg', { base: { '--mark-ground': 'transparent' } })

export type ResultStatusProps = Pick<BadgeProps, 'size'> & {
  status: ResultStatusName
  /** In place of the status's own word, e.g. "Clear by parentage". */
  word?: string
}

/** A genetic result's verdict: word, sign and colour say the same. */
export function ResultStatus({ status, word, size }: ResultStatusProps) {
  const look = looks[status]
  return (
    <Badge
      tone={look.tone}
      size={size}
      icon={
        <Mark viewBox="0 0 16 16" aria-hidden>
          <ResultMark status={status} />
        </Mark>
      }
    >
      {word ?? look.word}
    </Badge>
  )
}
