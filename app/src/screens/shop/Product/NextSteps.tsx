import { categories, productTypes } from '@shop/contract/constants'
import type { ProductDetail } from '@shop/contract/product'
import { chakra, Illustration, type IllustrationName, Section } from '@shop/design-system'

const List = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' },
    gap: { base: '3', md: '5' },
    listStyleType: 'none',
    '& li': {
      display: { base: 'grid', md: 'block' },
      gridTemplateColumns: '6rem 1fr',
      columnGap: '4',
      alignItems: 'center',
      padding: { base: '4', md: '6' },
      bg: 'card',
      border: 'hairline',
      borderRadius: 'card',
    },
    _print: {
      '&&': { gridTemplateColumns: 'repeat(3, 1fr)' },
      '& li': { display: 'block', padding: '3' },
      '& svg': { display: 'none' },
    },
    '& svg': { maxWidth: { base: '24', md: '40' }, marginBlockEnd: { md: '4' } },
    '& h3': { textStyle: 'h4' },
    '& p': { marginBlockStart: '1', color: 'ink2', fontSize: { base: 'sm', md: 'md' } },
  },
})

type NextStep = { name: string; text: string; illustration: IllustrationName }

const sampleSteps = (animal: string): NextStep[] => [
  {
    name: 'Swab',
    text: `A kit comes by post. Rub the swab inside your ${animal}’s cheek and let it dry: no needle, no appointment.`,
    illustration: 'swab',
  },
  {
    name: 'Post',
    text: 'Put the swab into the return envelope, with its barcode, and send it to our laboratory.',
    illustration: 'mail',
  },
  {
    name: 'Results',
    text: 'Each result comes with its genotype and with what it means in plain words.',
    illustration: 'results',
  },
]

/** What happens after the order; nothing where no sample is taken for it. */
function stepsOf({ typeId, category, species }: ProductDetail): NextStep[] {
  const isSampled =
    category.id !== categories.swab && typeId !== productTypes.lifePlan && typeId !== productTypes.subscription
  return isSampled ? sampleSteps(species ? (species.id === 2 ? 'cat' : 'dog') : 'pet') : []
}

export function NextSteps({ product }: { product: ProductDetail }) {
  const steps = stepsOf(product)
  if (!steps.length) return null
  return (
    <Section title="What happens next">
      <List>
        {steps.map(({ name, text, illustration }) => (
          <li key={name}>
            <Illustration name={illustration} />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </List>
    </Section>
  )
}
