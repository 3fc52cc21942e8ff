import { codes, Failure } from '@shop/contract/failure'
import { chakra, Dialog, Link } from '@shop/design-system'
import { useState } from 'react'
import { deleteMe } from '../../../data/user.ts'
import { paths } from '../../../paths.ts'
import { PasswordForm } from './PasswordForm.tsx'
import type { SectionProps } from './section-props.ts'

const List = chakra('ul', {
  base: { paddingInlineStart: '5', marginBlockEnd: '5', listStyle: 'disc', '& > li + li': { marginBlockStart: '2' } },
})

type DeleteAccountProps = SectionProps & { onClose: () => void }

/** What goes and what stays, then the password. Afterwards the home page is loaded from the server, with a goodbye. */
export function DeleteAccount({ me, loadPage, onClose }: DeleteAccountProps) {
  const [isOwing, setIsOwing] = useState(false)
  const [isGone, setIsGone] = useState(false)
  const farewell = `Goodbye, ${me.firstName}. Your account is deleted, and you are welcome back any time.`
  const deleteAccount = async (password: string) => {
    try {
      await deleteMe(password, farewell)
    } catch (failure) {
      setIsOwing(failure instanceof Failure && failure.code === codes.pendingPayment)
      throw failure
    }
    setIsGone(true)
    loadPage(paths.home)
  }
  return (
    <Dialog isOpen onClose={onClose} title="Delete your account?" description="This cannot be undone.">
      <List>
        <li>Your profile, your addresses, your loyalty points and your cart are deleted at once.</li>
        <li>You are taken off the newsletter and signed out everywhere.</li>
        <li>We keep records of what was ordered and paid, as the law requires, without your name and address.</li>
        <li>A last email to {me.email} confirms it.</li>
      </List>
      {isOwing && (
        <chakra.p marginBlockEnd="5">
          <Link href={paths.pendingOrders}>See the orders that wait for payment</Link>
        </chakra.p>
      )}
      <PasswordForm action="Delete my account" onPassword={deleteAccount} onCancel={onClose} isLeaving={isGone} />
    </Dialog>
  )
}
