import { linkTo } from '../../platform/mail/notice-copy.ts'

// Where notices of several nouns lead.
export const openAccount = linkTo('Open your account', '/my')
export const newPassword = linkTo('Choose a new password', '/forgot-password')
export const register = linkTo('Create your account', '/register')
