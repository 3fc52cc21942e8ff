/** The largest litters on record have 24 puppies, and 19 kittens. */
export const maxLitterSize = 24
