import type { ProductDetail } from '@shop/contract/product'
import { Card, chakra, DescriptionList, Link } from '@shop/design-system'

const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '')

/** `OMIA:000218-9615` -> the entry of that condition in that species. */
export const omiaAddress = (id: string): string | undefined => {
  const [, condition, species] = /^OMIA:(\d+)-(\d+)$/.exec(id) ?? []
  return condition && species && `https://omia.org/OMIA${condition}/${species}/`
}

const isWebAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text)

/** What is known of a test, as its source gives it; what the source leaves blank is left out. */
export function ProductFacts({ product }: { product: ProductDetail }) {
  const { gene, variant, modeOfInheritance, alleles, subCategory, sources } = product
  return (
    <Card>
      <DescriptionList
        items={[
          { term: 'Gene', description: gene, isMono: true },
          { term: 'Variant', description: variant, isMono: true },
          { term: 'Inheritance', description: modeOfInheritance },
          { term: 'Alleles', description: alleles.join(', '), isMono: true },
          { term: 'Body system', description: subCategory?.name },
          { term: 'OMIA', description: product.omiaId && <Omia id={product.omiaId} from={product.omiaFrom} /> },
          { term: 'Category', description: product.category.name },
          { term: sources.length === 1 ? 'Source' : 'Sources', description: sources.length > 0 && <Sources sources={sources} /> },
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

const Sources = ({ sources }: { sources: string[] }) => (
  <chakra.ul listStyleType="none">
    {sources.map((source) => (
      <li key={source}>
        {isWebAddress(source) ? (
          <Link href={source} isExternal>
            {hostOf(source)}
          </Link>
        ) : (
          source
        )}
      </li>
    ))}
  </chakra.ul>
)
