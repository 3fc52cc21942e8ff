/** Drops a file onto a part of a page, in a story. */
export function dropFile(target: HTMLElement, file: File) {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}
