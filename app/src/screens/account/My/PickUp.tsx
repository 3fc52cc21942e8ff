import { chakra, stretchedLink } from '@shop/design-system'
import { ArrowRight } from 'lucide-react'
import type { UserTool } from '../../../content/user-tools.ts'
import { Spelled } from '../../../data/spelling.tsx'
import { toolIcons } from '../../../parts/tool/tool-icons.ts'

const Base = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '4', md: '6' },
    padding: { base: '5', md: '6' },
    bg: 'colorPalette.subtle',
    borderRadius: 'card',
    '& .pick-icon': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      boxSize: { base: '12', md: '14' },
      borderRadius: 'pill',
      bg: 'colorPalette.solid',
      color: 'colorPalette.contrast',
    },
    '& .pick-copy': { flex: '1', minWidth: '0' },
    '& .pick-eyebrow': { textStyle: 'eyebrow', color: 'colorPalette.emphasized', marginBlockEnd: '1' },
    '& .pick-name': { textStyle: 'h3', ...stretchedLink },
    '&:hover .pick-name': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    '& .pick-text': { color: 'ink2', marginBlockStart: '0.5' },
    '& .pick-arrow': { flexShrink: 0, color: 'colorPalette.emphasized' },
  },
})

/** The tool to continue with, before all others. */
export function PickUp({ tool: { name, label, text, href }, isLast }: { tool: UserTool; isLast: boolean }) {
  const Icon = toolIcons[name]
  return (
    <Base>
      <span className="pick-icon">
        <Icon size={26} aria-hidden />
      </span>
      <div className="pick-copy">
        <p className="pick-eyebrow">{isLast ? 'Pick up where you left off' : 'A good place to start'}</p>
        <a className="pick-name" href={href}>
          <Spelled>{label}</Spelled>
        </a>
        <p className="pick-text">
          <Spelled>{text}</Spelled>
        </p>
      </div>
      <ArrowRight className="pick-arrow" size={24} aria-hidden />
    </Base>
  )
}
