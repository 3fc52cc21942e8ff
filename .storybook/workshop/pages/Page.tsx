import { useOf } from '@storybook/addon-docs/blocks'
import { ComponentPage } from './ComponentPage.tsx'
import { DocumentsPage } from './DocumentsPage.tsx'
import { JourneyPage } from './JourneyPage.tsx'
import { MailsPage } from './MailsPage.tsx'
import { ScreenPage } from './ScreenPage.tsx'
import './pages.css'

const pageOfRoot = {
  Components: ComponentPage,
  Foundations: ComponentPage,
  Journeys: JourneyPage,
  Emails: MailsPage,
  Documents: DocumentsPage,
}
const isRoot = (root: string): root is keyof typeof pageOfRoot => root in pageOfRoot

/** The page of a story file, of the kind that its place in the sidebar names. */
export function Page() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const [root = ''] = preparedMeta.title.split('/')
  const Kind = isRoot(root) ? pageOfRoot[root] : ScreenPage
  return <Kind />
}
