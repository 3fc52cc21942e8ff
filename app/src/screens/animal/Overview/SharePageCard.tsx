import type { AnimalProfile } from '@shop/contract/animal'
import { Button, lazyPart, Link } from '@shop/design-system'
import { useState } from 'react'
import { useOwnSharePage } from '../../../data/share-page.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { CopyButton } from '../../../parts/page/CopyButton.tsx'
import { paths } from '../../../paths.ts'
import { GlanceCard } from './GlanceCard.tsx'
import { Ends } from './SharePageEnds.ts'

const [SharePageForm, loadSharePageForm] = lazyPart(() =>
  import('./SharePageForm.tsx').then((part) => part.SharePageForm),
)

/** An animal's page for everybody: whether there is one, where, and what it shows. */
export function SharePageCard({ profile }: { profile: AnimalProfile }) {
  const { data, error, isValidating, mutate } = useOwnSharePage(profile.id)
  const [isOpen, setOpen] = useState(false)
  const { petName } = profile
  const token = data?.page?.token
  return (
    <GlanceCard title="A public page">
      {error && !data && <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />}
      {data && (
        <>
          <p className="glance-quiet">
            {token
              ? `Anyone with the link sees what you choose to show of ${petName}. Search engines do not list it.`
              : `Show ${petName} to puppy buyers or friends: a photo, the breed and the results you choose, at a link nobody can guess.`}
          </p>
          <Ends>
            {token && (
              <>
                <Link href={paths.sharePage(token)} isExternal>
                  View it
                </Link>
                <CopyButton text={() => location.origin + paths.sharePage(token)}>Copy its link</CopyButton>
              </>
            )}
            <Button variant="outline" onPointerEnter={loadSharePageForm} onClick={() => setOpen(true)}>
              {token ? 'Change or close it' : 'Make a page'}
            </Button>
          </Ends>
          {isOpen && <SharePageForm part={{ profile, own: data, onClose: () => setOpen(false) }} />}
        </>
      )}
    </GlanceCard>
  )
}
