import { LinkButton } from '@shop/design-system'
import { directoryWords } from '../../../content/responsible-breeders.ts'
import { enquiryWords } from '../../../content/enquiry.ts'
import type { Words } from '../../../content/words.ts'
import { EnquiryForm, enquiryFormId } from '../../../parts/EnquiryForm/EnquiryForm.tsx'
import { useSpeciesInPath } from '../../../parts/species-in-path.ts'
import { WordsPage } from '../../../parts/WordsPage/WordsPage.tsx'
import { breederBlank, BreederConsent, BreederFields } from './BreederFields.tsx'
import { Directory, directoryId } from './Directory.tsx'

/** `/breeder/for-dogs/responsible-breeder-program?search=collie&page=2`: what it is, who is in it, and how to join. */
export function ResponsibleBreeders({ words }: { words: Words }) {
  const species = useSpeciesInPath()
  return (
    <WordsPage
      words={words}
      actions={
        <>
          <LinkButton href={`#${directoryId}`}>{directoryWords(species).jump}</LinkButton>
          <LinkButton variant="outline" href={`#${enquiryFormId}`}>
            {enquiryWords['responsible-breeder'].title}
          </LinkButton>
        </>
      }
    >
      <Directory species={species} key={`list of ${species}s`} />
      <EnquiryForm
        key={`form for ${species}s`}
        kind="responsible-breeder"
        blank={breederBlank(species)}
        consent={<BreederConsent />}
      >
        <BreederFields species={species} />
      </EnquiryForm>
    </WordsPage>
  )
}
