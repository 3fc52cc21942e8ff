import { object, string } from 'yup'
import { animalProfileSchema, shareRights } from './animal.ts'
import { call } from './call.ts'
import { sharingEndpoints } from './endpoints/sharing.ts'
import { emailSchema } from './form.ts'

/** Also the form's schema; without rights, only to look. */
export const animalShareSchema = object({ email: emailSchema, rights: string().oneOf(shareRights) }).noUnknown()

/** Another's animal answers 404, like one that does not exist. */
export const sharingCalls = {
  shareAnimal: call({
    ...sharingEndpoints.shareAnimal,
    summary: 'Shows the animal to another user as well',
    body: animalShareSchema,
    reply: animalProfileSchema,
    who: 'user',
  }),
  unshareAnimal: call({
    ...sharingEndpoints.unshareAnimal,
    summary: 'Ends a share: its owner names whose; whom it is shared with ends their own',
    query: object({ email: string().max(120) }),
    reply: object({ message: string().required() }).noUnknown(),
    who: 'user',
    isOurs: true,
  }),
}
