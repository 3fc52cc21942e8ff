/** Stands where a person did who had their account deleted. */
export const erased = 'deleted'
