import type { InferType, Schema } from 'yup'
import type { Call, Endpoint, FileCall } from './call.ts'
import type { calls } from './calls.ts'

type Calls = typeof calls
type AddressOf<Row extends Call> = Row extends FileCall ? never : `${Row['method']} ${Row['path']}`
type RowsByEndpoint = { [Name in keyof Calls as AddressOf<Calls[Name]>]: Calls[Name] }

/**
 * The row of an endpoint, found by its method and path; of a row, that row. A browser calls by endpoints, which carry no
 * schemas, and still has the types of the whole row. `never` for an endpoint of no row in `calls.ts`, or of a file: neither is
 * requested for its data.
 */
type RowOf<C extends Endpoint> = 'reply' extends keyof C ? C : RowAt<`${C['method']} ${C['path']}`>
type RowAt<Address extends string> = Address extends keyof RowsByEndpoint ? RowsByEndpoint[Address] : never

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never
type Prettify<T> = { [Key in keyof T]: T[Key] } & {}
type Inferred<C extends Endpoint, Part extends string> =
  RowOf<C> extends { [Key in Part]: infer S extends Schema } ? InferType<S> : never

export type ParamsOf<C extends Endpoint> = { [Name in ParamNames<C['path']>]: string }
export type QueryOf<C extends Endpoint> = Inferred<C, 'query'>
export type BodyOf<C extends Endpoint> = Inferred<C, 'body'>
export type ReplyOf<C extends Endpoint> = Inferred<C, 'reply'>

/** What a caller hands over: only the parts the row has. */
export type InputOf<C extends Endpoint> = Prettify<
  ([ParamNames<C['path']>] extends [never]
    ? unknown
    : { params: { [Name in ParamNames<C['path']>]: string | number } }) &
    (RowOf<C> extends { query: Schema } ? { query?: Partial<QueryOf<C>> } : unknown) &
    (RowOf<C> extends { body: Schema }
      ? { body: RowOf<C> extends { bodyType: string } ? BodyOf<C> | Blob : BodyOf<C> }
      : unknown)
>
