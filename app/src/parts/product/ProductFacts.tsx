import { productTypes } from '@shop/contract/constants'
import type { ProductDetail } from '@shop/contract/product'
import { Card, chakra, DescriptionList, Link } from '@shop/design-system'
import { breedsText, capitalised, penetranceText } from '../result/evidence.ts'
import { Sources } from '../result/Sources.tsx'

/** `OMIA:000218-9615` -> the entry of that condition in that species. */
export const omiaAddress = (id: string): string | undefined => {
  const [, condition, species] = /^OMIA:(\d+)-(\d+)$/.exec(id) ?? []
  return condition && species && `https://omia.org/OMIA${condition}/${species}/`
}

/** Kits and profiles have none of their own: their tests do. */
export const hasFacts = ({ gene, variant, modeOfInheritance, omiaId, sources }: ProductDetail) =>
  Boolean(gene ?? variant ?? modeOfInheritance ?? omiaId) || sources.length > 0

/** What is known of a test, as its source gives it; what the source leaves blank is left out. */
export function ProductFacts({ product }: { product: ProductDetail }) {
  const { typeId, gene, variant, modeOfInheritance, alleles, subCategory, omiaId } = product
  // Its OMIA entry has a line of its own.
  const sources = product.sources.filter((source) => !omiaId || source !== omiaAddress(omiaId))
  return (
    <Card>
      <DescriptionList
        items={[
          { term: 'Gene', description: gene, isMono: true },
          { term: 'Variant', description: variant, isMono: true },
          { term: 'Inheritance', description: modeOfInheritance },
          { term: 'Usual onset', description: capitalised(product.ageOfOnset) },
          { term: 'Penetrance', description: penetranceText(product) },
          { term: 'Validated in', description: breedsText(product) },
          { term: 'Alleles', description: alleles.join(', '), isMono: true },
          // Traits are in a sub-category of that name, which is no system of the body.
          { term: 'Body system', description: typeId === productTypes.disease && subCategory?.name },
          { term: 'OMIA', description: omiaId && <Omia id={omiaId} from={product.omiaFrom} /> },
          {
            term: sources.length === 1 ? 'Source' : 'Sources',
            description: sources.length > 0 && <Sources sources={sources} />,
          },
        ]}
      />
    </Card>
  )
}

function Omia({ id, from }: { id: string; from: string | null }) {
  const address = omiaAddress(id)
  return (
    <>
      {address ? (
        <Link href={address} isExternal>
          {id}
        </Link>
      ) : (
        id
      )}
      {from && from !== 'source' && (
        <chakra.span display="block" textStyle="small" color="ink2">
          Matched by its gene; the source names no id.
        </chakra.span>
      )}
    </>
  )
}
