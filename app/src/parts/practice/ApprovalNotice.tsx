import { Callout, chakra, Link } from '@shop/design-system'
import { useSettings } from '../../data/settings.tsx'
import { useMe } from '../../data/user.ts'
import { useBeside } from '../../data/use-beside.ts'
import { paths } from '../../paths.ts'

const practiceHref = `${paths.myProfile}#practice`

/** Where a vet's practice is being checked, or was refused: what that means until then. Nothing for everybody else. */
export function ApprovalNotice() {
  const state = useSettings().user?.approval
  if (state !== 'waiting' && state !== 'refused') return null
  return (
    <chakra.div marginBlockEnd={{ base: '4', md: '6' }}>{state === 'waiting' ? <Waiting /> : <Refused />}</chakra.div>
  )
}

const Waiting = () => (
  <Callout title="Your practice is being checked…">
    It takes one to two working days, and we will email you. Until then you can order and pay as usual, and your
    patients are all here. Ordering on account, and certificates that say “identity verified” for samples you take,
    start once you are approved. <Link href={practiceHref}>See what you sent</Link>
  </Callout>
)

function Refused() {
  const reason = useBeside(useMe())?.approval?.reason
  return (
    <Callout tone="caution" title="We could not approve your practice">
      {reason && `${reason} `}
      You can order and pay as usual, and your patients are all here. <Link href={practiceHref}>Send new details</Link>
    </Callout>
  )
}
