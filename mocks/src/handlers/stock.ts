import { stockCalls } from '@shop/contract/stock'
import { listOf } from '../fixture.ts'
import { stock, stockMovement, stockMovements, stocks } from '../fixtures/stock.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(stockCalls.listStock, listOf(stocks)),
  mock(
    stockCalls.getStock,
    ({ params }) => stocks.find(({ product }) => String(product.id) === params.productId) ?? stock(),
  ),
  mock(stockCalls.setStock, stock()),
  mock(stockCalls.moveStock, { stock: stock(), movement: stockMovement(), isNew: true }),
  mock(stockCalls.listStockMovements, listOf(stockMovements)),
]
