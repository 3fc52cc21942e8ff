import { Button, lazyPart } from '@shop/design-system'
import { ScanBarcode } from 'lucide-react'
import { useState } from 'react'
import { useCanScan } from './can-scan.ts'

const [ScanDialog, loadScanDialog] = lazyPart(() => import('./ScanDialog.tsx').then((part) => part.ScanDialog))

/** Offers the camera where the browser can read barcodes; elsewhere there is nothing. */
export function ScanButton({ label, onFound }: { label: string; onFound: (barcode: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  if (!useCanScan()) return null
  return (
    <div>
      <Button variant="outline" onPointerEnter={loadScanDialog} onClick={() => setOpen(true)}>
        <ScanBarcode aria-hidden size={20} /> {label}
      </Button>
      {isOpen && (
        <ScanDialog
          part={{
            onClose: () => setOpen(false),
            onFound: (barcode) => {
              setOpen(false)
              onFound(barcode)
            },
          }}
        />
      )}
    </div>
  )
}
