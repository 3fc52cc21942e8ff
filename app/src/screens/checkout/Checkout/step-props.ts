export type StepProps = {
  onNext: () => void
  onPrevious: () => void
  /** What the server refused when the order was placed, by field. */
  refused: Record<string, string>
}
