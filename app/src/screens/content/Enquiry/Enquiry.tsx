import type { EnquiryKind } from '@shop/contract/enquiry'
import { LinkButton } from '@shop/design-system'
import type { ComponentType } from 'react'
import { enquiryWords } from '../../../content/enquiry.ts'
import type { Words } from '../../../content/words.ts'
import { EnquiryForm, enquiryFormId } from '../../../parts/EnquiryForm/EnquiryForm.tsx'
import { WordsPage } from '../../../parts/WordsPage/WordsPage.tsx'
import { contactBlank, ContactFields } from './ContactFields.tsx'
import { nominationBlank, NominationConsent, NominationFields } from './NominationFields.tsx'
import { researchBlank, ResearchFields } from './ResearchFields.tsx'
import { sponsorshipBlank, SponsorshipFields } from './SponsorshipFields.tsx'

/** The responsible breeders' form stands on a page with their list. */
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

/** A page of words with the form they are about: `/contact-us`, `/resources/show-sponsorship` and their like. */
export function Enquiry({ words, kind }: { words: Words; kind: EnquiryPageKind }) {
  const { Fields, Consent, blank } = forms[kind]
  return (
    <WordsPage words={words} actions={<LinkButton href={`#${enquiryFormId}`}>{enquiryWords[kind].title}</LinkButton>}>
      <EnquiryForm kind={kind} blank={blank} consent={Consent && <Consent />}>
        <Fields />
      </EnquiryForm>
    </WordsPage>
  )
}
