import { formatMoney } from '@shop/contract/money'
import { Button, chakra, Dialog, VisuallyHidden } from '@shop/design-system'
import { useState } from 'react'
import { useSettings } from '../../../data/settings.tsx'
import { ChosenTests } from './ChosenTests.tsx'
import { testsText } from './choice.ts'
import { TrayFoot } from './Tray.tsx'
import type { Adding } from './use-add-profile.ts'
import type { Builder } from './use-builder.ts'

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    insetBlockEnd: '3',
    zIndex: 'sticky',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    padding: '3',
    paddingInlineStart: '5',
    bg: 'card',
    border: 'hairline',
    borderRadius: 'card',
    boxShadow: 'float',
    '& .bar-price': { textStyle: 'price', fontSize: 'xl' },
    '& .bar-count': { textStyle: 'small', color: 'ink2' },
  },
})

type TrayBarProps = { builder: Builder; adding: Adding }

/**
 * On a phone the tray is a bar below the list, which opens as a sheet. It announces the choice's total to screen
 * readers on every screen.
 */
export function TrayBar({ builder, adding }: TrayBarProps) {
  const { country } = useSettings()
  const [isOpen, setOpen] = useState(false)
  const { chosen, sum } = builder
  const money = (minor: number) => formatMoney(minor, chosen[0]?.price.currency ?? 'USD', country)
  const isProfile = sum.missing === 0
  return (
    <>
      <VisuallyHidden role="status">
        {isProfile
          ? `${testsText(chosen.length)} in your profile: ${money(sum.price)}, ${money(sum.saving)} less than one by one`
          : chosen.length
            ? '1 test in your profile: choose one more'
            : ''}
      </VisuallyHidden>
      <Bar hideFrom="lg" role="region" aria-label="What you chose">
        <div>
          {isProfile && <p className="bar-price">{money(sum.price)}</p>}
          <p className="bar-count">
            {chosen.length === 0
              ? 'No test chosen yet'
              : isProfile
                ? `${testsText(chosen.length)}, you save ${money(sum.saving)}`
                : 'One more test makes a profile'}
          </p>
        </div>
        <Button variant={isProfile ? 'solid' : 'outline'} onClick={() => setOpen(true)}>
          Your profile
        </Button>
      </Bar>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Your profile">
        <ChosenTests builder={builder} />
        <chakra.div marginBlockStart="4">
          <TrayFoot builder={builder} adding={adding} />
        </chakra.div>
      </Dialog>
    </>
  )
}
