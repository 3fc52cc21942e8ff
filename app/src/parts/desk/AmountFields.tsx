import { currencies } from '@shop/contract/constants'
import { currencyTable } from '@shop/contract/currencies'
import { chakra, TextField } from '@shop/design-system'

const Group = chakra('fieldset', {
  base: {
    '& legend': { textStyle: 'label', marginBlockEnd: '1' },
    '& > p': { textStyle: 'small', color: 'ink2', marginBlockEnd: '3' },
    '& > div': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))', gap: '3' },
  },
})

/** An amount in each currency, as `amounts.AUD` … of the form. */
export function AmountFields({ label, help }: { label: string; help: string }) {
  return (
    <Group>
      <legend>{label}</legend>
      <p>{help}</p>
      <div>
        {currencies.map((currency) => (
          <TextField
            key={currency}
            name={`amounts.${currency}`}
            label={currency}
            prefix={currencyTable[currency].symbol}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </div>
    </Group>
  )
}
