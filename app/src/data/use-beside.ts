import { Failure } from '@shop/contract/failure'
import { toaster } from '@shop/design-system/toaster'
import { useEffect } from 'react'

type Reply<Data> = { data: Data | undefined; error: Error | undefined }

/**
 * The data of a read whose place stays empty without it. Its failure is shown in a toast (error-2), but for the end of
 * the session, which has a dialog.
 */
export function useBeside<Data>({ data, error }: Reply<Data>): Data | undefined {
  const text = error instanceof Failure && error.status === 401 ? undefined : error?.message
  useEffect(() => {
    if (text) toaster.error(text)
  }, [text])
  return data
}
