/** In place of a person who had their account deleted. */
export const erased = 'deleted'
