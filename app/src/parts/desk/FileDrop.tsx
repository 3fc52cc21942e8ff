import { chakra, FileInput } from '@shop/design-system'
import { type DragEvent, useState } from 'react'

const Base = chakra('div', {
  base: {
    padding: '5',
    border: '2px dashed',
    borderColor: 'line',
    borderRadius: 'card',
    '&[data-over]': { borderColor: 'colorPalette.solid', bg: 'colorPalette.subtle' },
  },
})

type FileDropProps = { label: string; help: string; onFile: (file: File) => void }

/** A CSV file, dropped here or chosen. The same file may be chosen again after it was mended. */
export function FileDrop({ label, help, onFile }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  const [count, setCount] = useState(0)
  const take = (file: File | null | undefined) => {
    if (!file) return
    // An input that is new takes a file of the same name.
    setCount(count + 1)
    onFile(file)
  }
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(is)
  }
  return (
    <Base
      data-over={isOver || undefined}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event)
        take(event.dataTransfer.files[0])
      }}
    >
      <FileInput key={count} label={label} help={help} accept=".csv,text/csv" onChange={take} />
    </Base>
  )
}
