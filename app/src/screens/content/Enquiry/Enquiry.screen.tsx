import type { EnquiryKind } from '@shop/contract/enquiry'
import { LinkButton } from '@shop/design-system'
import type { ComponentType } from 'react'
import { enquiryCopy } from '../../../content/enquiry.ts'
import type { Copy } from '../../../content/copy.ts'
import { EnquiryForm, enquiryFormId } from '../../../parts/enquiry/EnquiryForm.tsx'
import { CopyPage } from '../../../parts/content/CopyPage.tsx'
import { contactBlank, ContactFields } from './ContactFields.tsx'
import { nominationBlank, NominationConsent, NominationFields } from './NominationFields.tsx'
import { researchBlank, ResearchFields } from './ResearchFields.tsx'
import { sponsorshipBlank, SponsorshipFields } from './SponsorshipFields.tsx'

/** The responsible breeders' form is on a page with their list. */
export type EnquiryPageKind = Exclude<EnquiryKind, 'responsible-breeder'>

const forms: Record<
  EnquiryPageKind,
  { Fields: ComponentType; Consent?: ComponentType; blank: Record<string, unknown> }
> = {
  contact: { Fields: ContactFields, blank: contactBlank },
  research: { Fields: ResearchFields, blank: researchBlank },
  sponsorship: { Fields: SponsorshipFields, blank: sponsorshipBlank },
  'agent-nomination': { Fields: NominationFields, Consent: NominationConsent, blank: nominationBlank },
}

/** A page of copy with the form it is about: `/contact-us`, `/resources/show-sponsorship` and their like. */
export function Enquiry({ copy, kind }: { copy: Copy; kind: EnquiryPageKind }) {
  const { Fields, Consent, blank } = forms[kind]
  return (
    <CopyPage copy={copy} actions={<LinkButton href={`#${enquiryFormId}`}>{enquiryCopy[kind].title}</LinkButton>}>
      <EnquiryForm kind={kind} blank={blank} consent={Consent && <Consent />}>
        <Fields />
      </EnquiryForm>
    </CopyPage>
  )
}
