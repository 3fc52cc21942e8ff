import { useIsHydrated } from '@shop/design-system'

/** The part of the Barcode Detection API that is used here; TypeScript does not know it yet. */
export type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type WithDetector = { BarcodeDetector?: new () => Detector }

export const makeDetector = (): Detector | null => {
  const { BarcodeDetector } = globalThis as WithDetector
  return BarcodeDetector ? new BarcodeDetector() : null
}

const hasCamera = () => 'BarcodeDetector' in globalThis && Boolean(navigator.mediaDevices)

/** Whether this browser can read barcodes with its camera; false while the server renders. */
export const useCanScan = () => useIsHydrated() && hasCamera()
