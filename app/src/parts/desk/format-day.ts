import { formatDate } from '@shop/contract/dates'

/** A day without a time, "2026-11-22", as the country writes it. */
export const formatDay = (day: string, country: string) => formatDate(`${day}T12:00:00Z`, country)
