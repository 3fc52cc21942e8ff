import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { sized } from './sized.ts'

/** Round trip in ms, bits a second down and up. */
export type Profile = { roundTrip: number; down: number; up: number }

/** The phone that Lighthouse calls "mobileSlow4G". */
export const slow4g = sized<Profile>(
  { roundTrip: 150, down: 1.6 * 1024 * 1000, up: 750 * 1000 },
  { roundTrip: 2, down: 1e9, up: 1e9 },
)

const segmentBytes = 1460
const packetBytes = 1500
const initialWindow = 10 * segmentBytes
const largestWindow = 1024 * 1024
const millisecondsFor = (bytes: number, bitsPerSecond: number) => (bytes * 8 * 1000) / bitsPerSecond

/** Runs what is due in the order in which it was put in, so that no segment overtakes another. */
class Lane {
  #due: { at: number; run: () => void }[] = []
  #isArmed = false

  put(at: number, run: () => void) {
    this.#due.push({ at, run })
    this.#arm()
  }

  #arm() {
    const [first] = this.#due
    if (this.#isArmed || !first) return
    this.#isArmed = true
    const wait = first.at - performance.now()
    // A timer cannot wait for less than a millisecond.
    if (wait < 0.3) setImmediate(() => this.#runDue())
    else setTimeout(() => this.#runDue(), wait)
  }

  #runDue() {
    this.#isArmed = false
    while (this.#due[0] && this.#due[0].at <= performance.now() + 0.3) this.#due.shift()?.run()
    this.#arm()
  }
}

/** One bottleneck that all connections share, each taking its turn. */
export class Link {
  readonly profile: Profile
  /** Connections, the next to send first. */
  readonly turns = new Set<ShapedSocket>()
  #isSending = false
  #upIsFreeAt = 0
  readonly #sent = new Lane()
  readonly #arriving = new Lane()
  readonly #acknowledged = new Lane()
  readonly #upstream = new Lane()

  constructor(profile: Profile) {
    this.profile = profile
  }

  /** Sends the next segment that some connection's congestion window lets through. */
  send() {
    if (this.#isSending) return
    const { roundTrip, down } = this.profile
    for (const connection of this.turns) {
      const segment = connection.takeSegment()
      if (!segment) continue
      this.turns.delete(connection)
      this.turns.add(connection)
      this.#isSending = true
      const gone = performance.now() + millisecondsFor(segment.length + packetBytes - segmentBytes, down)
      this.#sent.put(gone, () => {
        this.#isSending = false
        this.send()
      })
      this.#arriving.put(gone + roundTrip / 2, () => connection.deliver(segment))
      this.#acknowledged.put(gone + roundTrip, () => connection.acknowledge(segment.length))
      return
    }
  }

  /** What the browser sends arrives after the queue before it and half a round trip. */
  receive(bytes: number, notBefore: number, run: () => void) {
    const { roundTrip, up } = this.profile
    this.#upIsFreeAt = Math.max(performance.now(), notBefore, this.#upIsFreeAt) + millisecondsFor(bytes, up)
    this.#upstream.put(this.#upIsFreeAt + roundTrip / 2, run)
  }
}

/**
 * A browser's connection as it would be at the far end of a `Link`: with TCP's handshake and slow start. It is beneath
 * TLS and HTTP/2 in the same process; their backpressure works, so HTTP/2 still chooses what goes first.
 */
export class ShapedSocket extends Duplex {
  readonly #raw: Socket
  readonly #link: Link
  /** A connection costs a round trip before its first byte. */
  readonly #openAt: number
  #waiting: { bytes: Buffer; sent: () => void }[] = []
  #window = initialWindow
  #inFlight = 0

  constructor(raw: Socket, link: Link) {
    super({ highWaterMark: 16 * 1024 })
    this.#raw = raw
    this.#link = link
    this.#openAt = performance.now() + link.profile.roundTrip
    link.turns.add(this)
    raw.setNoDelay(true)
    raw.on('data', (bytes: Buffer) => link.receive(bytes.length, this.#openAt, () => this.#pushOn(bytes)))
    raw.on('end', () => link.receive(0, this.#openAt, () => this.#pushOn(null)))
    raw.on('error', () => this.destroy())
    raw.on('close', () => this.destroy())
  }

  #pushOn(bytes: Buffer | null) {
    if (!this.destroyed) this.push(bytes)
  }

  takeSegment(): Buffer | undefined {
    if (!this.#waiting.length || this.#inFlight + segmentBytes > this.#window) return undefined
    const parts: Buffer[] = []
    let room = segmentBytes
    for (let first = this.#waiting[0]; first && room > 0; first = this.#waiting[0]) {
      const part = first.bytes.subarray(0, room)
      parts.push(part)
      room -= part.length
      first.bytes = first.bytes.subarray(part.length)
      if (first.bytes.length) break
      this.#waiting.shift()
      setImmediate(first.sent)
    }
    this.#inFlight += segmentBytes - room
    return Buffer.concat(parts)
  }

  deliver(segment: Buffer) {
    if (!this.#raw.destroyed) this.#raw.write(segment)
  }

  /** Each acknowledged byte lets one more go out: the window doubles every round trip. */
  acknowledge(bytes: number) {
    this.#inFlight -= bytes
    this.#window = Math.min(this.#window + bytes, largestWindow)
    this.#link.send()
  }

  override _read() {}

  override _write(bytes: Buffer, _encoding: BufferEncoding, sent: () => void) {
    this.#waiting.push({ bytes, sent })
    this.#link.send()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#link.turns.delete(this)
    // What is under way still arrives.
    setTimeout(() => this.#raw.destroy(), this.#link.profile.roundTrip)
    done(error)
  }

  // What TLS calls on a net.Socket.
  setNoDelay = () => this
  setKeepAlive = () => this
  setTimeout = () => this
  ref = () => this
  unref = () => this
}
