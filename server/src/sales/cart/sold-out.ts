import { kitsOfOne } from '../../animals/sample/open.ts'
import { isSupply, stockIdOf } from '../../reference/catalogue/kits.ts'
import { addPieces, type Pieces } from '../stock/reserve.ts'
import type { CartFacts } from './facts.ts'
import type { Line } from './kind.ts'

/** What a line posts; null where it posts nothing that can be counted. */
function piecesOfLine({ product, item: { metaData, quantity } }: Line) {
  if (isSupply({ product, metaData })) return { productId: product.id, quantity }
  const kits = kitsOfOne({ product, barcode: metaData.barcode })
  return kits && { productId: stockIdOf(kits.productId), quantity: kits.count * quantity }
}

const soldOut = ({ product, item }: Line, left: number) => {
  const name = item.custom?.name ?? product.name
  return left > 0
    ? `We have only ${left} ${left === 1 ? 'piece' : 'pieces'} left for ${name}. Please choose fewer.`
    : `${name} is sold out at the moment. Please order without it, or come back in a few days.`
}

/** Lines that take more than there is, by their ids. */
export function soldOutProblems(lines: Line[], stock: CartFacts['stock']): Map<string, string> {
  if (!stock.length) return new Map()
  const wanted: Pieces = new Map()
  const posted = lines.flatMap((line) => {
    const pieces = piecesOfLine(line)
    return pieces ? { line, ...pieces } : []
  })
  for (const { productId, quantity } of posted) addPieces(wanted, productId, quantity)
  const left = new Map(stock.map(({ productId, available }) => [productId, available]))
  return new Map(
    posted.flatMap(({ line, productId }): [string, string][] => {
      const available = left.get(productId)
      const isEnough = available === undefined || available >= (wanted.get(productId) ?? 0)
      return isEnough ? [] : [[line.item.id, soldOut(line, available)]]
    }),
  )
}
