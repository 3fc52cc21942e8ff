import type { OpenData } from '@shop/contract/open-data'
import { openDataFile } from '../../../data/open-data.ts'
import { Accordion, Card, chakra, DescriptionList, LinkButton } from '@shop/design-system'

const Head = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
    gap: '3',
    alignItems: 'start',
    '& h3': { textStyle: 'h3' },
    '& p': { color: 'ink2' },
    '& .table-files': { display: 'flex', gap: '2' },
  },
})

type DataTableProps = { table: OpenData['tables'][number]; release: string }

/** One table: what it holds, its files, and what its columns mean. */
export const DataTable = ({ table: { name, title, description, rowCount, columns }, release }: DataTableProps) => (
  <Card>
    <Head>
      <div>
        <h3>{title}</h3>
        <p>
          {description} {rowCount.toLocaleString('en-GB')} rows.
        </p>
      </div>
      <div className="table-files">
        {(['csv', 'json'] as const).map((ending) => (
          <LinkButton
            key={ending}
            variant="outline"
            size="sm"
            href={openDataFile(release, `${name}.${ending}`)}
            download
            aria-label={`${title} as ${ending.toUpperCase()}`}
          >
            {ending.toUpperCase()}
          </LinkButton>
        ))}
      </div>
    </Head>
    <Accordion
      items={[
        {
          title: `${columns.length} columns of ${title.toLowerCase()}`,
          content: (
            <DescriptionList
              items={columns.map((column) => ({ term: column.name, description: column.description }))}
            />
          ),
        },
      ]}
    />
  </Card>
)
