import { maxProfileNameLength } from '@shop/contract/constants'
import { formatMoney } from '@shop/contract/money'
import { Button, chakra, LinkButton, TextInput } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { CopyButton } from '../../../parts/page/CopyButton.tsx'
import { paths } from '../../../paths.ts'
import { ChosenTests } from './ChosenTests.tsx'
import { testsText } from './choice.ts'
import type { Adding } from './use-add-profile.ts'
import type { Builder } from './use-builder.ts'

const Base = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: 'inherit',
    bg: 'card',
    border: 'hairline',
    borderRadius: 'card',
    overflow: 'hidden',
    '& .tray-head': { padding: '5', paddingBlockEnd: '3' },
    '& .tray-head h2': { textStyle: 'h3' },
    '& .tray-list': { flex: '0 1 auto', minHeight: '24', overflowY: 'auto', paddingInline: '5' },
    '& .tray-foot': { padding: '5', borderTop: 'hairline' },
  },
})

const Money = chakra('dl', {
  base: {
    marginBlock: '4',
    '& div': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '4',
      paddingBlock: '0.5',
    },
    '& dt': { color: 'ink2' },
    '& dd': { fontVariantNumeric: 'tabular-nums' },
    '& .money-saving': { color: 'clear.fg', fontWeight: 'medium' },
    '& .money-all dt': { color: 'ink', fontWeight: 'semibold' },
    '& .money-all dd': { textStyle: 'price' },
  },
})

const Actions = chakra('div', { base: { display: 'grid', gap: '3', '& p': { textStyle: 'small', color: 'ink2' } } })

type TrayProps = { builder: Builder; adding: Adding }

/** What is chosen, what it costs, and the way into the cart. */
export const Tray = ({ builder, adding }: TrayProps) => (
  <Base aria-labelledby="tray">
    <div className="tray-head">
      <h2 id="tray">Your profile</h2>
    </div>
    <div className="tray-list">
      <ChosenTests builder={builder} />
    </div>
    <div className="tray-foot">
      <TrayFoot builder={builder} adding={adding} />
    </div>
  </Base>
)

/** Below the list, in the tray as in the phone's sheet: name, sums and buttons. */
export function TrayFoot({ builder, adding }: TrayProps) {
  const { chosen, typedName, nameProfile } = builder
  const { missing, isAtCeiling } = builder.sum
  const isReady = missing === 0
  return (
    <>
      {isReady && (
        <TextInput
          label="Name it, if you like"
          placeholder="For the spring litter"
          maxLength={maxProfileNameLength}
          value={typedName}
          onChange={({ target }) => nameProfile(target.value)}
        />
      )}
      {isReady && <Sums builder={builder} />}
      <Actions>
        {!isReady && (
          <p>
            {chosen.length === 0
              ? 'A profile begins with two tests. Tick them in the list, or start from a breed.'
              : 'One more test makes it a profile. A single test is sold by itself.'}
          </p>
        )}
        {isReady && isAtCeiling && <p>This is what a profile costs at most: more tests add nothing to it.</p>}
        <Button
          size="lg"
          full
          variant={adding.isAdded ? 'outline' : 'solid'}
          isBusy={adding.isBusy}
          aria-disabled={!isReady || adding.isBusy || undefined}
          onClick={() => isReady && void adding.add()}
        >
          Add to cart
        </Button>
        {adding.isAdded && (
          <LinkButton size="lg" full href={paths.cart}>
            View cart
          </LinkButton>
        )}
        {isReady && <CopyButton text={() => location.href}>Copy a link to this choice</CopyButton>}
      </Actions>
    </>
  )
}

function Sums({ builder: { sum, chosen } }: Pick<TrayProps, 'builder'>) {
  const { country } = useSettings()
  const currency = chosen[0]?.price.currency ?? 'USD'
  const money = (minor: number) => formatMoney(minor, currency, country)
  return (
    <Money>
      <div>
        <dt>{testsText(chosen.length)}, one by one</dt>
        <dd>{money(sum.oneByOne)}</dd>
      </div>
      <div>
        <dt>You save</dt>
        <dd className="money-saving">−{money(sum.saving)}</dd>
      </div>
      <div className="money-all">
        <dt>As a profile</dt>
        <dd>{money(sum.price)}</dd>
      </div>
    </Money>
  )
}
