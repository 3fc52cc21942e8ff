import { useEffect } from 'react'
import { brand } from '../../brand.ts'

/** The page's title, in the head on the server and in the browser alike (React hoists it). */
export function PageTitle({ title, description }: { title: string; description?: string }) {
  const whole = `${title} | ${brand.name}`
  // A page left before it was hydrated leaves its own title behind, which would go before this one.
  useEffect(() => void (document.title = whole), [whole])
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
    </>
  )
}
