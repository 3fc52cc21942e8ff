import type { CollectionAgent, ListedAgent } from '@shop/contract/collection-agent'
import { Badge, chakra, Flag, Link } from '@shop/design-system'
import { Clock, Mail, MapPin, PawPrint, Phone } from 'lucide-react'
import { brand } from '../../../brand.ts'
import { agentCopy } from '../../../content/collection-agents.ts'
import { countryName } from '../../../content/country.ts'
import { distanceText } from '../../../content/map.ts'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(auto-fill, minmax(18rem, 1fr))',
    },
    gap: '4',
    listStyleType: 'none',
    '& > li': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '2',
      padding: '5',
      bg: 'card',
      border: 'hairline',
      borderRadius: 'card',
    },
    '& :is(h2, h3)': { textStyle: 'h4', overflowWrap: 'anywhere' },
    '& .agent-place, & .agent-ask': { display: 'flex', gap: '2.5', alignItems: 'flex-start', overflowWrap: 'anywhere' },
    '& .agent-place': { color: 'ink2', maxWidth: 'full' },
    '& .agent-place > div': { minWidth: '0' },
    '& .agent-place svg, & .agent-ask svg': { flexShrink: 0, marginBlockStart: '1', color: 'colorPalette.fg' },
    '& .agent-country': { display: 'flex', alignItems: 'center', gap: '2' },
    '& .agent-ask': { marginBlockStart: 'auto', paddingBlockStart: '2' },
  },
})

const mailTo = (agent: CollectionAgent) =>
  `mailto:${brand.email}?subject=${encodeURIComponent(agentCopy.askSubject(agent))}`

/** Outside of the shop, so that no map's own server learns who looks for an agent before they ask for one. */
const mapOf = ({ address, place, postalCode, state, country }: CollectionAgent) => {
  const where = [address, [postalCode, place].join(' '), state, countryName(country)].filter(Boolean).join(', ')
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(where)}`
}

/** Who they are, where and when, and how to reach them: by what they publish themselves, else through us. */
export const AgentCards = ({ agents, headingLevel = 2 }: { agents: ListedAgent[]; headingLevel?: 2 | 3 }) => (
  <List>
    {agents.map((agent) => (
      <li key={agent.id}>
        <Badge tone="audience" size="sm">
          {agentCopy.kinds[agent.kind]}
        </Badge>
        {headingLevel === 2 ? <h2>{agent.name}</h2> : <h3>{agent.name}</h3>}
        <div className="agent-place">
          <MapPin size={18} aria-hidden />
          <div>
            {agent.address && <p>{agent.address}</p>}
            <p>{[agent.place, [agent.state, agent.postalCode].filter(Boolean).join(' ')].join(', ')}</p>
            {agent.distance !== null && <p>{distanceText(agent.distance, agent.country)}</p>}
            <p className="agent-country">
              <Flag country={agent.country} /> {countryName(agent.country)}
            </p>
            <Link href={mapOf(agent)} aria-label={`${agentCopy.map}: ${agent.name}`}>
              {agentCopy.map}
            </Link>
          </div>
        </div>
        <div className="agent-place">
          <PawPrint size={18} aria-hidden />
          <p>{agentCopy.species[agent.species]}</p>
        </div>
        {agent.openingTimes && (
          <div className="agent-place">
            <Clock size={18} aria-hidden />
            <p>{agent.openingTimes}</p>
          </div>
        )}
        {agent.phone && (
          <div className="agent-place">
            <Phone size={18} aria-hidden />
            <Link href={`tel:${agent.phone.replace(/[^\d+]/g, '')}`}>{agent.phone}</Link>
          </div>
        )}
        <div className="agent-ask">
          <Mail size={18} aria-hidden />
          <Link href={mailTo(agent)} aria-label={`${agentCopy.ask}: ${agent.name}`}>
            {agentCopy.ask}
          </Link>
        </div>
      </li>
    ))}
  </List>
)
