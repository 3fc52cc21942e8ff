import { endpoints } from '../call.ts'
import { messages } from '../messages.ts'

const fails = messages.somethingWentWrong

export const couponEndpoints = endpoints({
  listCoupons: { method: 'GET', path: '/api/desk/coupons', fails },
  createCoupon: { method: 'POST', path: '/api/desk/coupons', fails },
  endCoupon: { method: 'POST', path: '/api/desk/coupons/{code}/end', fails },
})
