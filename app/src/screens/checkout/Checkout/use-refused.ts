import { useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** Puts what the server refused when the order was placed on the fields it names, and the focus on the first. */
export function useRefused<Values extends FieldValues, Sent>(
  { setError }: UseFormReturn<Values, unknown, Sent>,
  refused: Record<string, string>,
) {
  useEffect(() => {
    Object.entries(refused).forEach(([field, message], index) =>
      setError(field as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
    )
  }, [refused, setError])
}
