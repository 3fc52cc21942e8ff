import type { Microchip } from '@shop/contract/tool'
import { Callout, Card, chakra, DescriptionList, Link, LinkButton } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { paths } from '../../../paths.ts'
import { ChipParents } from './ChipParents.tsx'
import { AnimalWords, useAnimalWords } from '../../../parts/animal/animal-words.tsx'

const formats: Record<Microchip['format'], { title: string; text: string }> = {
  iso: {
    title: 'A valid number',
    text: 'It follows the international standard (ISO 11784). There is no check digit, so a typing mistake can go unnoticed.',
  },
  non_iso: {
    title: 'An older chip',
    text: 'It does not follow the international standard. Some readers cannot find it, so have it read with a universal one.',
  },
  invalid: {
    title: 'This cannot be a microchip number',
    text: 'A number has 15 digits, or 9 or 10 characters on older chips. Please check it against the paperwork or the scanner.',
  },
}

const Registers = chakra('div', {
  base: {
    '& h3': { textStyle: 'h4', marginBlockEnd: '3' },
    '& ul': { display: 'grid', gap: '3', listStyleType: 'none' },
    '& li p': { textStyle: 'small', color: 'ink2', textWrap: 'pretty' },
  },
})

/** 981020000310301 as it is printed: 981 020 000 310 301. */
const inThrees = (code: string) => (code.length === 15 ? code.match(/.{3}/g)?.join('\u00a0') : code)

/** What is known of a chip: what its digits mean and where it is registered, then each animal that carries it. */
export function ChipFacts({ chip }: { chip: Microchip }) {
  const { code, format, issuer, warning, registers, isShared, records } = chip
  const { title, text } = formats[format]
  const words = useAnimalWords()
  return (
    <chakra.div display="grid" gap="6">
      <Card as="section" aria-labelledby="chip" display="grid" gap="5">
        <div>
          <chakra.p fontFamily="mono" color="ink2" overflowWrap="anywhere">
            {inThrees(code)}
          </chakra.p>
          <chakra.h2 id="chip" textStyle="h2" marginBlockStart="1" marginBlockEnd="2">
            {title}
          </chakra.h2>
          <chakra.p color="ink2" textWrap="pretty">
            {text}
          </chakra.p>
        </div>
        {warning && <Callout tone="caution">{warning}</Callout>}
        {format !== 'invalid' && (
          <DescriptionList items={[{ term: 'Issued by', description: issuer ?? 'Not known' }]} />
        )}
        {registers.length > 0 && (
          <Registers>
            <h3>Where such a number is registered</h3>
            <ul>
              {registers.map(({ name, page, note }) => (
                <li key={page}>
                  <Link href={page}>{name}</Link>
                  <p>{note}</p>
                </li>
              ))}
            </ul>
          </Registers>
        )}
      </Card>
      {records.length > 1 && (
        <Callout tone="caution" title={words('One number on several of your animals')}>
          {words('A chip belongs to one animal.')} Please correct the other record{records.length > 2 && 's'}.
        </Callout>
      )}
      {records.map((record, index) => (
        <ChipParents key={record.animal?.id ?? index} record={record} code={code} />
      ))}
      {format !== 'invalid' && !records.length && (isShared ? <SharedNumber /> : <NoRecord />)}
    </chakra.div>
  )
}

/** A stranger sees none of them. */
const SharedNumber = () => (
  <Card as="section" aria-labelledby="no-record">
    <chakra.h2 id="no-record" textStyle="h3" marginBlockEnd="2">
      <AnimalWords>More than one animal is on record with this number</AnimalWords>
    </chakra.h2>
    <chakra.p color="ink2" textWrap="pretty">
      One of them is mistyped, or the number was sold twice. So we show the parents of neither: ask the owner for the
      certificate, and check that instead.
    </chakra.p>
    <chakra.p marginBlockStart="4">
      <Link href={paths.reportAuthentication}>Check a report</Link>
    </chakra.p>
  </Card>
)

/** The number is not on record here. */
function NoRecord() {
  const { user } = useSettings()
  const words = useAnimalWords()
  return (
    <Card as="section" aria-labelledby="no-record" display="grid" gap="4">
      <div>
        <chakra.h2 id="no-record" textStyle="h3" marginBlockEnd="2">
          {words('No animal here has this number')}
        </chakra.h2>
        <chakra.p color="ink2" textWrap="pretty">
          {words(
            'We know an animal by its chip once its owner has added it here. A register above may know more. Is it your animal? Add it with its number, and its parents appear here.',
          )}
        </chakra.p>
      </div>
      <div>
        <LinkButton variant="outline" href={user ? paths.addAnimal : paths.loginFirst(paths.addAnimal)}>
          {words('Add this animal')}
        </LinkButton>
      </div>
    </Card>
  )
}
