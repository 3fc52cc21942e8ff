import { logOut } from '../../data/auth.ts'
import { paths } from '../../paths.ts'
import { showFailure } from '../../parts/failure/show-failure.ts'

/** Logs out, and loads the home page from the server, so that nothing of the session stays in memory. */
export async function leave() {
  try {
    await logOut()
    location.assign(paths.home)
  } catch (error) {
    showFailure(error)
  }
}
