import { LinkButton } from '@shop/design-system'
import { directoryCopy } from '../../../content/responsible-breeders.ts'
import { enquiryCopy } from '../../../content/enquiry.ts'
import type { Copy } from '../../../content/copy.ts'
import { EnquiryForm, enquiryFormId } from '../../../parts/enquiry/EnquiryForm.tsx'
import { useSpeciesInPath } from '../../../parts/page/species-in-path.ts'
import { CopyPage } from '../../../parts/content/CopyPage.tsx'
import { breederBlank, BreederConsent, BreederFields } from './BreederFields.tsx'
import { Directory, directoryId } from './Directory.tsx'

/** `/breeder/for-dogs/responsible-breeder-program?search=collie&page=2`: what it is, who is in it, and how to join. */
export function ResponsibleBreeders({ copy }: { copy: Copy }) {
  const species = useSpeciesInPath()
  return (
    <CopyPage
      copy={copy}
      actions={
        <>
          <LinkButton href={`#${directoryId}`}>{directoryCopy(species).jump}</LinkButton>
          <LinkButton variant="outline" href={`#${enquiryFormId}`}>
            {enquiryCopy['responsible-breeder'].title}
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
    </CopyPage>
  )
}
