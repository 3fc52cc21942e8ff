import type { Flagships } from '@shop/contract/flagship'
import { resultWeeks } from '@shop/contract/promise'
import { chakra, Section } from '@shop/design-system'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FlagshipName } from '../../content/flagships.ts'
import { useAudience } from '../../layouts/audience.ts'
import { paths } from '../../paths.ts'

const Frame = chakra('div', {
  base: {
    bg: 'card',
    border: 'hairline',
    borderRadius: 'card',
    '& table': {
      width: 'full',
      tableLayout: 'fixed',
      borderCollapse: 'collapse',
      fontSize: { base: 'sm', md: 'md' },
    },
    '& :is(th, td)': {
      paddingInline: { base: '3', md: '5' },
      textAlign: 'start',
      verticalAlign: 'top',
      lineHeight: 'snug',
    },
    '& thead th': { width: '33.3%', paddingBlock: '4' },
    '& thead a': {
      display: 'block',
      textStyle: { base: 'label', md: 'h4' },
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
    },
    // Each row's name is a line above its three answers: a phone has no room for a column of names.
    '& tbody th': {
      paddingBlockStart: '3',
      borderBlockStart: 'hairline',
      textStyle: 'small',
      fontWeight: 'normal',
      color: 'ink2',
    },
    '& td': { paddingBlockStart: '1', paddingBlockEnd: '3', fontWeight: 'semibold' },
    '& td[data-own]': { color: 'colorPalette.emphasized' },
    '& .own-mark': { display: 'block', textStyle: 'small', fontWeight: 'normal', color: 'ink2' },
    '& .sign': { display: 'inline-flex', color: 'colorPalette.emphasized' },
    '& .sign[data-no]': { color: 'ink2' },
  },
})

const yes = (
  <span className="sign" role="img" aria-label="Yes">
    <Check size={20} />
  </span>
)
const no = (
  <span className="sign" data-no="" role="img" aria-label="No">
    <Minus size={20} />
  </span>
)

type Row = { name: string; cells: [ReactNode, ReactNode, ReactNode] }

function rowsOf({ breedsCompared, species, genoPet, genoPetPlus }: Flagships): Row[] {
  const dog = species.find((one) => one.species === 'dog')
  return [
    { name: 'For', cells: ['A dog of unknown breed', 'A dog of unknown breed', 'A dog of known breed'] },
    { name: 'Breeds compared', cells: [breedsCompared, breedsCompared, no] },
    {
      name: 'Disease tests',
      cells: ['Later, as an upgrade', 'Those for the breeds found', `All that name the breed, up to ${dog?.mostTests}`],
    },
    { name: 'Coat and other traits', cells: [no, no, 'Those that name the breed'] },
    { name: 'DNA profile', cells: [no, yes, yes] },
    { name: 'Life plan can be added', cells: [yes, yes, yes] },
    {
      name: 'Result within',
      cells: [`${resultWeeks.mixBreed} weeks`, `${resultWeeks.mixBreed} weeks`, `${resultWeeks.tests} weeks`],
    },
    { name: 'Price', cells: [genoPet.price.label, genoPetPlus.price.label, `from ${dog?.profileFrom.label}`] },
  ]
}

/** Geno Pet, Geno Pet Plus and the full breed profile beside each other; `own` is the one the page is about. */
export function Comparison({ counts, own }: { counts: Flagships; own: FlagshipName }) {
  const audience = useAudience()
  const profiles =
    audience === 'owner'
      ? `${paths.ownerProducts}?species=dog&categoryIds=20,4`
      : paths.fullBreedProfiles(audience === 'vet' ? 'vet' : 'breeder', 'dog')
  const columns: { name: FlagshipName; title: string; href: string }[] = [
    { name: 'geno-pet', title: 'Geno Pet', href: paths.product(counts.genoPet) },
    { name: 'geno-pet-plus', title: 'Geno Pet Plus', href: paths.product(counts.genoPetPlus) },
    { name: 'full-breed-profile', title: 'Full breed profile', href: profiles },
  ]
  return (
    <Section title="Which one is right for your dog?" lead="Three ways to know your dog, side by side.">
      <Frame>
        <table>
          <thead>
            <tr>
              {columns.map(({ name, title, href }) => (
                <th key={name} scope="col">
                  <a href={href}>{title}</a>
                  {name === own && <span className="own-mark">This page</span>}
                </th>
              ))}
            </tr>
          </thead>
          {rowsOf(counts).map(({ name, cells }) => (
            <tbody key={name}>
              <tr>
                <th scope="rowgroup" colSpan={columns.length}>
                  {name}
                </th>
              </tr>
              <tr>
                {columns.map((column, index) => (
                  <td key={column.name} data-own={column.name === own ? '' : undefined}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </Frame>
    </Section>
  )
}
