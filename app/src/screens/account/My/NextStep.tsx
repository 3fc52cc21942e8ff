import { chakra, LinkButton, Skeleton, SkeletonGroup } from '@shop/design-system'
import { formatDate } from '@shop/contract/dates'
import type { AnimalNews } from '@shop/contract/sample'
import {
  ArrowRightLeft,
  FileText,
  Package,
  PackageCheck,
  PawPrint,
  ReceiptText,
  TriangleExclamationPoint,
  type LucideIcon,
} from 'lucide-react'
import { toolsOf, toolToOpen } from '../../../content/user-tools.ts'
import { useSettings } from '../../../data/settings.tsx'
import { useSpelling } from '../../../data/spelling.tsx'
import { useUserTool } from '../../../data/user-tool.ts'
import { useAudience } from '../../../layouts/audience.ts'
import { AnimalPicture } from '../../../parts/animal/AnimalPicture.tsx'
import { isLate } from '../../../parts/sample/expected.ts'
import { toolIcons } from '../../../parts/tool/tool-icons.ts'
import { paths } from '../../../paths.ts'
import type { Step } from './steps.ts'
import type { Steps } from './use-steps.ts'

const Base = chakra('section', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '4', md: '6' },
    padding: { base: '5', md: '6' },
    bg: 'colorPalette.subtle',
    borderRadius: 'card',
    minHeight: { md: '10.5rem' },
    '& .next-picture': {
      flexShrink: 0,
      display: 'grid',
      placeItems: 'center',
      alignSelf: { base: 'start', md: 'center' },
      boxSize: { base: '3.5rem', md: '6rem' },
      borderRadius: 'card',
      overflow: 'clip',
      bg: 'colorPalette.solid',
      color: 'colorPalette.contrast',
      '& > .next-icon': { boxSize: { base: '1.75rem', md: '2.75rem' } },
    },
    '& .next-copy': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    '& .next-eyebrow': { textStyle: 'eyebrow', color: 'colorPalette.emphasized', marginBlockEnd: '1' },
    '& h2': { textStyle: { base: 'h3', md: 'h2' }, textWrap: 'balance' },
    '& .next-text': { color: 'ink2', marginBlock: '1', textWrap: 'pretty', lineClamp: 3 },
    '& .next-ways': { display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '3' },
  },
})

const icons: Record<Step['kind'], LucideIcon> = {
  invoices: ReceiptText,
  orders: Package,
  problem: TriangleExclamationPoint,
  kits: PackageCheck,
  animals: PawPrint,
  offers: ArrowRightLeft,
  results: FileText,
  openInvoices: ReceiptText,
}

type Way = { action: string; href: string }
type ShownProps = {
  eyebrow: string
  title: string
  text: string
  ways: Way[]
  Icon: LucideIcon
  animal?: Pick<AnimalNews, 'coat' | 'photo'>
}

const Shown = ({ eyebrow, title, text, ways, Icon, animal }: ShownProps) => (
  <Base aria-labelledby="next-step">
    <span className="next-picture">
      {animal ? <AnimalPicture animal={animal} ratio={1} sizes="6rem" /> : <Icon className="next-icon" aria-hidden />}
    </span>
    <div className="next-copy">
      <p className="next-eyebrow">{eyebrow}</p>
      <h2 id="next-step">{title}</h2>
      <p className="next-text">{text}</p>
      <p className="next-ways">
        {ways.map(({ action, href }, at) => (
          <LinkButton key={href} href={href} variant={at ? 'outline' : 'solid'}>
            {action}
          </LinkButton>
        ))}
      </p>
    </div>
  </Base>
)

/** The one thing to do next; where nothing waits, where to begin or to go on. */
export function NextStep({ steps: { steps, isComplete, news, isNew } }: { steps: Steps }) {
  if (!isComplete)
    return (
      <SkeletonGroup label="Finding out what is next">
        <Skeleton shape="box" height="10.5rem" />
      </SkeletonGroup>
    )
  const [step] = steps
  if (!step) return <NothingWaits news={news} isNew={isNew} />
  const animal = news?.animals.find(({ id }) => id === step.animalId)
  return (
    <Shown eyebrow="Next" ways={[step]} Icon={icons[step.kind]} title={step.title} text={step.text} animal={animal} />
  )
}

function NothingWaits({ news, isNew }: Pick<Steps, 'news' | 'isNew'>) {
  const { country } = useSettings()
  const spell = useSpelling()
  const audience = useAudience()
  const tools = toolsOf(audience)
  const last = useUserTool()
  const tool = toolToOpen(tools, last)
  const expected = news?.atWork.find(({ expectedAt }) => expectedAt && !isLate(expectedAt))?.expectedAt
  if (isNew && tool?.name !== last)
    return (
      <Shown
        eyebrow="A good place to start"
        title="Find the right test"
        text="Choose a test, and its kit comes by post. When it arrives, come back and tell us which animal it is for."
        ways={[
          { action: 'Find a test', href: tools.find(({ name }) => name === 'order-tests')?.href ?? paths.home },
          { action: 'Activate a kit', href: paths.activate },
        ]}
        Icon={PawPrint}
      />
    )
  if (!tool) return null
  return (
    <Shown
      eyebrow={tool.name === last ? 'Pick up where you left off' : 'Nothing waits for you'}
      title={spell(tool.label)}
      text={expected ? `The next results are expected by ${formatDate(expected, country)}.` : spell(tool.text)}
      ways={[{ action: 'Continue', href: tool.href }]}
      Icon={toolIcons[tool.name]}
    />
  )
}
