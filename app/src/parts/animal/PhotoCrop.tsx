import type { AnimalPhoto } from '@shop/contract/animal-photo'
import { chakra } from '@shop/design-system'
import { useId } from 'react'
import { focusOf, PhotoImage } from './AnimalPicture.tsx'

const Base = chakra('fieldset', {
  base: {
    border: 'none',
    minWidth: '0',
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1.6fr) 7rem minmax(0, 1.4fr)' },
    alignItems: 'center',
    '& legend': { textStyle: 'label', marginBlockEnd: '1.5' },
    '& .crop-wide': { aspectRatio: '16 / 9', borderRadius: 'control', overflow: 'hidden' },
    '& .crop-square': {
      display: { base: 'none', sm: 'block' },
      aspectRatio: '1',
      borderRadius: 'control',
      overflow: 'hidden',
    },
    '& label': { textStyle: 'label', display: 'block' },
    '& input': { width: 'full', color: 'colorPalette.solid', accentColor: 'currentcolor', minHeight: '6' },
  },
})

type Focus = Pick<AnimalPhoto, 'focusX' | 'focusY'>
type PhotoCropProps = { src: string; focus: Focus; onMove: (focus: Focus) => void }

/** Which part of a photo its crops show: as on the animal's page, and as in lists. */
export function PhotoCrop({ src, focus, onMove }: PhotoCropProps) {
  const id = useId()
  const style = { objectPosition: focusOf(focus) }
  const slider = (name: keyof Focus, label: string) => (
    <div>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        id={`${id}-${name}`}
        type="range"
        min={0}
        max={100}
        step={5}
        value={focus[name]}
        aria-valuetext={`${focus[name]} percent`}
        onChange={(event) => onMove({ ...focus, [name]: Number(event.target.value) })}
      />
    </div>
  )
  return (
    <Base>
      <legend>How it is cropped</legend>
      <div className="crop-wide">
        <PhotoImage src={src} alt="As on its own page" style={style} />
      </div>
      <div className="crop-square">
        <PhotoImage src={src} alt="As in lists" style={style} />
      </div>
      <div>
        {slider('focusX', 'From left to right')}
        {slider('focusY', 'From top to bottom')}
      </div>
    </Base>
  )
}
