import type { AgentKitState } from '@shop/contract/collection-agent'

/** Where an agent's swab kit is, as the desk reads it. */
export const kitStates: Record<AgentKitState, string> = {
  ordered: 'on their way',
  carried: 'with them',
  collected: 'taken',
  taken_up: 'taken up by an owner',
  at_laboratory: 'with the laboratory',
  reported: 'reported',
  returned: 'came back',
}
