import { currencyTable } from '@shop/contract/currencies'
import { countryChoiceSchema } from '@shop/contract/country'
import { nextPath } from '@shop/contract/next-path'
import { CountryField, Form, SubmitButton } from '@shop/design-system'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { chooseCountry, useCountryList } from '../../../data/country.ts'
import { useAnsweredForm } from '../../../data/form-answer.tsx'
import { useSettings } from '../../../data/settings.tsx'
import { setFlash } from '../../../data/flash.ts'
import { AuthPage } from '../../../parts/auth/AuthPage.tsx'
import { paths } from '../../../paths.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

type CountryProps = {
  /** Loads a page from the server, with every price on it in the one currency. */
  loadPage?: (path: string) => void
}

/** `/country?next=/path`: the country whose prices and delivery are shown. The flag leads here before its dialog can open. */
export function Country({ loadPage = (path) => location.assign(path) }: CountryProps) {
  const { country, currency, isCountryKnown } = useSettings()
  const { countries = [], failure } = useCountryList()
  const next = nextPath(useSearchParams()[0].get('next')) ?? paths.home
  const form = useForm<{ value: string }>({
    ...useAnsweredForm('setCountry', { value: isCountryKnown ? country : '' }),
    resolver: schemaResolver(countryChoiceSchema),
  })
  return (
    <AuthPage
      name="Your country"
      heading={isCountryKnown ? 'Your country' : 'Where are you?'}
      lead={`Prices and delivery follow your country, and what is in your cart comes along. They are in ${currencyTable[currency].name} now.`}
    >
      <Form
        form={form}
        hidden={{ call: 'setCountry' }}
        aria-label="Your country"
        onSubmit={async ({ value }) => {
          const chosen = countries.find(({ code }) => code === value)
          if (!chosen) return
          await chooseCountry(chosen)
          setFlash(`Prices are now in ${currencyTable[chosen.currency].name}.`)
          loadPage(next)
        }}
      >
        <CountryField
          name="value"
          countries={countries}
          help={
            failure && (
              <>
                <p>{failure.message}</p>
                <p>Try again later if yours is not among them.</p>
              </>
            )
          }
          required
        />
        <SubmitButton size="lg" full>
          Confirm
        </SubmitButton>
      </Form>
    </AuthPage>
  )
}
