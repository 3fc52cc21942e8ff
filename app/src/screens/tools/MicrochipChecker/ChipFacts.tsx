import type { Microchip } from '@shop/contract/tool'
import { Callout, Card, chakra, DescriptionList } from '@shop/design-system'

const formats: Record<Microchip['format'], { title: string; text: string }> = {
  iso: {
    title: 'A valid number',
    text: 'It follows the international standard (ISO 11784). There is no check digit, so a slip in typing may go unseen.',
  },
  non_iso: {
    title: 'An older chip',
    text: 'It is not of the international standard. Some readers cannot find it, so have it read with a universal one.',
  },
  invalid: {
    title: 'This cannot be a microchip number',
    text: 'A number has 15 digits, or 9 or 10 characters on older chips. Please read it again from the papers or the scanner.',
  },
}

/** 981020000310301 as it is printed: 981 020 000 310 301. */
const inThrees = (code: string) => (code.length === 15 ? code.match(/.{3}/g)?.join('\u00a0') : code)

/** What is known of a chip: what its digits say, then the animal that carries it. */
export function ChipFacts({ chip: { code, format, issuer, warning, animal, dam, sire } }: { chip: Microchip }) {
  const { title, text } = formats[format]
  return (
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
        <DescriptionList
          items={[
            { term: 'Issued by', description: issuer ?? 'Not known' },
            { term: 'Animal', description: animal?.petName },
            { term: 'Species', description: animal?.species.name },
            { term: 'Breed', description: animal?.breed?.name },
            { term: 'Dam on record', description: dam ?? 'None' },
            { term: 'Sire on record', description: sire ?? 'None' },
          ]}
        />
      )}
    </Card>
  )
}
