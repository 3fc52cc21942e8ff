import { hasStates, readCountries, readStates } from '../../../data/country.ts'
import type { Reads } from '../../../data/reads.ts'
import { readQuestion } from '../../../data/security-question.ts'
import { paths } from '../../../paths.ts'

const withCountries: readonly string[] = [paths.showSponsorship, paths.becomeAgent]

export const reads: Reads = ({ path, settings: { country } }) => [
  readQuestion,
  ...(withCountries.includes(path) ? [readCountries] : []),
  ...(path === paths.becomeAgent && hasStates(country) ? [readStates(country)] : []),
]
