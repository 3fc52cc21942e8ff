import { PageMetadataContext } from '@shop/design-system'
import { useContext, useEffect } from 'react'
import { brand } from '../../brand.ts'

/** The page's title and description: in the head that the server writes, and in the browser where React hoists them. */
export function PageTitle({ title, description = '' }: { title: string; description?: string }) {
  const state = useContext(PageMetadataContext)
  const whole = `${title} | ${brand.name}`
  // A page left before it was hydrated leaves its own title behind, which would go before this one.
  useEffect(() => void (document.title = whole), [whole])
  if (state) {
    state({ title: whole, description })
    return null
  }
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
    </>
  )
}
