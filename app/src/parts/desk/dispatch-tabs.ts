import { paths } from '../../paths.ts'

/** The pages of the room Dispatch. */
export const dispatchTabs = [
  { name: 'To pack', path: paths.deskDispatch },
  { name: 'Sent', path: paths.deskParcels },
]
