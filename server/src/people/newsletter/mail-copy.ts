import { withdrawTokenOf } from './withdraw-token.ts'
import { register } from '../visitor/notice-links.ts'
import { notices, type NoticeContext } from '../../platform/mail/notice-copy.ts'

/** Takes its reader off the list. */
const unsubscribe = ({ publicUrl, to, secrets }: NoticeContext) => ({
  label: 'No more newsletters',
  href: `${publicUrl}/newsletter/unsubscribe?token=${withdrawTokenOf(secrets, to)}`,
})

export const newsletterNotices = notices({
  'newsletter-welcome': (context) => ({
    subject: 'Ten dollars in points for you',
    parts: [
      'Welcome to our newsletter. Ten dollars in loyalty points are waiting for this email address: they are in your account as soon as you have one.',
      register(context),
      'If you did not sign up, or no longer want our emails, you can unsubscribe with one click:',
      unsubscribe(context),
    ],
  }),
})
