import { Button, chakra, SkeletonGroup, SkeletonText, toaster } from '@shop/design-system'
import { useShareActions } from '../../data/sharing.ts'
import { useAction } from '../form/use-action.ts'
import { rightsCopy } from './rights-copy.ts'
import type { ShareAnimalProps } from './share-props.ts'

const Shares = chakra('section', {
  base: {
    marginBlockEnd: '6',
    '& h3': { textStyle: 'label', marginBlockEnd: '1' },
    '& p': { color: 'ink2', fontSize: 'sm' },
    '& ul': { listStyleType: 'none' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '4',
      paddingBlock: '2',
      overflowWrap: 'anywhere',
    },
    '& li + li': { borderTop: 'hairline' },
  },
})

/** Whom an animal is shared with, each to be ended. */
export function SharedWith({
  animal,
  sharedWith,
  onChange,
}: Pick<ShareAnimalProps, 'animal' | 'sharedWith' | 'onChange'>) {
  const { unshare } = useShareActions(animal.id)
  const { busy, run } = useAction()
  if (!sharedWith)
    return (
      <SkeletonGroup label="Fetching who can see it">
        <SkeletonText lines={2} />
      </SkeletonGroup>
    )
  const end = (email: string) =>
    run(async () => {
      const left = await unshare(email)
      toaster.success(`${email} no longer sees ${animal.petName}.`)
      onChange?.(left)
    }, email)
  return (
    <Shares>
      <h3>Who sees {animal.petName}</h3>
      {sharedWith.length ? (
        <ul>
          {sharedWith.map(({ email, rights }) => (
            <li key={email}>
              <div>
                {email}
                <p>{rightsCopy[rights].text}</p>
              </div>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Stop sharing with ${email}`}
                isBusy={busy === email}
                onClick={() => void end(email)}
              >
                Stop
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p>Only you, so far.</p>
      )}
    </Shares>
  )
}
