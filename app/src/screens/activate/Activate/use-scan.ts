import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { makeDetector } from './can-scan.ts'

/** `none`: there is no camera. `unclear`: it has looked for a while and found nothing. */
export type ScanState = 'starting' | 'looking' | 'unclear' | 'refused' | 'none' | 'failed'

type Scan = { video: RefObject<HTMLVideoElement | null>; state: ScanState }

const everyMs = 200
const patience = 75

const stateOf = (error: unknown): ScanState =>
  error instanceof DOMException && error.name === 'NotAllowedError'
    ? 'refused'
    : error instanceof DOMException && error.name === 'NotFoundError'
      ? 'none'
      : 'failed'

/** Looks through the camera for a barcode until it finds one. The camera is off again when the part is gone. */
export function useScan(onFound: (barcode: string) => void): Scan {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<ScanState>('starting')
  const found = useEffectEvent(onFound)
  useEffect(() => {
    let isGone = false
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined

    const look = async (tries: number) => {
      const [code] = (await makeDetector()?.detect(video.current as HTMLVideoElement)) ?? []
      if (isGone) return
      if (code) return found(code.rawValue)
      if (tries === patience) setState('unclear')
      timer = setTimeout(() => void look(tries + 1).catch(fail), everyMs)
    }
    const fail = (error: unknown) => isGone || setState(stateOf(error))
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isGone || !video.current) return stop()
      video.current.srcObject = stream
      await video.current.play()
      setState('looking')
      await look(0)
    }
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    start().catch(fail)
    return () => {
      isGone = true
      clearTimeout(timer)
      stop()
    }
  }, [])
  return { video, state }
}
