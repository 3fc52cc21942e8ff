import { expect, test } from 'vitest'
import { Faults } from '../../platform/input/faults.ts'
import { statementColumns, readStatement } from './read-statement.ts'

const header = statementColumns.join(',')
const read = (...lines: string[]) => {
  const faults = new Faults()
  const rows = readStatement([header, ...lines].join('\n'), faults)
  return { rows, faults }
}
const faultsOf = (...lines: string[]) => {
  const { faults } = read(...lines)
  try {
    faults.refuse('refused')
  } catch (error) {
    return (error as { errors: Record<string, string> }).errors
  }
  return {}
}

test('a line is read, with commas in quotes and cents that are not written', () => {
  expect(read('AU1,B-1,2026-11-22,58,AUD,"RF18KP100042, thanks","Whitfield, Dana"').rows).toEqual([
    {
      line: 2,
      account: 'AU1',
      bankId: 'B-1',
      bookedOn: '2026-11-22',
      amount: 5800,
      currency: 'AUD',
      reference: 'RF18KP100042, thanks',
      payer: 'Whitfield, Dana',
    },
  ])
  expect(read('AU1,B-1,2026-11-22,0.5,AUD,,').rows[0]?.amount).toBe(50)
})

test.each([
  ['AU1,B-1,2026-02-30,58.00,AUD,x,y', 'date'],
  ['AU1,B-1,22/11/2026,58.00,AUD,x,y', 'date'],
  ['AU1,B-1,2026-11-22,-58.00,AUD,x,y', 'amount'],
  ['AU1,B-1,2026-11-22,0.00,AUD,x,y', 'amount'],
  ['AU1,B-1,2026-11-22,"1,058.00",AUD,x,y', 'amount'],
  ['AU1,B-1,2026-11-22,58.001,AUD,x,y', 'amount'],
  ['AU1,B-1,2026-11-22,58.00,JPY,x,y', 'currency'],
  [',B-1,2026-11-22,58.00,AUD,x,y', 'account and id'],
  ['AU1,B-1,2026-11-22,58.00,AUD,x', '6 fields'],
  ['AU1,B-1,2026-11-22,58.00,AUD,"x,y', 'is not CSV'],
  [`AU1,B-1,2026-11-22,58.00,AUD,${'x'.repeat(501)},y`, 'more than 500'],
])('%s is refused by its line', (line, reason) => {
  expect(faultsOf('AU1,B-0,2026-11-22,1.00,AUD,x,y', line)).toEqual({ 'line 3': expect.stringContaining(reason) })
})

test('two lines with one id, another header, and a file without lines', () => {
  const line = 'AU1,B-1,2026-11-22,58.00,AUD,x,y'
  expect(faultsOf(line, line)).toEqual({ 'line 3': 'has the id of line 2.' })
  expect(faultsOf()).toEqual({ 'line 1': 'There are no rows under the header.' })
  const faults = new Faults()
  expect(readStatement('date,amount\n2026-11-22,1', faults)).toEqual([])
  expect(faults.isEmpty).toBe(false)
})
