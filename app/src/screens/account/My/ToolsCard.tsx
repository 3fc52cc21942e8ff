import { Card, chakra, stretchedLink } from '@shop/design-system'
import { mostUsed, toolsOf } from '../../../content/user-tools.ts'
import { Spelled, useSpelling } from '../../../data/spelling.tsx'
import { useToolUses } from '../../../data/user-tool.ts'
import { useAudience } from '../../../layouts/audience.ts'
import { toolIcons } from '../../../parts/tool/tool-icons.ts'
import { CardHead } from './CardHead.tsx'

const Base = chakra('div', {
  base: {
    '& ul': { listStyleType: 'none' },
    '& .tools-most': {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      gap: '3',
      marginBlock: '3',
      '& li': {
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: '2',
        minHeight: '3.25rem',
        paddingInline: '3',
        paddingBlock: '2',
        borderRadius: 'control',
        bg: 'colorPalette.subtle',
        lineHeight: 'snug',
        '& svg': { flexShrink: 0, color: 'colorPalette.emphasized' },
      },
      '& a': { fontWeight: 'semibold', minWidth: '0', ...stretchedLink },
      '& li:hover a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
    '& .tools-all': {
      columnCount: { base: 2, md: 3, xl: 4 },
      columnGap: '4',
      fontSize: 'sm',
      marginBlockEnd: '-1',
      '& li': { breakInside: 'avoid' },
      '& a': { display: 'block', paddingBlock: '1.5', lineHeight: 'snug', _hover: { textDecoration: 'underline' } },
    },
  },
})

/** The user's tools: the four that are opened most in this browser, then all others by name. */
export function ToolsCard() {
  const audience = useAudience()
  const spell = useSpelling()
  const tools = toolsOf(audience)
  const most = mostUsed(tools, useToolUses(), audience)
  const others = tools
    .filter((tool) => !most.includes(tool))
    .toSorted((a, b) => spell(a.label).localeCompare(spell(b.label), 'en'))
  return (
    <Card as="section" aria-labelledby="tools">
      <CardHead id="tools" title="Your tools" />
      <Base>
        <ul className="tools-most">
          {most.map(({ name, label, href }) => {
            const Icon = toolIcons[name]
            return (
              <li key={name}>
                <Icon size={20} aria-hidden />
                <a href={href}>
                  <Spelled>{label}</Spelled>
                </a>
              </li>
            )
          })}
        </ul>
        <ul className="tools-all">
          {others.map(({ name, label, href }) => (
            <li key={name}>
              <a href={href}>
                <Spelled>{label}</Spelled>
              </a>
            </li>
          ))}
        </ul>
      </Base>
    </Card>
  )
}
