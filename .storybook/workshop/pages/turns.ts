/** Those that wait for their turn; the first has it. */
const queue: (() => void)[] = []

/**
 * Calls `start` when it is this frame's turn: two stories at once would take each other's focus. The returned function gives the turn, or the place in the queue, back.
 */
export function takeTurn(start: () => void): () => void {
  if (queue.push(start) === 1) start()
  return () => {
    const at = queue.indexOf(start)
    if (at >= 0) queue.splice(at, 1)
    if (at === 0) queue[0]?.()
  }
}
