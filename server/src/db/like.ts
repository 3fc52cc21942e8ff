const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** LIKE patterns in which a visitor's own `%` and `_` mean themselves. */
export const containing = (text: string) => `%${literal(text)}%`
export const startingWith = (text: string) => `${literal(text)}%`
