import type { AnimalProfile } from '@shop/contract/animal'
import { animalPhotoBodySchema, maxPhotoBytes, photoTooLarge, photoTypes } from '@shop/contract/animal-photo'
import { messages } from '@shop/contract/messages'
import { Button, chakra, Dialog, FileInput, Form, SubmitButton, TextField, toaster } from '@shop/design-system'
import { Trash } from 'lucide-react'
import { useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useAnimalPhoto } from '../../data/animal-photo.ts'
import { base64Of } from '../form/read-file.ts'
import { useAction } from '../form/use-action.ts'
import { PhotoCrop } from './PhotoCrop.tsx'
import { smallerPhoto } from './smaller-photo.ts'
import { schemaResolver } from '../form/schema-resolver.ts'

const Ends = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

type AnimalPhotoEditorProps = { profile: AnimalProfile; onClose: () => void }

/** An animal's photo: chosen, cropped, described, replaced and removed. */
export function AnimalPhotoEditor({ profile: { id, petName, photo }, onClose }: AnimalPhotoEditorProps) {
  const { save, remove } = useAnimalPhoto(id)
  const { busy, run } = useAction()
  /** The picture as the form shows it. */
  const [shown, setShown] = useState(photo?.large)
  const form = useForm({
    defaultValues: { alt: photo?.alt ?? '', focusX: photo?.focusX ?? 50, focusY: photo?.focusY ?? 50 },
    resolver: schemaResolver(animalPhotoBodySchema),
  })
  const { setValue, setError, clearErrors, control, formState } = form
  const [focusX, focusY] = useWatch({ control, name: ['focusX', 'focusY'] })
  const choose = async (file: File | null) => {
    clearErrors('data')
    setValue('data', undefined)
    const picture = file && (await smallerPhoto(file))
    const isFine = picture !== null && picture.size <= maxPhotoBytes
    const data = isFine ? await base64Of(picture) : undefined
    setValue('data', data)
    setShown(isFine ? `data:${picture.type};base64,${data}` : photo?.large)
    if (picture && !isFine) setError('data', { message: photoTooLarge })
  }
  /** A large photo takes a moment: whoever saves before waits for it. */
  const chosen = useRef<Promise<void>>(undefined)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isWide
      title={`A photo of ${petName}`}
      description={`You and whoever you share ${petName} with see it. Where and when it was taken is removed from it.`}
    >
      <Form
        form={form}
        unstored={['data']}
        aria-label={`A photo of ${petName}`}
        onSubmit={async (values) => {
          await chosen.current
          const data = form.getValues('data')
          if (form.getFieldState('data').error) return
          if (!photo && !data) return setError('data', { message: messages.fieldRequired })
          await save({ ...values, data })
          toaster.success(`${petName}’s photo is saved.`)
          onClose()
        }}
      >
        <FileInput
          name="data"
          label={photo ? 'Another picture' : 'The picture'}
          help="A JPEG, a PNG or a WebP, as large as your camera took it"
          accept={photoTypes.join(',')}
          required={!photo}
          onChange={(file) => {
            chosen.current = choose(file)
          }}
          error={formState.errors.data?.message}
        />
        {shown && (
          <PhotoCrop
            src={shown}
            focus={{ focusX, focusY }}
            onMove={(next) => {
              setValue('focusX', next.focusX)
              setValue('focusY', next.focusY)
            }}
          />
        )}
        <TextField
          name="alt"
          label="What it shows"
          help="One sentence for people who cannot see the picture"
          autoComplete="off"
        />
        <Ends>
          <SubmitButton>Save the photo</SubmitButton>
          {photo && (
            <Button
              variant="ghost"
              isBusy={busy !== undefined}
              onClick={() =>
                void run(async () => {
                  await remove()
                  toaster.success(`${petName}’s photo is removed.`)
                  onClose()
                })
              }
            >
              <Trash aria-hidden size={16} /> Remove the photo
            </Button>
          )}
        </Ends>
      </Form>
    </Dialog>
  )
}
