import type { FactSheet } from '@shop/contract/fact-sheet'
import type { ProductDetail } from '@shop/contract/product'
import { Button, Callout, Card, chakra, Coat, LinkButton, Section } from '@shop/design-system'
import { brand } from '../../../brand.ts'
import { factSheetCopy } from '../../../content/fact-sheets.ts'
import { AboutDisease } from '../../../parts/medicine/AboutDisease.tsx'
import { InheritanceSquare } from '../../../parts/product/InheritanceSquare.tsx'
import { limitsOf } from '../../../parts/product/limits.ts'
import { factSheetDescription } from '../../../parts/product/page-description.ts'
import { ProductFacts } from '../../../parts/product/ProductFacts.tsx'
import { kindOf, storeSpeciesOf } from '../../../parts/product/product-kind.ts'
import { RelatedTests } from '../../../parts/product/RelatedTests.tsx'
import { ResourcePage } from '../../../parts/page/ResourcePage.tsx'
import { paths } from '../../../paths.ts'
import { GenotypeTable } from './GenotypeTable.tsx'
import { sheetStyles } from './Sheet.recipe.ts'

const Base = chakra('article', sheetStyles)

const copy = factSheetCopy.sheet

/** A test on one page, on the screen and in print. */
export function Sheet({ sheet: { product, genotypes } }: { sheet: FactSheet }) {
  const species = storeSpeciesOf(product)
  const limits = limitsOf(product)
  return (
    <Base>
      <ResourcePage
        name={product.name}
        tab={`${product.name}: ${copy.eyebrow.toLowerCase()}`}
        description={factSheetDescription(product)}
        eyebrow={[copy.eyebrow, kindOf(product), species && `${species}s`].filter(Boolean).join(' · ')}
        lead={`${product.plainSentence}.`}
        trail={[{ label: factSheetCopy.name, href: paths.factSheets }]}
        actions={
          <div className="actions">
            <Button variant="outline" onClick={() => print()}>
              {copy.print}
            </Button>
            <LinkButton href={paths.product(product)}>{copy.buy}</LinkButton>
          </div>
        }
        aside={
          <div className="coat">
            <Coat {...product.coat} ratio={1.25} />
          </div>
        }
      >
        <Section title={copy.means} size="sm">
          {genotypes.length > 0 ? (
            <GenotypeTable name={product.name} genotypes={genotypes} />
          ) : (
            <p className="note">{copy.noTable}</p>
          )}
          {product.caution && (
            <div className="caution">
              <Callout tone="caution">{product.caution}</Callout>
            </div>
          )}
        </Section>
        <Section title={copy.looksFor} size="sm" lead={product.description}>
          <div className="columns">
            <ProductFacts product={product} />
            <div className="beside">
              <InheritanceSquare product={product} />
              {limits.length > 0 && (
                <Card tone="sand" size="sm">
                  <h3>{copy.limits}</h3>
                  {limits.map((limit) => (
                    <p key={limit}>{limit}</p>
                  ))}
                </Card>
              )}
            </div>
          </div>
        </Section>
        <div className="disease">
          <AboutDisease product={product} />
        </div>
        <Section title={copy.breeds} size="sm">
          <p className="text">{breedsText(product)}</p>
        </Section>
        <div className="related">
          <RelatedTests product={product} />
        </div>
        <p className="colophon">
          {brand.name} · {copy.colophon}
        </p>
      </ResourcePage>
    </Base>
  )
}

/** All of them: print has no button to show the rest. */
function breedsText({ isForAllBreeds, breeds, otherBreeds, species }: ProductDetail): string {
  if (isForAllBreeds) return copy.everyBreed(storeSpeciesOf({ species }) ?? 'animal')
  const names = [...breeds.map(({ name }) => name), ...otherBreeds]
  return names.length ? `${names.join(', ')}.` : copy.noBreed
}
