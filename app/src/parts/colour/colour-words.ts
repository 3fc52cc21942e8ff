/** What a colour tool calls its animals, by the name of their species in its address. */
export const colourWords = {
  cat: { one: 'Your cat', dam: 'The queen', sire: 'The tom', young: 'kitten', youngs: 'kittens' },
  dog: { one: 'Your dog', dam: 'The dam', sire: 'The sire', young: 'puppy', youngs: 'puppies' },
} as const
export type ColourWords = (typeof colourWords)[keyof typeof colourWords]
