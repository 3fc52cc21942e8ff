import { lazy, Suspense } from 'react'
import { useFlagships } from '../../data/flagship.ts'
import { useBeside } from '../../data/use-beside.ts'
import type { FlagshipProps } from './Flagship.tsx'

/** Its copy is long, and most pages need none of it. The server renders it with the page. */
const Flagship = lazy(async () => ({ default: (await import('./Flagship.tsx')).Flagship }))

/** All about a flagship, as far as a page has it; without what is counted its children alone. */
export function FlagshipPart(props: Omit<FlagshipProps, 'counts'>) {
  const counts = useBeside(useFlagships())
  if (!counts) return props.children
  return (
    <Suspense>
      <Flagship {...props} counts={counts} />
    </Suspense>
  )
}
