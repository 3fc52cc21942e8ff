import { readChip } from '@shop/contract/codes'
import { Card, SkeletonGroup, SkeletonText } from '@shop/design-system'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useMicrochip } from '../../../data/tool.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { LookupPage } from '../../../parts/tool/LookupPage.tsx'
import { paths } from '../../../paths.ts'
import { ChipFacts } from './ChipFacts.tsx'

/** Longer than any chip: what is typed with spaces still fits. */
const maxTyped = 30

const help = [
  {
    label: 'Check a report',
    href: paths.reportAuthentication,
    text: 'Our certificates show the last digits of the chip.',
  },
  {
    label: 'DNA profiles and parentage',
    href: paths.speciesPage('breeder', 'dog', 'dna-profile-parentage'),
    text: 'A chip names an animal; a DNA profile shows that it is the one.',
  },
]

/** `/tools/microchip-checker?chip=…`, and in the account: what a chip's number means, and the parents on record. */
export function MicrochipChecker() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const chip = (query.get('chip') ?? '').trim()
  return (
    <LookupPage
      name="Microchip checker"
      description="Read a pet’s microchip number: who issued it, where it is registered, and what DNA says of the parents on record."
      title="What does this microchip say?"
      lead="A microchip number tells you its country or its maker. If the owner has added it here, you also see what DNA says about the parents."
      isMine={pathname === paths.myMicrochipChecker}
      form={{
        action: pathname,
        name: 'chip',
        label: 'Microchip number',
        help: '15 digits; older chips have 9 or 10 characters.',
        placeholder: '981 020 000 310 301',
        submit: 'Check it',
        value: chip,
        maxLength: maxTyped,
        hrefOf: (typed) => `${pathname}?${new URLSearchParams({ chip: typed })}`,
      }}
      help={help}
    >
      {chip && <Checked chip={chip} key={chip} />}
    </LookupPage>
  )
}

function Checked({ chip }: { chip: string }) {
  const { data, error, isValidating, mutate } = useMicrochip(readChip(chip))
  if (error) return <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
  if (!data)
    return (
      <Card>
        <SkeletonGroup label="Reading the number">
          <SkeletonText lines={5} />
        </SkeletonGroup>
      </Card>
    )
  return <ChipFacts chip={data} />
}
