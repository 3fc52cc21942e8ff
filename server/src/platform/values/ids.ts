/** An id in an address, checked before the database is queried: anything else is missing. */
export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** A product's or a breed's number. */
export const isNumberId = (text: string) => /^\d{1,9}$/.test(text)
