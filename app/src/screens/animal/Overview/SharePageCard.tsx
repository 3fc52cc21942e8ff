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
    <GlanceCard title="A page for everybody">
      {error && !data && <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />}
      {data && (
        <>
          <p className="glance-quiet">
            {token
              ? `Whoever has its address sees what you chose of ${petName}. No search engine lists it.`
              : `Show ${petName} to puppy buyers or friends: a photo, the breed and the results that you choose, at an address that nobody guesses.`}
          </p>
          <Ends>
            {token && (
              <>
                <Link href={paths.sharePage(token)} isExternal>
                  Look at it
                </Link>
                <CopyButton text={() => location.origin + paths.sharePage(token)}>Copy its address</CopyButton>
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
