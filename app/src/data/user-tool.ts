import { setConfig, useStoredConfig } from './config.ts'

/** The name of the tool that was opened last in this browser; null for none, and while the server renders. */
export const useUserTool = (): string | null => useStoredConfig().userTool ?? null

/** False when it holds for this page only: storage is full or forbidden. */
export const rememberUserTool = (name: string) => setConfig({ userTool: name })

/** Where tools are, one of which is a list of the shop (order-tests); elsewhere their table is not needed. */
export const isNearTools = (pathname: string): boolean =>
  /^\/(my|tools|activate|resources)(\/|$)|^\/(breeder|vet)\/for-dogs\/dna-tests$|^\/pet-owner\/products$/.test(pathname)
