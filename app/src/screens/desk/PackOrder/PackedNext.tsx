import { readCode } from '@shop/contract/codes'
import { Callout, Link, LinkButton, Stack } from '@shop/design-system'
import { useNavigate } from 'react-router-dom'
import { useWaitingOrders } from '../../../data/parcel.ts'
import { ScanField } from '../../../parts/desk/ScanField.tsx'
import { paths } from '../../../paths.ts'

/** A parcel has left: how that is undone, and the next order, by its slip or from the list. */
export function PackedNext({ parcel, isAll }: { parcel: string; isAll: boolean }) {
  const navigate = useNavigate()
  const { data, error } = useWaitingOrders({})
  const next = data?.results[0]
  return (
    <Stack gap="5" marginBlockEnd="5">
      <Callout title={`${parcel} is on its way`}>
        The buyer gets a mail. It can be undone under <Link href={`${paths.deskParcels}?search=${parcel}`}>Sent</Link>{' '}
        until something of it is activated or has arrived.
      </Callout>
      {isAll && (
        <>
          <ScanField
            label="Scan the next packing slip"
            onScan={(text) => {
              const number = readCode(text, 'order')
              if (number) void navigate(paths.packOrder(number))
              return number
                ? { outcome: 'accepted', text: `${number} is opened.` }
                : { outcome: 'refused', text: `“${text}” is no order’s number.` }
            }}
          />
          {next ? (
            <LinkButton href={paths.packOrder(next.number)}>Pack {next.number}</LinkButton>
          ) : error ? (
            <LinkButton href={paths.deskDispatch}>Back to the list</LinkButton>
          ) : (
            data && <p>Everything is packed.</p>
          )}
        </>
      )}
    </Stack>
  )
}
