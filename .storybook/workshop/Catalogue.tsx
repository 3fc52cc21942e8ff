import { chakra, HStack, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { groups } from '../../design-system/src/components/guidance.ts'
import { Badge, EmptyState, Link, TextInput } from '../../design-system/src/index.ts'
import { type CatalogueRow, ComponentPicture } from './ComponentPicture.tsx'
import { meanings, recordOf, statusOf } from './maturity.ts'

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
    gap: '5',
    listStyleType: 'none',
  },
})

const Tile = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    bg: 'card',
    border: 'hairline',
    borderRadius: 'card',
    overflow: 'hidden',
    '& > div:last-of-type': { padding: '4', flex: '1' },
  },
})

function ComponentTile({ row }: { row: CatalogueRow }) {
  const { name, id, usedIn, guidance } = row
  const facts = { ...guidance, usedIn }
  const status = statusOf(facts)
  return (
    <Tile>
      <ComponentPicture row={row} />
      <Stack gap="2">
        <HStack justify="space-between" gap="2">
          <chakra.h3 textStyle="h4">
            <Link href={`./?path=/docs/${id}--docs`} target="_top">
              {name}
            </Link>
          </chakra.h3>
          {status !== 'stable' && (
            <Badge tone="audience" size="sm">
              {status === 'new' ? 'New' : `Use ${guidance.replacedBy}`}
            </Badge>
          )}
        </HStack>
        <p>{guidance.use}</p>
        <chakra.p textStyle="small" color="ink2" marginBlockStart="auto">
          {meanings[status]} {recordOf(facts)}
        </chakra.p>
      </Stack>
    </Tile>
  )
}

type CatalogueProps = {
  /** All components, by name. */
  rows: CatalogueRow[]
}

/** Every component with a picture, what it is for, and how widely it is used; found by its name or its use. */
export function Catalogue({ rows }: CatalogueProps) {
  const [text, setText] = useState('')
  const words = text.toLowerCase().split(/\s+/)
  const found = rows.filter(({ name, guidance }) => {
    const about = `${name} ${guidance.use} ${guidance.instead}`.toLowerCase()
    return words.every((word) => about.includes(word))
  })
  return (
    <Stack gap="8">
      <Stack gap="4">
        <chakra.h1 textStyle="h1">Components</chakra.h1>
        <chakra.p maxWidth="prose">
          Look here before you build one. Each name leads to its page, with every state, its props and its keys.
        </chakra.p>
        <chakra.div maxWidth="26rem">
          <TextInput
            label="Find a component"
            help="By its name, or by what it is for: price, choose, error."
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </chakra.div>
        <chakra.p role="status" color="ink2">
          {found.length === rows.length ? `${rows.length} components` : `${found.length} of ${rows.length} components`}
        </chakra.p>
      </Stack>
      {groups
        .map((group) => ({ group, tiles: found.filter(({ guidance }) => guidance.group === group) }))
        .filter(({ tiles }) => tiles.length)
        .map(({ group, tiles }) => (
          <section key={group} aria-labelledby={`group-${group}`}>
            <chakra.h2 id={`group-${group}`} textStyle="h2" marginBlockEnd="4">
              {group}
            </chakra.h2>
            <Grid>
              {tiles.map((row) => (
                <ComponentTile key={row.name} row={row} />
              ))}
            </Grid>
          </section>
        ))}
      {!found.length && (
        <EmptyState title="No component for that" text="Try another word, or ask before you build one." />
      )}
    </Stack>
  )
}
