import { Button, toaster } from '@shop/design-system'
import { useState } from 'react'
import { brandSlug } from '../../../brand.ts'
import { exportMe } from '../../../data/user.ts'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Row, Rows } from './MyProfile.recipe.ts'
import { saveFile } from '../../../parts/page/save-file.ts'
import type { SectionProps } from './section-props.ts'
import { useAction } from '../../../parts/form/use-action.ts'

/** Everything that we store, to take along; and the end of the account. */
export function YourData({ me, loadPage }: SectionProps) {
  const { busy, run } = useAction()
  const [isDeleting, setIsDeleting] = useState(false)
  const download = () =>
    run(async () => {
      const data = await exportMe()
      const day = data.exportedAt.slice(0, 10)
      saveFile(`${brandSlug}-my-data-${day}.json`, JSON.stringify(data, null, 2), 'application/json')
      toaster.success('Your data is saved to your downloads.')
    })
  return (
    <>
      <Rows>
        <li>
          <Row>
            <p>Everything we store about you, in one file.</p>
            <Button variant="outline" isBusy={Boolean(busy)} onClick={() => void download()}>
              Download my data
            </Button>
          </Row>
        </li>
        <li>
          <Row>
            <p>Your account and what belongs to it, deleted for good.</p>
            <Button variant="outline" onClick={() => setIsDeleting(true)}>
              Delete my account
            </Button>
          </Row>
        </li>
      </Rows>
      {isDeleting && <DeleteAccount me={me} loadPage={loadPage} onClose={() => setIsDeleting(false)} />}
    </>
  )
}
