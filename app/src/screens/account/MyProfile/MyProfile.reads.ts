import { readAddresses } from '../../../data/address.ts'
import type { Reads } from '../../../data/reads.ts'
import { readSessions } from '../../../data/session.ts'
import { readTwoFactor } from '../../../data/two-factor.ts'
import { readMe } from '../../../data/user.ts'

export const reads: Reads = ({ settings }) => [
  readMe(),
  readAddresses(),
  ...(settings.user?.viewedBy ? [] : [readTwoFactor(), readSessions()]),
]
