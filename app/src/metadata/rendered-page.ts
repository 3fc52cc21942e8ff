import { type HTMLElement, parse } from 'node-html-parser'

export type Crumb = { name: string; href: string | null }
export type Question = { question: string; answer: string }

/** What a page says of itself, as it was rendered. */
export type RenderedCopy = {
  title: string
  description: string
  /** From the top down to the page itself, which has no link; empty where it has no trail. */
  trail: Crumb[]
  questions: Question[]
}

const textOf = (element: HTMLElement | null) => (element?.text ?? '').replace(/\s+/g, ' ').trim()

/**
 * Reads a rendered page: what is before its first element (React writes title and description there, where no head is)
 * and what it shows. Search engines read what visitors see, and nothing is written twice.
 */
export function readRendered(html: string): { hoisted: string; body: string; copy: RenderedCopy } {
  const hoisted = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(html)?.[0] ?? ''
  const body = html.slice(hoisted.length)
  const head = parse(hoisted)
  const page = parse(body)
  return {
    hoisted,
    body,
    copy: {
      title: textOf(head.querySelector('title')),
      description: head.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
      trail: page.querySelectorAll('nav[aria-label=Breadcrumb] li').map((item) => ({
        name: textOf(item),
        href: item.querySelector('a')?.getAttribute('href') ?? null,
      })),
      questions: page.querySelectorAll('main details').map((details) => ({
        question: textOf(details.querySelector('summary')),
        answer: textOf(details.querySelector('summary + *')),
      })),
    },
  }
}
