import type { DeskAccount } from '@shop/contract/admin'
import { formatDate } from '@shop/contract/dates'
import { Breadcrumbs, Button, DescriptionList, Link, Section, SkeletonGroup, SkeletonText } from '@shop/design-system'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { countryName } from '../../../content/country.ts'
import { userTypeCopy } from '../../../content/user-types.ts'
import { useAccount } from '../../../data/admin.ts'
import { useSettings } from '../../../data/settings.tsx'
import { countOf } from '../../../parts/desk/count-of.ts'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'
import { useOpens } from '../../../parts/desk/rooms.ts'
import { useMay } from '../../../parts/desk/use-may.ts'
import { ViewAs } from '../../../parts/desk/ViewAs.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { paths } from '../../../paths.ts'
import { Layout } from './Account.recipe.ts'
import { Credit } from './Credit.tsx'
import { KitOffers } from './KitOffers.tsx'
import { Roles } from './Roles.tsx'
import { Security } from './Security.tsx'
import { TheirData } from './TheirData.tsx'
import { VetApproval } from './VetApproval.tsx'

type AccountProps = {
  /** Loads a page from the server: what it puts into every page is for one person. */
  loadPage?: (path: string) => void
}

const trail = [{ label: 'People', href: paths.deskPeople }]

/** `/desk/people/:id`: somebody's account, and what the desk decides about it. */
export function Account({ loadPage = (path) => location.assign(path) }: AccountProps) {
  const { id = '' } = useParams()
  // Whoever sets a credit comes from an order, and does not open the list.
  const isInRoom = useOpens(paths.deskPeople)
  const { data: account, error, isValidating, mutate } = useAccount(id)
  if (!account)
    return (
      <DeskPage title="Account" trail={isInRoom && <Breadcrumbs trail={trail} current="Account" />}>
        {error ? (
          <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
        ) : (
          <SkeletonGroup label="Fetching the account">
            <SkeletonText lines={10} />
          </SkeletonGroup>
        )}
      </DeskPage>
    )
  return (
    <DeskPage
      title={account.name}
      lead={account.email}
      trail={isInRoom && <Breadcrumbs trail={trail} current={account.name} />}
      actions={isInRoom && account.roles.length === 0 && <TheirShop account={account} loadPage={loadPage} />}
    >
      <Parts account={account} loadPage={loadPage} />
    </DeskPage>
  )
}

type PartsProps = { account: DeskAccount; loadPage: (path: string) => void }

function Parts({ account, loadPage }: PartsProps) {
  const { country } = useSettings()
  const { email, type, countryCode, createdAt, isAgent, clubs, orderCount, animalCount } = account
  const maySeeRoles = useMay('giveRole')
  const mayExport = useMay('exportAccount')
  const maySecure = useMay('signOutUser')
  const mayListOrders = useMay('listDeskOrders')
  const mayListLetters = useMay('listEnquiries')
  const mayListOffers = useMay('listKitOffersOf')
  const found = `?search=${encodeURIComponent(email)}`
  return (
    <Layout>
      <Section size="sm" title="Account">
        <DescriptionList
          items={[
            { term: 'Shops as', description: userTypeCopy[type] },
            { term: 'Country', description: countryName(countryCode) },
            { term: 'Since', description: formatDate(createdAt, country) },
            {
              term: 'Orders',
              description:
                mayListOrders && orderCount > 0 ? (
                  <Link href={paths.deskOrders + found}>{countOf(orderCount, 'order')}</Link>
                ) : (
                  String(orderCount)
                ),
            },
            {
              term: 'Letters',
              description: mayListLetters && <Link href={paths.deskLetters + found}>What they wrote to us</Link>,
            },
            { term: 'Animals', description: String(animalCount) },
            { term: 'Collection agent', description: isAgent && 'Listed' },
            { term: 'Acts for', description: clubs.join(', ') },
          ]}
        />
      </Section>
      {maySeeRoles && <Roles account={account} />}
      {account.approval && <VetApproval account={account} approval={account.approval} />}
      {(account.creditLimit || isAgent || account.approval?.state === 'approved') && <Credit account={account} />}
      {mayListOffers && <KitOffers account={account} />}
      {maySecure && <Security account={account} />}
      {mayExport && <TheirData account={account} loadPage={loadPage} />}
    </Layout>
  )
}

/** The way to see the shop as a customer does. */
function TheirShop({ account, loadPage }: PartsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        View the shop as they do
      </Button>
      {isOpen && <ViewAs account={account} loadPage={loadPage} onClose={() => setOpen(false)} />}
    </>
  )
}
