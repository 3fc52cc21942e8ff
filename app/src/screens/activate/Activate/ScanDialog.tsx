import { Button, Callout, chakra, Dialog } from '@shop/design-system'
import { type ScanState, useScan } from './use-scan.ts'

const Picture = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: 'card',
    colorScheme: 'light',
    bg: 'ink',
    aspectRatio: '4 / 3',
    '& video': { width: 'full', height: 'full', objectFit: 'cover' },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '25% 12%',
      borderWidth: '3px',
      borderColor: 'card',
      borderRadius: 'control',
    },
  },
})

const copy: Record<'starting' | 'looking' | 'unclear', string> = {
  starting: 'Your browser will ask to use the camera. The picture stays on your device.',
  looking: 'Hold the label inside the frame, about 10 cm (4 inches) away.',
  unclear: 'Still nothing. More light, or a little further away, often helps. You can also type the barcode.',
}
const troubles: Record<'refused' | 'none' | 'failed', { title: string; text: string }> = {
  refused: {
    title: 'Camera access is blocked',
    text: 'Allow it in your browser’s settings for this page and try again, or type the barcode.',
  },
  none: { title: 'We found no camera', text: 'Please type the barcode from the label instead.' },
  failed: {
    title: 'The camera did not start',
    text: 'Another app may be using it. Please type the barcode from the label instead.',
  },
}
const isTrouble = (state: ScanState): state is keyof typeof troubles => state in troubles

type ScanDialogProps = { onFound: (barcode: string) => void; onClose: () => void }

/** Reads a barcode with the camera. */
export function ScanDialog({ onFound, onClose }: ScanDialogProps) {
  const { video, state } = useScan(onFound)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Scan the barcode"
      actions={
        <Button variant="outline" onClick={onClose}>
          Type it instead
        </Button>
      }
    >
      {isTrouble(state) ? (
        <div role="alert">
          <Callout tone="caution" title={troubles[state].title}>
            {troubles[state].text}
          </Callout>
        </div>
      ) : (
        <>
          <Picture>
            <video ref={video} muted playsInline aria-label="What your camera sees" />
          </Picture>
          <chakra.p role="status" marginTop="3" color="ink2">
            {copy[state]}
          </chakra.p>
        </>
      )}
    </Dialog>
  )
}
