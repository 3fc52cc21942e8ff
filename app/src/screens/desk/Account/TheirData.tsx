import type { DeskAccount } from '@shop/contract/admin'
import { Button, Section } from '@shop/design-system'
import { useState } from 'react'
import { brandSlug } from '../../../brand.ts'
import { useAccountActions } from '../../../data/admin.ts'
import { ReasonDialog } from '../../../parts/desk/ReasonDialog.tsx'
import { saveFile } from '../../../parts/page/save-file.ts'
import { Lines } from './Account.recipe.ts'
import { EraseAccount } from './EraseAccount.tsx'

type TheirDataProps = { account: DeskAccount; loadPage: (path: string) => void }

/** What is stored of somebody, given to them or deleted at their request. */
export function TheirData({ account, loadPage }: TheirDataProps) {
  const { exportData } = useAccountActions(account)
  const [chosen, setChosen] = useState<'export' | 'erase' | null>(null)
  const close = () => setChosen(null)
  const download = async (reason: string) => {
    const data = await exportData(reason)
    const day = data.exportedAt.slice(0, 10)
    saveFile(`${brandSlug}-data-of-${account.id}-${day}.json`, JSON.stringify(data, null, 2), 'application/json')
  }
  return (
    <Section size="sm" title="Their data">
      <Lines>
        <li>
          <p>Everything we store about them, in one file, to hand over to them.</p>
          <Button variant="outline" size="sm" onClick={() => setChosen('export')}>
            Download their data
          </Button>
        </li>
        <li>
          <p>
            {account.roles.length > 0
              ? 'Take their roles first: an account of somebody at the desk is not deleted.'
              : 'Their account and what belongs to it, deleted for good.'}
          </p>
          {account.roles.length === 0 && (
            <Button variant="outline" size="sm" onClick={() => setChosen('erase')}>
              Delete the account
            </Button>
          )}
        </li>
      </Lines>
      {chosen === 'export' && (
        <ReasonDialog
          title={`Download the data of ${account.name}`}
          description="The file holds everything about them: hand it to nobody else."
          action="Download"
          done="The file is saved to your downloads."
          onReason={download}
          onClose={close}
        />
      )}
      {chosen === 'erase' && <EraseAccount account={account} loadPage={loadPage} onClose={close} />}
    </Section>
  )
}
