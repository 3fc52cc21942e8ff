const names: Record<number, string> = { 1: 'Canine', 2: 'Feline' }

/** A species as the wire names it. */
export const toSpecies = (id: number) => ({ id, name: names[id] ?? '' })
