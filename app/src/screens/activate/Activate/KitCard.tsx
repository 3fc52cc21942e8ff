import type { Activation } from '@shop/contract/activation'
import { species } from '@shop/contract/constants'
import { Badge, chakra, Illustration } from '@shop/design-system'

const Base = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '4.5rem 1fr', sm: '7rem 1fr' },
    gap: '4',
    alignItems: 'center',
    padding: '5',
    border: 'hairline',
    borderRadius: 'card',
    '& h2': { textStyle: 'h4', overflowWrap: 'anywhere' },
    '& p': { color: 'ink2' },
    '& .kit-code': { textStyle: 'mono', color: 'ink2' },
    '& .kit-copy': { display: 'grid', gap: '1', justifyItems: 'start' },
  },
})

const forWhom = (of: { id: number } | null) =>
  of ? (of.id === species.feline ? 'For cats' : 'For dogs') : 'For dogs and cats'

/** The kit that was recognised by its barcode. */
export const KitCard = ({ kit }: { kit: NonNullable<Activation['kit']> }) => (
  <Base>
    <Illustration name="kit" />
    <div className="kit-copy">
      <h2>{kit.product.name}</h2>
      <p>{forWhom(kit.species)}</p>
      <p className="kit-code">{kit.barcode}</p>
      {kit.isPrepaid && <Badge>Paid for</Badge>}
    </div>
  </Base>
)
