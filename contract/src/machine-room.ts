import { array, boolean, number, object, string } from 'yup'
import { call } from './call.ts'
import { livePaymentModes } from './constants.ts'
import { machineRoomEndpoints } from './endpoints/machine-room.ts'

/** What the shop runs on. Whatever does not answer fails the call. */
export const machineRoomSchema = object({
  /** Of the shop's code: "1.0.0". */
  version: string().required(),
  catalogue: object({
    /** Rises with each change of what is sold. */
    version: number().integer().required(),
    /** When its data files last changed; null where none were read yet. */
    releasedAt: string().datetime().nullable().defined(),
  })
    .noUnknown()
    .required(),
  database: object({
    /** Of PostgreSQL: "15.8". */
    version: string().required(),
    isEmbedded: boolean().required(),
    /** Whether standbys answer too. */
    hasReplica: boolean().required(),
    /** On disk, in bytes. */
    size: number().integer().required(),
  })
    .noUnknown()
    .required(),
  /** Where new files lie. */
  files: string().oneOf(['database', 'bucket']).required(),
  /** How mail leaves: by a server, or into a folder of the data. */
  mail: string().oneOf(['server', 'folder']).required(),
  /** The accounts at payment providers. */
  providers: array()
    .of(
      object({ name: string().required(), account: string().oneOf(livePaymentModes).required() })
        .noUnknown()
        .required(),
    )
    .required(),
}).noUnknown()

export const machineRoomCalls = {
  getMachineRoom: call({
    ...machineRoomEndpoints.getMachineRoom,
    summary: 'What the shop runs on: its version, database, files, mail and payment providers',
    reply: machineRoomSchema,
    who: 'desk',
    isOurs: true,
  }),
}
