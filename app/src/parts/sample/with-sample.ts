/** The chosen sample stays chosen from page to page. */
export const withSample = (href: string, barcode: string | null): string =>
  barcode ? `${href}?${new URLSearchParams({ sample: barcode })}` : href
