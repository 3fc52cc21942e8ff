import { array, type InferType, number, object, string } from 'yup'
import { call } from './call.ts'
import { openDataEndpoints } from './endpoints/open-data.ts'
import { attachment } from './file.ts'
import { copyText } from './spelled-reply.ts'

/** A release of the catalogue's data: its files never change, so work that cites it can be repeated. */
const releaseSchema = object({
  name: string().required(),
  publishedAt: string().datetime().required(),
}).noUnknown()

export const openDataSchema = object({
  release: releaseSchema.required(),
  tables: array()
    .of(
      object({
        name: string().required(),
        title: copyText().required(),
        description: copyText().required(),
        rowCount: number().integer().min(0).required(),
        columns: array()
          .of(object({ name: string().required(), description: copyText().required() }).noUnknown().required())
          .required(),
      })
        .noUnknown()
        .required(),
    )
    .required(),
  /** Whose work the data is built on. */
  attributions: array()
    .of(
      object({
        what: string().required(),
        name: string().required(),
        url: string().nullable().defined(),
        licence: copyText().required(),
      })
        .noUnknown()
        .required(),
    )
    .required(),
  /** The newest first. */
  earlier: array().of(releaseSchema.required()).required(),
}).noUnknown()

export type OpenData = InferType<typeof openDataSchema>

export const openDataCalls = {
  getOpenData: call({
    ...openDataEndpoints.getOpenData,
    summary: 'The catalogue as open data: its tables and columns, whose work it is, and its releases',
    reply: openDataSchema,
    who: 'anyone',
    isOurs: true,
  }),
  getOpenDataFile: call({
    ...openDataEndpoints.getOpenDataFile,
    summary: 'A table of a release, as CSV or JSON; the release “latest” redirects to the newest one',
    reply: attachment('text/csv', 'application/json'),
    who: 'anyone',
    isOurs: true,
  }),
}
