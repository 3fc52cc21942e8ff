import type { Loyalty } from '@shop/contract/loyalty'
import { Button, Card, chakra, doublePress, lazyPart, Link } from '@shop/design-system'
import { PawPrint } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLoyalty } from '../../../data/loyalty.ts'
import { useSettings } from '../../../data/settings.tsx'
import { paths } from '../../../paths.ts'
import { CardBody } from './CardBody.tsx'
import { PointsHistory } from './PointsHistory.tsx'
import { pointsText } from './points-text.ts'

/** The form and its schema come when a finger or the focus is on its button. */
const [RedeemForm, loadRedeemForm] = lazyPart(() => import('./RedeemForm.tsx').then((part) => part.RedeemForm))

const Body = chakra('div', {
  base: {
    '& h2': { textStyle: 'h4' },
    '& .points-balance': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      marginBlockStart: '2',
      textStyle: 'h2',
      fontVariantNumeric: 'tabular-nums',
      '& svg': { color: 'colorPalette.solid', flexShrink: 0 },
    },
    '& .points-worth': { color: 'ink2', marginBlockStart: '1' },
    '& .points-ways': { display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '3' },
  },
})

/** Loyalty points: how many, what they are worth, how they came, and a coupon for more (tools-9). */
export function PointsCard() {
  const read = useLoyalty()
  return (
    <Card as="section" aria-labelledby="points">
      <Body>
        <h2 id="points">Loyalty points</h2>
        <CardBody read={read} label="Fetching your points" lines={4}>
          {(loyalty) => <Points loyalty={loyalty} />}
        </CardBody>
      </Body>
    </Card>
  )
}

function Points({ loyalty: { balance, value, history } }: { loyalty: Loyalty }) {
  const { user } = useSettings()
  const [open, setOpen] = useState<'form' | 'history' | null>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  // Only the person may turn a coupon into points, not an admin in their place.
  const mayRedeem = !user?.viewedBy
  const closedAt = useRef(-doublePress)
  const close = () => {
    setOpen(null)
    closedAt.current = performance.now()
    buttonRef.current?.focus()
  }
  // The focus is on this button once the coupon is sent: the second half of a double press would open the form again.
  const toggle = () => {
    if (performance.now() - closedAt.current > doublePress) setOpen(open === 'form' ? null : 'form')
  }
  return (
    <>
      <p className="points-balance">
        <PawPrint size={24} aria-hidden />
        {pointsText(balance)}
      </p>
      <p className="points-worth">
        {balance > 0 ? `Worth ${value.label} in your cart.` : 'A coupon brings the first ones, to spend in your cart.'}{' '}
        <Link href={paths.loyaltyProgram}>How points work</Link>
      </p>
      <div className="points-ways">
        {mayRedeem && (
          <Button
            ref={buttonRef}
            variant="outline"
            aria-expanded={open === 'form'}
            onPointerDown={() => void loadRedeemForm()}
            onFocus={() => void loadRedeemForm()}
            onClick={toggle}
          >
            Redeem a coupon
          </Button>
        )}
        {history.length > 0 && (
          <Button variant="ghost" aria-haspopup="dialog" onClick={() => setOpen('history')}>
            History
          </Button>
        )}
      </div>
      {open === 'form' && <RedeemForm part={{ balance, onDone: close }} />}
      {open === 'history' && <PointsHistory history={history} onClose={() => setOpen(null)} />}
    </>
  )
}
