import { VisuallyHidden } from '@chakra-ui/react'
import { lazyPart } from '../../lazy-part.tsx'
import { FloatingPanel, type FloatingPanelProps } from '../FloatingPanel/FloatingPanel.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import type { OptionListProps } from './OptionList.tsx'
import { Message } from './parts.ts'

/** The list weighs 17 kB, so it comes when the control is first pointed at, focused or opened. */
export const [OptionList, loadList] = lazyPart(() => import('./OptionList.tsx').then((part) => part.OptionList))

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
      <OptionList part={list} fallback={<Loading />} />
      <div role="status">
        {isEmpty && (isLoading ? <Loading /> : <Message>{emptyText}</Message>)}
        {!isEmpty && isLoading && <VisuallyHidden>Loading more</VisuallyHidden>}
      </div>
    </FloatingPanel>
  )
}
