import { formatDate } from '@shop/contract/dates'
import type { Medicine } from '@shop/contract/medicine'
import { Callout, chakra } from '@shop/design-system'
import type { ReactNode } from 'react'
import { useSettings } from '../../data/settings.tsx'
import { Sources } from '../result/Sources.tsx'

const Questions = chakra('ul', {
  base: {
    marginBlockStart: '1',
    paddingInlineStart: '5',
    listStyleType: 'disc',
    '& li + li': { marginBlockStart: '1' },
  },
})
const Drugs = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    marginBlockStart: '2',
    listStyleType: 'none',
    '& li': { paddingInline: '2.5', paddingBlock: '0.5', borderRadius: 'pill', bg: 'sand', textStyle: 'small' },
  },
})
const Base = chakra('div', { base: { textWrap: 'pretty' } })
const Origin = chakra('div', { base: { textStyle: 'small', color: 'ink2' } })

const titles = {
  whatItIs: 'What it is',
  signs: 'What to watch for',
  onset: 'Usual age',
  course: 'How it goes on',
  whatHelps: 'What helps',
  prevalence: 'How common it is',
  askTheVet: 'Ask your vet',
  drugs: 'Medicines to be careful with',
  forBreeding: 'What breeders do',
  forVets: 'For vets',
} satisfies Partial<Record<keyof Medicine, string>>
export type MedicinePart = keyof typeof titles

type MedicinePartsProps = {
  medicine: Medicine
  /** Which of it, in this order; what nothing is written of is left out. */
  parts: readonly MedicinePart[]
  heading: 'h3' | 'h4'
  /** Below the medicines to be careful with. */
  drugCard?: ReactNode
}

/** What medicine knows, part by part, each with its heading. */
export const MedicineParts = ({ medicine, parts, heading: Heading, drugCard }: MedicinePartsProps) =>
  parts.map((part) => {
    const content = medicine[part]
    if (!content?.length) return null
    return (
      <Base key={part}>
        <Heading>{titles[part]}</Heading>
        {typeof content === 'string' && <p>{content}</p>}
        {part === 'askTheVet' && <Questions>{listed(medicine.askTheVet)}</Questions>}
        {part === 'drugs' && (
          <>
            <p>
              Your vet decides which to avoid, and which to give in a smaller amount. New medicines may belong here too.
            </p>
            <Drugs>{listed(medicine.drugs)}</Drugs>
            {drugCard}
          </>
        )}
      </Base>
    )
  })

const listed = (texts: string[]) => texts.map((text) => <li key={text}>{text}</li>)

export const Emergency = ({ medicine: { emergency } }: { medicine: Medicine }) =>
  emergency && (
    <Callout tone="caution" title="When to act at once">
      {emergency}
    </Callout>
  )

/** Where it was read, and when. */
export function MedicineOrigin({ medicine: { sources, readOn } }: { medicine: Medicine }) {
  const { country } = useSettings()
  return (
    <Origin>
      From these pages, read on {formatDate(readOn, country)}:
      <Sources sources={sources} />
    </Origin>
  )
}
