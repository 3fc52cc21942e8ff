import { FloatingPanel, type FloatingPanelProps } from '../FloatingPanel/FloatingPanel.tsx'
import { SuggestionList, type SuggestionListProps } from '../SuggestionList/SuggestionList.tsx'

type SuggestionPanelProps = Omit<FloatingPanelProps, 'children'> & SuggestionListProps

/** The suggestions in what floats below their box. A module of its own, so that it can come later. */
export const SuggestionPanel = ({ anchorRef, onDismiss, ...list }: SuggestionPanelProps) => (
  <FloatingPanel anchorRef={anchorRef} onDismiss={onDismiss}>
    <SuggestionList {...list} />
  </FloatingPanel>
)
