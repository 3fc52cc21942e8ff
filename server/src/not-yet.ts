import { calls } from '@shop/contract/calls'
import { Failure } from '@shop/contract/failure'
import type { Handlers } from './http/mount.ts'

type Name = keyof typeof calls

/**
 * Rows whose capability is not built: each answers 501 with its own fallback text, and stands as "open" in
 * docs/conformance. Naming them keeps the compiler's promise that no row is forgotten.
 */
export const notYet = <Names extends Name>(...names: Names[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      async () => {
        throw new Failure(501, { message: calls[name].fails })
      },
    ]),
  ) as unknown as Handlers<Pick<typeof calls, Names>>
