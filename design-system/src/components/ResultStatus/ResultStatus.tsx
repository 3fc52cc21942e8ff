import { chakra } from '@chakra-ui/react'
import { Badge, type BadgeProps } from '../Badge/Badge.tsx'
import { ResultMark, type ResultStatusName } from './ResultMark.tsx'

const tones: Record<ResultStatusName, NonNullable<BadgeProps['tone']>> = {
  affected: 'affected',
  at_risk: 'affected',
  conflicting: 'none',
  carrier: 'carrier',
  no_result: 'none',
  clear: 'clear',
}

const Mark = chakra('svg', { base: { '--mark-ground': 'transparent' } })

export type ResultStatusProps = Pick<BadgeProps, 'size'> & {
  /** What the result is; its colour and its sign follow. */
  status: ResultStatusName
  /** "Carrier", "Clear by parentage". */
  label: string
}

/** A genetic result's verdict: label, sign and colour agree. */
export function ResultStatus({ status, label, size }: ResultStatusProps) {
  return (
    <Badge
      tone={tones[status]}
      size={size}
      icon={
        <Mark viewBox="0 0 16 16" aria-hidden>
          <ResultMark status={status} />
        </Mark>
      }
    >
      {label}
    </Badge>
  )
}
