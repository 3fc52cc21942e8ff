/** What a colour tool calls its animals, by the name of their species in its address. */
export const colourWords = {
  cat: {
    one: 'Your cat',
    dam: 'The queen',
    sire: 'The tom',
    young: 'kitten',
    youngs: 'kittens',
    own: 'cat',
    speciesId: 2,
  },
  dog: {
    one: 'Your dog',
    dam: 'The dam',
    sire: 'The sire',
    young: 'puppy',
    youngs: 'puppies',
    own: 'dog',
    speciesId: 1,
  },
} as const
export type ColourWords = (typeof colourWords)[keyof typeof colourWords]
