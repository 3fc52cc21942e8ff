import { Failure } from '@shop/contract/failure'
import { Callout, Stack, Table } from '@shop/design-system'

type RefusalsProps = { fileName: string; failure: unknown }

/** Why a file was not taken: each line with its reasons. Nothing of the file counts. */
export function Refusals({ fileName, failure }: RefusalsProps) {
  const { message, fields } = failure instanceof Failure ? failure : new Failure(500, { message: String(failure) })
  const rows = Object.entries(fields).map(([place, reason]) => ({ place, reason }))
  return (
    <Stack gap="4" role="alert">
      <Callout tone="warning" title={`${fileName} was not taken`}>
        {message} {rows.length > 0 && 'Mend these lines in the file, and drop it again.'}
      </Callout>
      {rows.length > 0 && (
        <Table
          caption="What is wrong, line by line"
          columns={[
            { key: 'place', label: 'Where', cell: ({ place }) => place, isRowHeader: true },
            { key: 'reason', label: 'Why', cell: ({ reason }) => reason },
          ]}
          rows={rows}
          rowKey={({ place }) => place}
        />
      )}
    </Stack>
  )
}
