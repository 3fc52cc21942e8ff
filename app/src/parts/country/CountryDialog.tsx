import { currencyTable } from '@shop/contract/currencies'
import type { Country } from '@shop/contract/country'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { isPostedTo } from '@shop/contract/posted-to'
import { Button, chakra, Dialog, Flag, type Option, VirtualDropdown } from '@shop/design-system'
import { LocateFixed } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { chooseCountry, detectCountry, useCountryList } from '../../data/country.ts'
import { useSettings } from '../../data/settings.tsx'
import { setFlash } from '../../data/flash.ts'

const Summary = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    marginBlockStart: '3',
    padding: '3',
    borderRadius: 'control',
    bg: 'colorPalette.subtle',
    '& strong': { display: 'block', fontWeight: 'semibold' },
  },
})

type CountryDialogProps = {
  onClose: () => void
  /** Loads the page again: every price on it is then in the one currency. */
  reload?: () => void
}

/** Which country the shop is for, and the currency that comes with it. */
export function CountryDialog({ onClose, reload = () => location.reload() }: CountryDialogProps) {
  const { country, currency, isCountryKnown } = useSettings()
  const { countries, failure } = useCountryList()
  const [code, setCode] = useState(isCountryKnown ? country : '')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const options = useMemo(
    () => (countries ?? []).toSorted((one, other) => Number(other.isPostedTo) - Number(one.isPostedTo)).map(optionOf),
    [countries],
  )
  const chosen = countries?.find((each) => each.code === code)

  const refuse = (text: string) => {
    setError(text)
    setBusy(false)
    field.current?.querySelector('input')?.focus()
  }
  const find = async () => {
    try {
      const found = await detectCountry()
      if (!found) return refuse('We still cannot tell. Please choose it here.')
      setCode(found)
      setError(undefined)
    } catch (thrown) {
      refuse(thrown instanceof Failure ? thrown.message : messages.somethingWentWrong)
    }
  }
  const confirm = async () => {
    if (!chosen) return refuse(messages.fieldRequired)
    setBusy(true)
    try {
      await chooseCountry(chosen)
      setFlash(`Prices are now in ${currencyTable[chosen.currency].name}.`)
      reload()
    } catch (thrown) {
      refuse(thrown instanceof Failure ? thrown.message : messages.somethingWentWrong)
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isCountryKnown ? 'Your country' : 'Where are you?'}
      description={
        isCountryKnown
          ? 'Prices and delivery follow it, and what is in your cart comes along.'
          : `Prices and delivery follow your country. Until you choose, they are in ${currencyTable[currency].name}.`
      }
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {isCountryKnown ? 'Cancel' : 'Not now'}
          </Button>
          <Button onClick={() => void confirm()} isBusy={isBusy}>
            Confirm
          </Button>
        </>
      }
    >
      <div ref={field}>
        <VirtualDropdown
          label="Country"
          required
          options={options}
          isLoading={!countries}
          value={chosen ? optionOf(chosen) : null}
          onChange={({ value }) => {
            setCode(value)
            setError(undefined)
          }}
          error={error}
          help={
            failure && (
              <>
                <p>{failure.message}</p>
                <p>Try again later if yours is not among them.</p>
              </>
            )
          }
          maxHeight="11.25rem"
        />
      </div>
      {isCountryKnown && (
        <chakra.div marginBlockStart="2">
          <Button variant="ghost" size="sm" onClick={() => void find()}>
            <LocateFixed size={16} aria-hidden /> Find it for me
          </Button>
        </chakra.div>
      )}
      <div aria-live="polite">{chosen && <Chosen country={chosen} />}</div>
    </Dialog>
  )
}

const optionOf = ({ code, name, otherNames }: Country): Option => ({ value: code, label: name, otherNames })

const Chosen = ({ country: { code, currency } }: { country: Country }) => (
  <Summary>
    <Flag country={code} />
    <p>
      <strong>
        Prices in {currencyTable[currency].name} ({currency})
      </strong>
      {isPostedTo(code) ? 'We post kits there.' : 'We do not post kits there yet.'}
    </p>
  </Summary>
)
