import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { Link } from '../Link/Link.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { PageHeader } from './PageHeader.tsx'
import { pageHeaderRecipe } from './PageHeader.recipe.ts'
import { variantControls } from '../variant-controls.ts'

const meta = {
  component: PageHeader,
  title: 'Components/PageHeader',
  tags: ['manifest'],
  argTypes: variantControls(pageHeaderRecipe),
  args: { title: 'Tests for the Border Collie' },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

const lead = 'Nineteen inherited diseases and traits can be read in this breed from one cheek swab.'
const actions = (
  <>
    <LinkButton href="/store">Choose tests</LinkButton>
    <LinkButton href="/how-to-take-dna-sample" variant="outline">
      How to take a sample
    </LinkButton>
  </>
)

export const TitleOnly: Story = {}
export const WithLead: Story = { args: { eyebrow: 'Dog breed', lead } }
export const Full: Story = {
  args: {
    breadcrumbs: (
      <nav aria-label="Breadcrumb">
        <Link href="/breeder/for-dogs/breeds" variant="quiet">
          Dog breeds
        </Link>
      </nav>
    ),
    eyebrow: 'Dog breed',
    lead,
    actions,
    aside: <Card size="lg">Results in 10 to 15 working days</Card>,
  },
}
export const Landing: Story = {
  args: { size: 'lg', title: 'Know the litter before you plan it.', lead, actions },
}
/** Above what is worked with. */
export const Small: Story = { args: { size: 'sm', title: 'Orders', lead: 'By number, name, email or barcode.' } }
export const LongTitle: Story = {
  args: {
    eyebrow: 'Disease',
    title:
      'Neuronal ceroid lipofuscinosis 4A, late-onset, in American Staffordshire and Pit Bull Terriers (ARSG-related)',
    lead,
  },
}
