import type { Animal } from '@shop/contract/animal'
import type { AnimalPhoto } from '@shop/contract/animal-photo'
import { photoSizes, photoWidths } from '@shop/contract/photo-widths'
import { chakra, Coat } from '@shop/design-system'

/** Fills its box, with the point that its owner chose always in sight. */
export const PhotoImage = chakra('img', {
  base: { display: 'block', width: 'full', height: 'full', objectFit: 'cover', background: 'sand' },
})

export const focusOf = ({ focusX, focusY }: Pick<AnimalPhoto, 'focusX' | 'focusY'>) => `${focusX}% ${focusY}%`

type AnimalPictureProps = {
  animal: Pick<Animal, 'coat' | 'photo'>
  /** Width / height of the box it fills. */
  ratio: number
  /** How wide it is shown, as an image's `sizes`. */
  sizes: string
}

/** An animal's photo; its drawn coat where it has none. */
export function AnimalPicture({ animal: { coat, photo }, ratio, sizes }: AnimalPictureProps) {
  if (!photo) return <Coat {...coat} ratio={ratio} />
  const widths = photoSizes.map((size) => `${photo[size]} ${photoWidths[size]}w`)
  return (
    <PhotoImage
      src={photo.medium}
      srcSet={widths.join(', ')}
      sizes={sizes}
      alt={photo.alt}
      loading="lazy"
      decoding="async"
      style={{ objectPosition: focusOf(photo) }}
    />
  )
}
