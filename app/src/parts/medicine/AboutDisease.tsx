import { productTypes } from '@shop/contract/constants'
import type { ProductDetail } from '@shop/contract/product'
import { chakra, Link, Section } from '@shop/design-system'
import { useAudience } from '../../layouts/audience.ts'
import { omiaAddress } from '../product/ProductFacts.tsx'
import { Emergency, MedicineOrigin, type MedicinePart, MedicineParts } from './MedicineParts.tsx'

const Base = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    '& .medicine-parts': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      columnGap: '10',
      rowGap: '6',
      alignItems: 'start',
    },
    '& h3': { textStyle: 'h4' },
    '& h3 + p': { marginBlockStart: '1', color: 'ink2', maxWidth: 'prose' },
    // In print: what it is and how it shows, for the sheet is one page.
    _print: {
      gap: '2',
      '& .medicine-parts': { gridTemplateColumns: '1fr 1fr', rowGap: '2', columnGap: '5' },
      '& h3, & p': { fontSize: '9pt', lineHeight: '1.3', marginBlock: '0' },
      '& h3 + p': { marginBlockStart: '0', maxWidth: 'none' },
      '& .medicine-parts > :nth-of-type(n + 3), & .medicine-origin': { display: 'none' },
    },
  },
})

const forEverybody: MedicinePart[] = [
  'whatItIs',
  'signs',
  'whatHelps',
  'forBreeding',
  'onset',
  'course',
  'askTheVet',
  'drugs',
  'prevalence',
  'forVets',
]
const forVetsFirst: MedicinePart[] = ['forVets', ...forEverybody.filter((part) => part !== 'forVets')]

/** What is written of a test's disease; where nothing is, that. Nothing for what is no test of a disease. */
export function AboutDisease({ product }: { product: ProductDetail }) {
  const isVet = useAudience() === 'vet'
  const { medicine, typeId, contents, isUpgrade, omiaId } = product
  const isTrait = typeId === productTypes.trait
  const isDisease = typeId === productTypes.disease && !contents.length && !isUpgrade
  if (!medicine && !isDisease) return null
  const omia = omiaId && omiaAddress(omiaId)
  return (
    <Section title={isTrait ? 'About this trait' : 'About this disease'} size="sm">
      {medicine ? (
        <Base>
          <Emergency medicine={medicine} />
          <div className="medicine-parts">
            <MedicineParts medicine={medicine} heading="h3" parts={isVet ? forVetsFirst : forEverybody} />
          </div>
          <div className="medicine-origin">
            <MedicineOrigin medicine={medicine} />
          </div>
        </Base>
      ) : (
        <chakra.p maxWidth="prose" color="ink2" _print={{ display: 'none' }}>
          Our own page on this disease is not written yet.{' '}
          {omia && (
            <>
              What has been published is listed at{' '}
              <Link href={omia} isExternal>
                OMIA
              </Link>
              .
            </>
          )}
        </chakra.p>
      )}
    </Section>
  )
}
