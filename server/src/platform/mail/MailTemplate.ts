import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link as Anchor } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
// Node runs these files as they are, and knows no JSX.
import { createElement as h, Fragment } from 'react'
import type { Step } from '@shop/contract/next-steps'
import {
  type Card,
  type Figures,
  greetingOf,
  type MailContent,
  nextTitle,
  type Link,
  type Part,
  type Quoted,
  type Sum,
} from './content.ts'
import { pictureAlts, pictureSize, sourceOf } from './pictures.ts'
import { colours, styles } from './styles.ts'

const ownNumber = /(\bK[A-Z]-[\w-]+)/

/** A number of ours stays in one piece: broken after its hyphen it is hard to read, and to copy. */
const InOnePiece = ({ text }: { text: string }) =>
  text
    .split(ownNumber)
    .map((part, at) => (at % 2 ? h('span', { key: at, style: { whiteSpace: 'nowrap' } }, part) : part))

/** One line below another, as they were written. */
const Lines = ({ of }: { of: string }) =>
  of.split('\n').map((line, at) => h(Fragment, { key: at }, at ? h('br') : null, h(InOnePiece, { text: line })))

const Paragraph = ({ copy }: { copy: string }) => h(Text, { style: styles.text }, h(Lines, { of: copy }))

const Action = ({ label, href }: Link) =>
  h(Section, { style: { margin: '24px 0' } }, h(Button, { href, style: styles.button }, label))

const PlainLink = ({ label, href }: Link) =>
  h(Text, { style: styles.text }, h(Anchor, { href, style: styles.link }, label))

const Links = ({ links }: { links: Link[] }) =>
  h(
    'ul',
    { style: styles.list },
    links.map(({ label, href }, at) =>
      h('li', { key: at, style: styles.item }, h(Anchor, { href, style: styles.link }, label)),
    ),
  )

const Row = ({ row: [name, value, isTotal], isSum }: { row: Sum; isSum: boolean }) => {
  const total = isTotal ? styles.total : {}
  const nameStyle = { ...styles.name, ...total }
  return h(
    'tr',
    null,
    isSum ? h('th', { scope: 'row', style: nameStyle }, name) : h('td', { style: nameStyle }, name),
    h('td', { style: { ...styles.value, ...total } }, value),
  )
}

const Table = ({ title, head, rows, sums = [] }: Figures) =>
  h(
    Section,
    { style: { margin: '16px 0' } },
    title ? h(Heading, { as: 'h2', style: styles.heading }, title) : null,
    h(
      'table',
      { style: styles.table },
      head &&
        h(
          'thead',
          null,
          h(
            'tr',
            null,
            h('th', { scope: 'col', style: styles.head }, head[0]),
            h('th', { scope: 'col', style: { ...styles.head, textAlign: 'right' } }, head[1]),
          ),
        ),
      h(
        'tbody',
        null,
        rows.map((row, at) => h(Row, { key: at, row, isSum: !head })),
        sums.map((row, at) => h(Row, { key: `sum-${at}`, row, isSum: true })),
      ),
    ),
  )

const GiftCard = ({ from, amount, currency, code }: Card) =>
  h(
    Section,
    { style: styles.card },
    h(Text, { style: styles.cardFrom }, `A gift card from ${from}`),
    h(Text, { style: styles.cardAmount }, amount, ' ', h('span', { style: { fontSize: 16 } }, currency)),
    h(Text, { style: styles.cardCode }, code),
  )

const QuotedNumber = ({ name, number }: Quoted) =>
  h(
    Section,
    { style: styles.quoted },
    h(Text, { style: styles.quotedName }, name),
    h(Text, { style: styles.quotedNumber }, number),
  )

/** A row each: side by side they are too narrow on a phone, and few mail programs stack columns. */
const Steps = ({ steps }: { steps: readonly Step[] }) =>
  h(
    Section,
    { style: { margin: '24px 0' } },
    h(Heading, { as: 'h2', style: { ...styles.heading, margin: '0 0 8px' } }, nextTitle),
    h(
      'table',
      { role: 'presentation', style: styles.steps },
      h(
        'tbody',
        null,
        steps.map(({ picture, title, text }) =>
          h(
            'tr',
            { key: title },
            h(
              'td',
              { style: styles.stepPicture },
              h('img', { src: sourceOf(picture), alt: pictureAlts[picture], ...pictureSize, style: styles.picture }),
            ),
            h('td', { style: styles.stepText }, h('strong', { style: styles.stepTitle }, title), h('br'), text),
          ),
        ),
      ),
    ),
  )

function TemplatePart({ part, isAction }: { part: Part; isAction: boolean }) {
  if (typeof part === 'string') return h(Paragraph, { copy: part })
  if ('href' in part) return h(isAction ? Action : PlainLink, part)
  if ('links' in part) return h(Links, part)
  if ('card' in part) return h(GiftCard, part.card)
  if ('quote' in part) return h('blockquote', { style: styles.quote }, h(Lines, { of: part.quote }))
  if ('quoted' in part) return h(QuotedNumber, part.quoted)
  if ('steps' in part) return h(Steps, part)
  return h(Table, part)
}

/** A mail as HTML: the shop’s name, a heading, a greeting, the copy with one button, and who sent it. */
export function MailTemplate({ content, brand, url }: { content: MailContent; brand: string; url: string }) {
  const { subject, title = subject, parts } = content
  const opening = parts.find((part) => typeof part === 'string')
  const action = parts.find((part) => typeof part === 'object' && 'href' in part)
  return h(
    Html,
    { lang: 'en' },
    h(Head, null, h('meta', { name: 'viewport', content: 'width=device-width' }), h('title', null, title)),
    opening ? h(Preview, { children: opening }) : null,
    h(
      Body,
      { style: { margin: 0, backgroundColor: colours.paper } },
      h(
        Container,
        { style: styles.page },
        h(Text, { style: styles.brand }, h(Anchor, { href: url, style: styles.brandLink }, brand)),
        h(
          Section,
          { style: styles.sheet },
          h(Heading, { style: styles.title }, title),
          h(Paragraph, { copy: greetingOf(content) }),
          parts.map((part, at) => h(TemplatePart, { key: at, part, isAction: part === action })),
        ),
        h(Hr, { style: styles.rule }),
        h(
          Text,
          { style: styles.small },
          `You get this mail from ${brand}, pet DNA tests. A question? Answer it, and a person reads what you write.`,
        ),
      ),
    ),
  )
}
