import { parcelCalls } from '@shop/contract/parcel'
import { postDays } from '@shop/contract/line-progress'
import { toolCalls } from '@shop/contract/tool'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { disagreementsIn } from '../../../test/books.ts'
import { australian, awaitTransfer, checkoutBody, fillCart, signIn } from '../../../test/buyer.ts'
import { desk, withDesk } from '../../../test/desk.ts'
import { callLab, finishJobs, withLab } from '../../../test/lab.ts'
import { pagesOf, textByPage, textOf } from '../../../test/pdf.ts'
import {
  buyItems,
  catKit,
  dispatch,
  dogKit,
  orderKits,
  openOrder,
  printed,
  swabs,
  withBarcodes,
} from '../../../test/parcels.ts'
import { useShop } from '../../../test/shop.ts'
import { expectSorted } from '../../../test/sorted.ts'
import { asTyped } from '../../../test/typed.ts'
import { checkoutCalls } from '@shop/contract/checkout'
import { auditEntries } from '../../schema/admin.ts'
import { givenRoles } from '../../schema/desk-role.ts'
import { checkouts } from '../../schema/checkout.ts'
import { orders } from '../../schema/order.ts'
import { samples, sampleStageTimes, sampleTests } from '../../schema/sample.ts'
import { parcels } from '../../schema/parcel.ts'

const shop = useShop({ ...withDesk, ...withLab })

const tracked = (number: string) => ['--carrier', 'auspost', '--tracking', number]
const list = async (...words: string[]) => (await desk(shop, 'dispatch', 'list', ...words)).output
const mailsOf = (number: string) =>
  shop.mails.filter(({ key, text }) => key.startsWith('parcel-') && text.includes(number))
let count = 0
const newTracking = () => `33ABC${String((count += 1)).padStart(6, '0')}`

describe('what waits to be packed', () => {
  test('is what is paid or on account, express first, then the oldest; what waits for money is not', async () => {
    const browser = australian(shop)
    const standard = await buyItems(browser, [
      [dogKit, 2],
      [swabs, 3],
    ])
    const express = await buyItems(browser, [[catKit, 1]], { shippingMethod: 2 })
    const awaited = await awaitTransfer(shop, australian(shop))
    const vet = australian(shop)
    await signIn(shop, vet, 'vet')
    const onAccount = await vet.ask(checkoutCalls.createOrder, { body: checkoutBody(await fillCart(shop, vet)) })

    const output = await list()
    const [first, second] = await orderKits(shop, standard.number)
    expect(output).toMatch(
      new RegExp(
        `^${express.number}  \\d{4}-\\d\\d-\\d\\d  EXPRESS  test  Ada Byron, 12 Wattle Street, Sydney NSW 2000, AU\n`,
      ),
    )
    expect(output.indexOf(standard.number)).toBeLessThan(output.indexOf(onAccount.number))
    expect(output).toContain(
      `  1  2 x Full breed profile kit for dogs  ${first?.barcode} ${second?.barcode}\n  2  3 x Swabs, box of 20`,
    )
    expect(output).not.toContain(awaited.number)

    const csv = (await list('--format', 'csv')).split('\n')
    expect(csv[0]).toMatch(/^number,placed_at,delivery,is_express/)
    expect(csv.find((line) => line.includes(express.number))).toMatch(
      /^KP-\d+,[\d-]+,Express post,yes,yes,1,Full breed profile kit for cats,1,KP\d{10},Ada,Byron,12 Wattle Street,,Sydney,NSW,2000,AU,,ada@example.org$/,
    )
    expect((await desk(shop, 'dispatch', 'list', '--format', 'xml')).code).toBe(1)
  })
})

describe('a parcel', () => {
  test('has the barcodes that are printed on its swabs: tracker, order, mail and audit know them', async () => {
    const browser = australian(shop)
    await signIn(shop, browser)
    const order = await buyItems(browser, [[dogKit, 2]])
    const drawn = (await orderKits(shop, order.number)).map(({ barcode }) => barcode)
    const swabsIn = printed(2)
    const tracking = newTracking()
    const { code, output } = await dispatch(shop, asTyped(order.number), ...withBarcodes(swabsIn), ...tracked(tracking))
    expect([code, output]).toEqual([
      0,
      `${order.number}-1 is on its way. In it are:\n  2 x Full breed profile kit for dogs  ${swabsIn.join('  ')}`,
    ])
    expect(await orderKits(shop, order.number)).toMatchObject(
      swabsIn.toSorted().map((barcode) => ({ barcode, stage: 'dispatched' })),
    )
    const track = (barcode = '') => browser.ask(toolCalls.trackSample, { params: { barcode } })
    const { stage, stages } = await track(swabsIn[0])
    expect(stage).toBe('dispatched')
    expect(stages.slice(0, 2)).toMatchObject([
      { stage: 'ordered', date: expect.any(String) as string },
      { stage: 'dispatched', note: `With Australia Post, tracking number ${tracking}` },
    ])
    await expect(track(drawn[0])).rejects.toMatchObject({ status: 404 })

    const { progress } = await openOrder(browser, order.checkoutId)
    expect(progress).toMatchObject([
      {
        state: 'posted',
        counts: [{ state: 'posted', count: 2 }],
        parcels: [
          {
            number: `${order.number}-1`,
            carrier: 'Australia Post',
            trackingNumber: tracking,
            link: `https://auspost.com.au/mypost/track/details/${tracking}`,
          },
        ],
      },
    ])
    expect(await list()).not.toContain(order.number)

    await finishJobs(shop)
    const [mail, ...others] = mailsOf(order.number)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'ada@example.org', subject: `Your order ${order.number} is on its way` })
    expect(mail?.text).toContain(`2 x Full breed profile kit for dogs, barcode ${swabsIn.join(', ')}`)
    expect(mail?.text).toContain(`Tracking number: ${tracking}`)
    expect(mail?.text).toContain(`https://auspost.com.au/mypost/track/details/${tracking}`)
    expect(mail?.text).toContain('/activate')

    const [audit] = await shop.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `${order.number}-1`))
    expect(audit).toMatchObject({
      action: 'dispatch',
      adminName: expect.stringContaining('ruth') as string,
      before: { barcodes: drawn },
    })
    expect(audit?.after).toMatchObject({ barcodes: swabsIn, carrier: 'auspost' })
  })

  test('with nothing named has all that waits, under the numbers of the list; nobody can follow it', async () => {
    const browser = australian(shop)
    const order = await buyItems(browser, [
      [dogKit, 1],
      [swabs, 2],
    ])
    const [kit] = await orderKits(shop, order.number)
    expect((await dispatch(shop, order.number)).code).toBe(0)
    expect(await orderKits(shop, order.number)).toMatchObject([{ barcode: kit?.barcode, stage: 'dispatched' }])
    expect((await openOrder(browser, order.checkoutId)).progress).toMatchObject([
      { state: 'posted', parcels: [{ carrier: null, link: null }] },
      { state: 'posted', counts: [{ state: 'posted', count: 2 }] },
    ])
    await finishJobs(shop)
    expect(mailsOf(order.number)[0]?.text).toContain('by ordinary post, without a tracking number')
    // Boxes of swabs are not activated: after a while they count as sent.
    await shop.db
      .update(parcels)
      .set({ sentAt: new Date(Date.now() - (postDays + 1) * 24 * 3_600_000) })
      .where(eq(parcels.number, `${order.number}-1`))
    expect((await openOrder(browser, order.checkoutId)).progress[1]).toMatchObject({ state: 'sent' })
  })

  test('may hold a part; the rest goes in a second one, and each has its mail', async () => {
    const browser = australian(shop)
    const order = await buyItems(browser, [
      [402, 1],
      [swabs, 3],
    ])
    const [one = '', other = ''] = printed(2)
    const first = await dispatch(shop, order.number, '--barcode', one, '--line', '2:2', ...tracked(newTracking()))
    expect(first.output).toMatch(
      /Left to pack:\n {2}1 {2}1 x Pack of 2 [^\n]* KP\d{10}\n {2}2 {2}1 x Swabs, box of 20$/,
    )
    expect((await openOrder(browser, order.checkoutId)).progress).toMatchObject([
      {
        state: 'packing',
        counts: [
          { state: 'packing', count: 1 },
          { state: 'posted', count: 1 },
        ],
        parcels: [{}],
      },
      {
        state: 'packing',
        counts: [
          { state: 'packing', count: 1 },
          { state: 'posted', count: 2 },
        ],
        parcels: [{}],
      },
    ])
    await finishJobs(shop)
    const second = await dispatch(shop, order.number, '--barcode', other, '--line', '2', ...tracked(newTracking()))
    expect(second.output).toBe(
      `${order.number}-2 is on its way. In it are:\n  1 x Pack of 2 full breed profile kits for dogs  ${other}\n  1 x Swabs, box of 20`,
    )
    expect((await openOrder(browser, order.checkoutId)).progress).toMatchObject([
      { state: 'posted', parcels: [{}, {}] },
      { state: 'posted', parcels: [{}, {}] },
    ])
    await finishJobs(shop)
    expect(mailsOf(order.number).map(({ subject }) => subject)).toEqual([
      `A part of your order ${order.number} is on its way`,
      `The rest of your order ${order.number} is on its way`,
    ])
    expect(mailsOf(order.number)[0]?.text).toContain('Still to come, in a parcel of its own:\n\n1 x Pack of 2')
  })

  test('is the same one when the command is given again, tracked or not', async () => {
    const browser = australian(shop)
    for (const way of [tracked(newTracking()), []]) {
      const order = await buyItems(browser, [[dogKit, 2]])
      const [one = '', other = ''] = printed(2)
      const words = ['--barcode', one, ...way]
      await dispatch(shop, order.number, ...words)
      expect(await dispatch(shop, order.number, ...words)).toEqual({
        code: 0,
        output: expect.stringContaining(`${order.number}-1 was dispatched before`) as string,
      })
      expect(await shop.db.$count(parcels, eq(parcels.number, `${order.number}-2`))).toBe(0)
      await finishJobs(shop)
      expect(mailsOf(order.number)).toHaveLength(1)
      if (way.length)
        expect(await dispatch(shop, order.number, '--barcode', other, ...way)).toEqual({
          code: 1,
          output: expect.stringContaining(`${order.number}-1 has this tracking number, and other barcodes`) as string,
        })
      await dispatch(shop, order.number)
      expect(await dispatch(shop, order.number)).toMatchObject({ code: 0 })
    }
  })

  test('takes a free kit in place of a sample that failed, without a second activation', async () => {
    const browser = australian(shop)
    const order = await buyItems(browser, [[dogKit, 1]])
    await dispatch(shop, order.number)
    const [failed] = await orderKits(shop, order.number)
    const activatedAt = new Date()
    await shop.db
      .update(samples)
      .set({ activatedAt, stage: 'received' })
      .where(eq(samples.barcode, failed?.barcode ?? ''))
    await shop.db.insert(sampleTests).values({ barcode: failed?.barcode ?? '', productId: 2002 })
    const advanced = await callLab(shop, 'advance', {
      barcodes: [failed?.barcode],
      stage: 'received',
      problem: 'failed',
    })
    expect(advanced.text).toContain('recollections')
    expect(await list()).toContain('1 x Full breed profile kit for dogs  (1 in place of a sample that failed)')
    const [barcode = ''] = printed(1)
    expect((await dispatch(shop, order.number, '--barcode', barcode)).output).toContain(
      `${order.number}-2 is on its way`,
    )
    const [kit] = await shop.db.select().from(samples).where(eq(samples.barcode, barcode))
    expect(kit).toMatchObject({ stage: 'dispatched', activatedAt: expect.any(Date) as Date })
    expect(await shop.db.$count(sampleTests, eq(sampleTests.barcode, barcode))).toBe(1)
    await finishJobs(shop)
    const mail = shop.mails.find(({ subject }) => subject === `A new kit of your order ${order.number} is on its way`)
    expect(mail?.text).toContain('It is activated already')
    expect((await desk(shop, 'dispatch', 'undo', `${order.number}-2`, '--reason', 'Left in the office')).code).toBe(0)
    expect((await dispatch(shop, order.number, '--barcode', barcode)).output).toContain(
      `${order.number}-3 is on its way`,
    )
  })
})

describe('refused, and nothing is changed', () => {
  let number: string
  let used: string
  let labels: string[]
  beforeAll(async () => {
    const browser = australian(shop)
    number = (
      await buyItems(browser, [
        [dogKit, 1],
        [catKit, 1],
        [swabs, 2],
      ])
    ).number
    labels = (await orderKits(shop, number)).toSorted((a, b) => a.productId - b.productId).map(({ barcode }) => barcode)
    used = (await orderKits(shop, (await buyItems(browser, [[dogKit, 1]])).number))[0]?.barcode ?? ''
  })
  const free = 'KP0000000042'

  test.each<[string, () => string[], RegExp]>([
    ['a barcode that is used', () => ['--barcode', `1:${used}`], /is used already, in order KP-\d+\./],
    ['a barcode of another form', () => ['--barcode', '1:KP48'], /KP48: is no barcode: KP and ten digits\./],
    [
      'the label of another species’ kit',
      () => ['--barcode', `2:${labels[0]}`],
      /is the label of a kit for dogs, and line 2 is for cats\./,
    ],
    ['the label of another line', () => ['--barcode', `3:${labels[0]}`], /is the label of line 1\./],
    [
      'a swab that may be for a dog or a cat',
      () => ['--barcode', free],
      /say of which line it is, as 1:KP…: 1 is Full breed profile kit for dogs, 2 is/,
    ],
    [
      'a swab for a line without barcodes',
      () => ['--barcode', `3:${free}`],
      /line 3, Swabs, box of 20, has no barcodes\./,
    ],
    [
      'a swab too many',
      () => ['--barcode', `1:${free}`, '--barcode', '1:KP0000000043'],
      /KP0000000043: comes too late: line 1 has no kit left/,
    ],
    ['a barcode twice', () => ['--barcode', `1:${free}`, '--barcode', `2:${free}`], /is named twice\./],
    ['a line that is not there', () => ['--line', '9'], /line 9: does not wait to be packed\./],
    ['more than was ordered', () => ['--line', '3:3'], /line 3: has 2 left to pack\./],
    ['no number of a line', () => ['--line', 'two'], /^A line is like 3, or 3:2/],
    ['a carrier that nobody knows', () => ['--carrier', 'pigeon', '--tracking', 'ABC123'], /Use one of auspost/],
    ['a tracking number without a carrier', () => ['--tracking', 'ABC123'], /Say who carries it/],
    [
      'a tracking number that is none',
      () => ['--carrier', 'ups', '--tracking', '?'],
      /Four to forty letters and digits/,
    ],
  ])('%s', async (_, words, reason) => {
    const before = await orderKits(shop, number)
    expect(await dispatch(shop, number, ...words())).toEqual({
      code: 1,
      output: expect.stringMatching(reason) as string,
    })
    expect(await orderKits(shop, number)).toEqual(before)
    expect(await shop.db.$count(parcels, eq(parcels.number, `${number}-1`))).toBe(0)
  })

  test('an order that is not there, is not paid, is disputed or has left', async () => {
    expect((await dispatch(shop, 'KP-999999')).output).toBe('No order has this number.')
    const awaited = await awaitTransfer(shop, australian(shop))
    expect((await dispatch(shop, awaited.number)).output).toBe(`${awaited.number} is pending: nothing of it is sent.`)
    const { number: disputed, checkoutId } = await buyItems(australian(shop), [[dogKit, 1]])
    const dispute = (state: 'open' | null) =>
      shop.db.update(checkouts).set({ dispute: state }).where(eq(checkouts.id, checkoutId))
    await dispute('open')
    expect((await dispatch(shop, disputed)).output).toContain('is disputed: nothing of it is sent meanwhile')
    expect(await list()).not.toContain(disputed)
    await dispute(null)
    await dispatch(shop, disputed, ...tracked(newTracking()))
    expect((await dispatch(shop, disputed)).output).toBe(`Nothing of ${disputed} waits to be packed.`)
  })

  test('the tracking number of somebody else’s parcel', async () => {
    const tracking = newTracking()
    const [one, other] = [
      await buyItems(australian(shop), [[dogKit, 1]]),
      await buyItems(australian(shop), [[dogKit, 1]]),
    ]
    await dispatch(shop, one.number, ...tracked(tracking))
    expect((await dispatch(shop, other.number, ...tracked(tracking))).output).toContain(
      `This is on parcel ${one.number}-1.`,
    )
  })
})

describe('undone', () => {
  const undo = (parcel: string) => desk(shop, 'dispatch', 'undo', parcel, '--reason', 'Left in the office')

  test('a parcel’s kits wait again, its swabs are free, and its customer is mailed', async () => {
    const browser = australian(shop)
    const order = await buyItems(browser, [
      [dogKit, 1],
      [swabs, 1],
    ])
    const [kit] = await orderKits(shop, order.number)
    const [barcode = ''] = printed(1)
    await dispatch(shop, order.number, '--barcode', barcode, '--line', '2', ...tracked(newTracking()))
    await finishJobs(shop)
    expect((await undo(`${order.number}-1`)).output).toBe(
      `${order.number}-1 is undone. In it were:\n  1 x Full breed profile kit for dogs  ${barcode}\n  1 x Swabs, box of 20`,
    )
    expect(await undo(`${order.number}-1`)).toEqual({ code: 0, output: `${order.number}-1 was undone before.` })
    expect(await orderKits(shop, order.number)).toMatchObject([
      { barcode: kit?.barcode, stage: 'ordered', parcelId: null },
    ])
    const times = await shop.db
      .select()
      .from(sampleStageTimes)
      .where(and(eq(sampleStageTimes.barcode, kit?.barcode ?? '')))
    expect(times.map(({ stage }) => stage)).toEqual(['ordered'])
    expect((await openOrder(browser, order.checkoutId)).progress).toMatchObject([
      { state: 'packing', parcels: [] },
      { state: 'packing', parcels: [] },
    ])
    await finishJobs(shop)
    expect(mailsOf(order.number).map(({ subject }) => subject)).toEqual([
      `Your order ${order.number} is on its way`,
      `A parcel of your order ${order.number} has not left yet`,
    ])
    const next = await buyItems(browser, [[dogKit, 1]])
    expect((await dispatch(shop, next.number, '--barcode', barcode)).code).toBe(0)
  })

  test('undone before its mail was sent, it gets only one mail', async () => {
    const order = await buyItems(australian(shop), [[dogKit, 1]])
    await dispatch(shop, order.number)
    await undo(`${order.number}-1`)
    await finishJobs(shop)
    expect(mailsOf(order.number).map(({ key }) => key.slice(0, 13))).toEqual(['parcel-undone'])
  })

  test.each([
    ['activated', { activatedAt: new Date(Date.now() + 60_000), stage: 'activated' as const }, 'is activated.'],
    ['received', { stage: 'received' as const }, 'has arrived.'],
  ])('it is not, when something of it is %s', async (_, change, reason) => {
    const order = await buyItems(australian(shop), [[dogKit, 2]])
    await dispatch(shop, order.number)
    const [kit] = await orderKits(shop, order.number)
    await shop.db
      .update(samples)
      .set(change)
      .where(eq(samples.barcode, kit?.barcode ?? ''))
    expect(await undo(`${order.number}-1`)).toEqual({
      code: 1,
      output: `Nothing was undone.\n  ${kit?.barcode}: ${reason}`,
    })
    expect((await orderKits(shop, order.number)).filter(({ stage }) => stage === 'dispatched')).toHaveLength(1)
  })

  test('one that is not there', async () => {
    expect((await undo('KP-1-1')).output).toBe('No parcel has this number.')
  })
})

test('after all of this the books agree', async () => expect(await disagreementsIn(shop)).toEqual([]))

describe('the room Dispatch', () => {
  const packer = async () => {
    const browser = shop.visitor()
    const { id } = await signIn(shop, browser)
    await shop.db.insert(givenRoles).values({ userId: id, role: 'warehouse' })
    return browser
  }
  const file = async (path: string) => {
    const response = await (await packer()).fetch(`/api/desk/${path}`)
    return { status: response.status, pdf: Buffer.from(await response.arrayBuffer()) }
  }

  test('finds what waits by its number, its buyer’s name or email, and opens it as its slip is scanned', async () => {
    const { number } = await buyItems(australian(shop), [[dogKit, 1]])
    const other = await buyItems(australian(shop), [[dogKit, 1]])
    const browser = await packer()
    const search = async (text: string) =>
      (await browser.ask(parcelCalls.listWaitingOrders, { query: { search: text } })).results.map((one) => one.number)
    expect(await search(number.slice(3))).toEqual([number])
    expect(await search('ada byr')).toEqual(expect.arrayContaining([number, other.number]))
    expect(await search('nobody like that')).toEqual([])
    const opened = await browser.ask(parcelCalls.getWaitingOrder, { params: { number: number.toLowerCase() } })
    expect(opened).toMatchObject({ number, lines: [{ line: 1, quantity: 1 }] })
    await dispatch(shop, number)
    await expect(browser.ask(parcelCalls.getWaitingOrder, { params: { number } })).rejects.toMatchObject({
      status: 404,
      message: `Nothing of ${number} waits to be packed.`,
    })
  })

  test('prints slips and labels of what waits, a page for each order and eight labels a sheet', async () => {
    const bought = await Promise.all(
      Array.from({ length: 9 }, (_, at) => buyItems(australian(shop), [[dogKit, 1]], { shippingMethod: at ? 1 : 2 })),
    )
    const numbers = bought.map(({ number }) => number)
    const [first = ''] = numbers
    const [kit] = await orderKits(shop, first)
    const slips = await file(`packing-slips?orders=${numbers.join(',')}`)
    expect(pagesOf(slips.pdf)).toBe(9)
    const [page = []] = textByPage(slips.pdf)
    expect(page).toEqual(expect.arrayContaining([first, 'Express', 'Ada Byron', kit?.barcode]))
    const labels = await file(`address-labels?orders=${numbers.join(',')}`)
    expect(pagesOf(labels.pdf)).toBe(2)
    expect(textOf(labels.pdf)).toContain('12 Wattle Street')
    expect((await file('packing-slips?orders=KP-999999,nothing')).status).toBe(404)
  })

  test('lists what was sent, newest first, by number, buyer, tracking number or barcode', async () => {
    const { number } = await buyItems(australian(shop), [[dogKit, 1]])
    const [swab = ''] = printed(1)
    const tracking = newTracking()
    await dispatch(shop, number, ...withBarcodes([swab]), ...tracked(tracking))
    const browser = await packer()
    for (const search of [number, 'Ada', tracking, swab.toLowerCase()])
      expect((await browser.ask(parcelCalls.listParcels, { query: { search } })).results[0], search).toMatchObject({
        number: `${number}-1`,
        order: number,
        name: 'Ada Byron',
        trackingNumber: tracking,
        contents: [{ barcodes: [swab] }],
      })
    expect((await browser.ask(parcelCalls.listParcels, { query: { search: 'nobody like that' } })).count).toBe(0)
  })

  test('sorts what waits and what was sent by number and time', async () => {
    const email = 'sorted@example.org'
    const numbers: string[] = []
    for (const year of ['2022', '2021', '2023']) {
      const { number } = await buyItems(australian(shop), [[dogKit, 1]])
      const placedAt = new Date(year)
      await shop.db.update(orders).set({ email, placedAt }).where(eq(orders.number, number))
      numbers.push(number)
    }
    const browser = await packer()
    await expectSorted(
      async (sort) => (await browser.ask(parcelCalls.listWaitingOrders, { query: { search: email, sort } })).results,
      { number: ({ number }) => number, placed: ({ placedAt }) => placedAt },
    )
    for (const number of numbers) {
      await dispatch(shop, number)
      const [order] = await shop.db.select().from(orders).where(eq(orders.number, number))
      await shop.db
        .update(parcels)
        .set({ sentAt: order?.placedAt })
        .where(eq(parcels.number, `${number}-1`))
    }
    await expectSorted(
      async (sort) => (await browser.ask(parcelCalls.listParcels, { query: { search: email, sort } })).results,
      { number: ({ number }) => number, sent: ({ sentAt }) => sentAt },
    )
  })
})
