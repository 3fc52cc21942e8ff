import { number, object, string } from 'yup'
import { call } from './call.ts'
import { storedFileEndpoints } from './endpoints/stored-file.ts'
import { requiredText } from './form.ts'

// Ours, and the desk's (docs/operations.md).
export const storedFileCalls = {
  moveFiles: call({
    ...storedFileEndpoints.moveFiles,
    summary: 'Moves some of the files that lie elsewhere to where new ones lie; made again until none is left',
    body: object({ reason: requiredText(200) }).noUnknown(),
    reply: object({
      moved: number().integer().required(),
      /** How many still lie elsewhere. */
      left: number().integer().required(),
      /** Where new files lie. */
      place: string().oneOf(['database', 'bucket']).required(),
    }).noUnknown(),
    who: 'desk',
    isOurs: true,
  }),
}
