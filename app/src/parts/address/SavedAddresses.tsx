import type { SavedAddress } from '@shop/contract/address'
import { chakra } from '@shop/design-system'
import { MapPin } from 'lucide-react'
import { useAddresses } from '../../data/address.ts'
import { useSettings } from '../../data/settings.tsx'
import { useBeside } from '../../data/use-beside.ts'

const Base = chakra('div', {
  base: {
    '& p': { textStyle: 'label', marginBlockEnd: '2' },
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '2', listStyleType: 'none' },
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '11',
      paddingInline: '4',
      paddingBlock: '2',
      textAlign: 'start',
      fontSize: 'sm',
      bg: 'card',
      border: 'hairline',
      borderRadius: 'control',
      cursor: 'pointer',
      _hover: { borderColor: 'colorPalette.solid' },
    },
    '& svg': { flexShrink: 0, color: 'colorPalette.fg' },
  },
})

type SavedAddressesProps = {
  kind: SavedAddress['kind']
  /** Fills the fields below; nothing is sent yet. */
  onPick: (address: SavedAddress) => void
}

/** A signed-in visitor's address book, to fill the fields below with one press. Without it, or while it loads, they type. */
export function SavedAddresses({ kind, onPick }: SavedAddressesProps) {
  const { user } = useSettings()
  const saved = useBeside(useAddresses(user !== null))?.results.filter((address) => address.kind === kind) ?? []
  if (!saved.length) return null
  return (
    <Base role="group" aria-label="Your address book">
      <p>From your address book</p>
      <ul>
        {saved.map((address) => (
          <li key={address.id}>
            <button type="button" onClick={() => onPick(address)}>
              <MapPin size={18} aria-hidden />
              {[`${address.firstName} ${address.lastName}`, address.address, address.city].join(', ')}
            </button>
          </li>
        ))}
      </ul>
    </Base>
  )
}
