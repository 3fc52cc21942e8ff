import type { BodyOf, QueryOf } from '@shop/contract/call-parts'
import { stockEndpoints } from '@shop/contract/endpoints/stock'
import { request } from '@shop/contract/request'
import { useRef } from 'react'
import { read, useRead } from './use-call.ts'
import { useRefreshDesk } from './refresh-desk.ts'

type StockQuery = QueryOf<typeof stockEndpoints.listStock>
type MovementsQuery = QueryOf<typeof stockEndpoints.listStockMovements>
type Move = BodyOf<typeof stockEndpoints.moveStock>

export const readStocks = (query: StockQuery) => read(stockEndpoints.listStock, { query })
/** A page of what the shop posts, by product. */
export const useStocks = (query: StockQuery) => useRead(readStocks(query), { keepPreviousData: true })

export const readStock = (productId: string) => read(stockEndpoints.getStock, { params: { productId } })
export const useStock = (productId: string) => useRead(readStock(productId))

export const readStockMovements = (productId: string, query: MovementsQuery) =>
  read(stockEndpoints.listStockMovements, { params: { productId }, query })
/** A page of what changed the count of a product, newest first. */
export const useStockMovements = (productId: string, query: MovementsQuery) =>
  useRead(readStockMovements(productId, query), { keepPreviousData: true })

/** Each changes the stock of a product, then fetches again what shows it: also where somebody else was faster. */
export function useStockActions(productId: string) {
  const refresh = useRefreshDesk()
  const attempt = useRef<{ of: string; id: string }>(undefined)
  return {
    set: async (body: BodyOf<typeof stockEndpoints.setStock>) => {
      try {
        return await request(stockEndpoints.setStock, { params: { productId }, body })
      } finally {
        await refresh()
      }
    },
    move: async (move: Omit<Move, 'id'>) => {
      const of = JSON.stringify(move)
      // Sent again because no answer came, it is the same movement.
      if (attempt.current?.of !== of) attempt.current = { of, id: crypto.randomUUID() }
      const { stock } = await request(stockEndpoints.moveStock, {
        params: { productId },
        body: { ...move, id: attempt.current.id },
      })
      attempt.current = undefined
      await refresh()
      return stock
    },
  }
}
