/** The address of a list with its search and filters, on one of its pages; blanks and page 1 are left out. */
export function listAddress(path: string, fields: Record<string, string>, page = 1): string {
  const filled = Object.entries({ ...fields, page: page > 1 ? String(page) : '' }).filter(([, value]) => value)
  return filled.length ? `${path}?${new URLSearchParams(filled)}` : path
}
