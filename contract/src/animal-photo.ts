import { type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { animalPhotoEndpoints } from './endpoints/animal-photo.ts'
import { file } from './file.ts'
import { optionalText } from './form.ts'

/** What a photo may be; it is stored as a JPEG. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
/** The most bytes of a photo; in a request it is base64, a third more. */
export const maxPhotoBytes = 10 * 1024 * 1024
export const photoTooLarge = 'Use a picture of at most 10 MB'
export const maxPhotoPixels = 24_000_000
export const photoTooWide = 'Use a picture of at most 24 megapixels'
export const photoTypeRefused = 'Use a picture: a JPEG, a PNG or a WebP'

const percent = () => number().integer().min(0).max(100).required()

/** Also the form's schema. */
export const animalPhotoBodySchema = object({
  /** base64; without it the picture stays, and its other fields change. */
  data: string().max(Math.ceil(maxPhotoBytes / 3) * 4, photoTooLarge),
  /** What it shows, for those who do not see it. */
  alt: optionalText(200),
  /** The point that every crop shows, in percent from the left and from the top. */
  focusX: percent(),
  focusY: percent(),
}).noUnknown()

/** A photo of an animal. Its addresses answer to those alone who may see the animal. */
export const animalPhotoSchema = object({
  small: string().required(),
  medium: string().required(),
  large: string().required(),
  /** Empty where the owner wrote none. */
  alt: string().defined(),
  focusX: percent(),
  focusY: percent(),
}).noUnknown()

export type AnimalPhotoBody = InferType<typeof animalPhotoBodySchema>
export type AnimalPhoto = InferType<typeof animalPhotoSchema>

/** Another's animal answers 404, like one that does not exist. */
export const animalPhotoCalls = {
  saveAnimalPhoto: call({
    ...animalPhotoEndpoints.saveAnimalPhoto,
    summary: 'Gives the animal a photo, another one, or other words and another crop',
    body: animalPhotoBodySchema,
    maxBodyBytes: 2 * maxPhotoBytes,
    reply: animalPhotoSchema,
    who: 'user',
    isOurs: true,
  }),
  removeAnimalPhoto: call({
    ...animalPhotoEndpoints.removeAnimalPhoto,
    summary: 'Removes the animal’s photo',
    reply: object({ message: string().required() }).noUnknown(),
    who: 'user',
    isOurs: true,
  }),
  getAnimalPhoto: call({
    ...animalPhotoEndpoints.getAnimalPhoto,
    summary: 'An animal’s photo: small.jpg, medium.jpg or large.jpg',
    reply: file('image/jpeg'),
    who: 'user',
    isOurs: true,
  }),
}
