import { toastTexts } from '@shop/contract/failure'
import { toaster } from '@shop/design-system'
import { logOut } from '../../data/auth.ts'
import { paths } from '../../paths.ts'

/** Logs out, and loads the home page anew, so that nothing of the session stays in memory. */
export async function leave() {
  try {
    await logOut()
    location.assign(paths.home)
  } catch (error) {
    toastTexts(error).forEach((text) => toaster.error(text))
  }
}
