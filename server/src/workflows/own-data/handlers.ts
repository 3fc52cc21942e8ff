import { messages } from '@shop/contract/messages'
import type { userCalls } from '@shop/contract/user'
import { sendNotice } from '../../platform/mail/notice.ts'
import type { Services } from '../../platform/services.ts'
import { passwordCheck } from '../../people/user/password-check.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { sessionCookie } from '../../people/visitor/visitor.ts'
import { collect } from './collect.ts'
import { erase } from './erase.ts'
import { ownDataNotices } from './mail-copy.ts'

export function ownDataHandlers(services: Services): Pick<Handlers<typeof userCalls>, 'exportUser' | 'deleteUser'> {
  const { db } = services
  const checkPassword = passwordCheck(services)
  return {
    exportUser: ({ user }) => collect(services, user),

    deleteUser: async ({ body, user, cookies }) => {
      await checkPassword(user, body.password, 'password', messages.operationFailed)
      await db.transaction(async (tx) => {
        await erase(tx, services, user)
        await sendNotice(services, ownDataNotices['account-deleted'], user.email, tx)
      })
      cookies.remove(sessionCookie)
      return { message: 'Your account is deleted.' }
    },
  }
}
