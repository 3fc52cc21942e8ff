import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { DocumentName } from '../test/document-samples.ts'

type Pages = { pages: string[]; file: string }
type DocumentAsPrintedProps = { name: DocumentName } & Pages

/** A document as its reader has it: each page as a picture, and the file, which a screen reader reads. */
function DocumentAsPrinted({ name, pages, file }: DocumentAsPrintedProps) {
  return (
    <article style={{ display: 'grid', gap: 16, justifyItems: 'center', padding: 24, background: '#d9d2cb' }}>
      {pages.map((page, at) => (
        <img
          key={page.length}
          src={page}
          alt={`Page ${at + 1} of ${pages.length}`}
          style={{ width: '100%', maxWidth: 794, boxShadow: '0 1px 6px rgb(36 26 32 / 0.3)' }}
        />
      ))}
      <a href={file} download={`${name}.pdf`} style={{ color: '#241a20', textDecoration: 'underline' }}>
        The file, {name}.pdf
      </a>
    </article>
  )
}

const meta = {
  component: DocumentAsPrinted,
  title: 'Documents/All',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { name: 'invoice', pages: [], file: '' },
  render: ({ name }, { loaded }) => <DocumentAsPrinted name={name} {...(loaded as Pages)} />,
  play: async ({ canvas }) => {
    const pages = canvas.getAllByRole<HTMLImageElement>('img')
    await Promise.all(pages.map((page) => page.decode()))
    // A page has something on it: each is drawn at the size of its paper.
    for (const page of pages) await expect(page.naturalHeight).toBeGreaterThan(page.naturalWidth)
    await expect(canvas.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^data:application\/pdf/))
  },
} satisfies Meta<typeof DocumentAsPrinted>
export default meta
type Story = StoryObj<typeof meta>

/** Drawn by the server's own code when the workshop is built; fetched when it is looked at. */
const shows = (name: DocumentName, load: () => Promise<Pages>): Story => ({ args: { name }, loaders: [load] })

export const Certificate: Story = shows('report-certificate', () => import('document:report-certificate'))
export const CertificateWithOtherNames: Story = shows(
  'report-certificate-names',
  () => import('document:report-certificate-names'),
)
export const BreedCertificate: Story = shows(
  'report-breed_certificate',
  () => import('document:report-breed_certificate'),
)
export const HealthPanel: Story = shows('report-health', () => import('document:report-health'))
export const HealthPanelOfSampleData: Story = shows(
  'report-health-sample-data',
  () => import('document:report-health-sample-data'),
)
export const VetSummary: Story = shows('report-vet_summary', () => import('document:report-vet_summary'))
export const Traits: Story = shows('report-traits', () => import('document:report-traits'))
export const BreedMix: Story = shows('report-breed_mix', () => import('document:report-breed_mix'))
export const DnaProfile: Story = shows('report-dna_profile', () => import('document:report-dna_profile'))
export const Parentage: Story = shows('report-parentage', () => import('document:report-parentage'))
export const ClearByParentage: Story = shows(
  'report-clear_by_parentage',
  () => import('document:report-clear_by_parentage'),
)
export const MedicineCard: Story = shows('medicine-card', () => import('document:medicine-card'))
export const LifePlan: Story = shows('life-plan', () => import('document:life-plan'))
export const SubmissionSheet: Story = shows('submission-sheet', () => import('document:submission-sheet'))
export const AcmForm: Story = shows('acm-form', () => import('document:acm-form'))
export const SampleCollectionForm: Story = shows(
  'form-sample-collection',
  () => import('document:form-sample-collection'),
)
export const IdentityVerificationForm: Story = shows(
  'form-identity-verification',
  () => import('document:form-identity-verification'),
)
export const TransferOfOwnershipForm: Story = shows(
  'form-transfer-of-ownership',
  () => import('document:form-transfer-of-ownership'),
)
export const ShowOrderForm: Story = shows('form-show-order', () => import('document:form-show-order'))
export const Invoice: Story = shows('invoice', () => import('document:invoice'))
export const InvoiceOfSixtyLines: Story = shows(
  'invoice-of-sixty-lines',
  () => import('document:invoice-of-sixty-lines'),
)
export const PackingSlips: Story = shows('packing-slips', () => import('document:packing-slips'))
export const AddressLabels: Story = shows('address-labels', () => import('document:address-labels'))
export const CreditNote: Story = shows('credit-note', () => import('document:credit-note'))
