/** A page's number, or an ellipsis in place of the pages between. */
export type PageItem = number | '…'

/** As many pages are all shown, however few siblings the current one has. */
const allShown = 5

/**
 * The pages to offer, in order: the first, the last, the current one and its siblings, the rest behind ellipses.
 * Every page is shown when the total is within 5, or more with more siblings; beyond, whatever lies between is an ellipsis
 * (listing-3).
 * @param page the current page, from 1
 */
export function pageItems(page: number, total: number, siblings = 1): PageItem[] {
  const isWhole = total <= Math.max(allShown, 3 + 2 * siblings)
  const isShown = (n: number) => isWhole || n === 1 || n === total || Math.abs(n - page) <= siblings

  return Array.from({ length: total }, (_, index) => index + 1).flatMap<PageItem>((n) => {
    if (isShown(n)) return n
    return isShown(n - 1) ? '…' : []
  })
}
