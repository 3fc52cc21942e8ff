import { VisuallyHidden } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { FloatingPanel, type FloatingPanelProps } from '../FloatingPanel/FloatingPanel.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import type { OptionListProps } from './OptionList.tsx'
import { Message } from './parts.ts'

/** The list weighs 17 kB, so it comes when the control is first pointed at, focused or opened. */
export const loadList = () => import('./OptionList.tsx')
const OptionList = lazy(() => loadList().then(({ OptionList: component }) => ({ default: component })))

const Loading = () => (
  <Message>
    <Spinner size="sm" />
    Loading
  </Message>
)

type DropdownPanelProps = Omit<FloatingPanelProps, 'children'> &
  OptionListProps & { isLoading: boolean; emptyText: string }

/** What opens below the control: the list, or why there is none. The live region stands there from the start. */
export function DropdownPanel({ anchorRef, onDismiss, isLoading, emptyText, ...list }: DropdownPanelProps) {
  const isEmpty = list.options.length === 0
  return (
    <FloatingPanel anchorRef={anchorRef} onDismiss={onDismiss}>
      <Suspense fallback={<Loading />}>
        <OptionList {...list} />
      </Suspense>
      <div role="status">
        {isEmpty && (isLoading ? <Loading /> : <Message>{emptyText}</Message>)}
        {!isEmpty && isLoading && <VisuallyHidden>Loading more</VisuallyHidden>}
      </div>
    </FloatingPanel>
  )
}
