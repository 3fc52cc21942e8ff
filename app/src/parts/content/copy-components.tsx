import {
  Accordion,
  Button,
  Callout,
  DescriptionList,
  Illustration,
  type IllustrationName,
  Link,
  LinkButton,
  PageMetadataContext,
  Stat,
} from '@shop/design-system'
import { Children, isValidElement, type ReactNode, useContext } from 'react'
import { brand } from '../../brand.ts'
import { figures } from '../../content/figures.ts'
import type { CopyComponents } from '../../content/copy.ts'
import { Spelled, useSpelling } from '../../data/spelling.tsx'
import { GenotypeSquare } from '../product/GenotypeSquare.tsx'
import { CaseFacts, CaseTest } from './CaseFacts.tsx'
import { Bars, Rows } from './CaseFigures.tsx'
import { DeliveryTable } from './DeliveryTable.tsx'
import { Laboratory } from './Laboratory.tsx'
import { MembershipSum } from './MembershipSum.tsx'
import {
  Band,
  Cards,
  CatalogueFigures,
  LinkCard,
  Numbered,
  NumberedPoint,
  Track,
  Words,
  WordsRow,
} from './own-layout.tsx'
import { PrintedForms } from './PrintedForms.tsx'

type LinkProps = { href: string; children: ReactNode }

function CopyLink({ href, children }: LinkProps) {
  return (
    <Link href={href} isExternal={href.startsWith('http')}>
      {children}
    </Link>
  )
}

const Mail = () => <Link href={`mailto:${brand.email}`}>{brand.email}</Link>

/** The way onward, as a button. */
function Action({ href, children }: LinkProps) {
  return <LinkButton href={href}>{children}</LinkButton>
}

const Actions = ({ children }: { children: ReactNode }) => <div className="actions">{children}</div>

const PrintButton = ({ children }: { children: ReactNode }) => (
  <Button variant="outline" onClick={() => print()}>
    {children}
  </Button>
)

type Titled = { title: string; children: ReactNode }

/** Holds what its `Questions` reads from it. */
const Question = ({ children }: Titled) => children

/** Questions that open to their answers. */
function Questions({ children }: { children: ReactNode }) {
  const state = useContext(PageMetadataContext)
  const spell = useSpelling()
  const items = Children.toArray(children).flatMap((child) =>
    isValidElement<Titled>(child) ? [{ title: child.props.title, content: child.props.children }] : [],
  )
  const questions = items.map(({ title, content }) => ({
    question: title,
    answer: spell(textOf(content).replace(/\s+/g, ' ').trim()),
  }))
  state?.({ questions })
  return <Accordion items={items} />
}

/** What a node of copy reads; nothing of a component that has its text from elsewhere. */
const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child) ? textOf(child.props.children) : String(child as string | number),
    )
    .join('')

const Points = ({ children }: { children: ReactNode }) => <div className="wide points">{children}</div>

const Point = ({ title, children }: Titled) => (
  <div>
    <h3>{title}</h3>
    {children}
  </div>
)

const Steps = ({ children }: { children: ReactNode }) => <ol className="wide steps">{children}</ol>

const Step = ({ title, picture, children }: Titled & { picture: IllustrationName }) => (
  <li>
    <Illustration name={picture} />
    <div>
      <h3>{title}</h3>
      {children}
    </div>
  </li>
)

const Figures = () => (
  <div className="wide figures">
    {figures.map(({ figure, label }) => (
      <Stat key={figure} figure={figure} label={label} />
    ))}
  </div>
)

/** What copy is made of besides plain elements. */
export const copyComponents: CopyComponents = {
  a: CopyLink,
  Action,
  Actions,
  Band,
  Bars,
  Callout,
  Cards,
  CaseFacts,
  CaseTest,
  CatalogueFigures,
  DeliveryTable,
  Facts: DescriptionList,
  Figures,
  GenotypeSquare,
  Laboratory,
  Link: CopyLink,
  LinkCard,
  Mail,
  MembershipSum,
  Numbered,
  NumberedPoint,
  PrintedForms,
  Point,
  Points,
  PrintButton,
  Question,
  Questions,
  Rows,
  Spelled,
  Step,
  Steps,
  Track,
  Words,
  WordsRow,
}
