import { Box, SearchBox } from '@shop/design-system'
import { useNavigate } from 'react-router-dom'
import { listAddress } from './list-address.ts'

type ListSearchProps = {
  label: string
  /** The list's address, and the name of the search in its query. */
  action: string
  name: string
  /** What the address searches for now. */
  search: string
}

/** The search above a list of the account. It ends in the address, so that it can be shared, reloaded and gone back to. */
export function ListSearch({ label, action, name, search }: ListSearchProps) {
  const navigate = useNavigate()
  return (
    <Box maxWidth="form" marginBlockEnd="6">
      <SearchBox
        // The box follows the address, as on going back.
        key={search}
        label={label}
        action={action}
        name={name}
        defaultValue={search}
        onSearch={(text) => void navigate(listAddress(action, { [name]: text }))}
      />
    </Box>
  )
}
