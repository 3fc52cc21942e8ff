import type { Page } from 'playwright'
import { expect } from 'vitest'
import { heading, hydrated } from './browser.ts'

type Transfer = { amount: number; reference: string }

/** A bank's file with these transfers in US dollars, each under a number of its own. */
export const statementOf = (...transfers: Transfer[]): string => {
  const rows = transfers.map(({ amount, reference }) =>
    ['US-1', crypto.randomUUID(), '2026-11-20', amount.toFixed(2), 'USD', reference, 'D WHITCOMBE'].join(','),
  )
  return `${['account,id,date,amount,currency,reference,payer', ...rows].join('\n')}\n`
}

const chooseFile = (page: Page, label: string, name: string, text: string) =>
  page.getByLabel(label).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

/** Gives the open page of transfers a bank's file. */
export const chooseStatement = (page: Page, text: string) => chooseFile(page, 'A bank’s statement', 'monday.csv', text)

/** Gives the open page of results a file. */
export const chooseResults = (page: Page, name: string, text: string) => chooseFile(page, 'File of results', name, text)

/** Hands the checked file that the page of results shows to a second person. */
export async function handOver(page: Page, name: string) {
  await page.getByRole('button', { name: 'Hand it to a second person' }).click()
  await page.getByText(`${name} waits for a second person.`).waitFor()
}

/** Goes from Today to a file of results that waits for review, and opens it. */
export async function openWaitingFile(page: Page, name: string) {
  await page.goto('/desk')
  await page.getByRole('link', { name: /Files of results to review/ }).click()
  await page.waitForURL('**/desk/laboratory/results**')
  await hydrated(page)
  await page.getByRole('row', { name }).click()
  await heading(page, name)
}

/** Releases the file of results that is open. */
export async function release(page: Page, released: string) {
  await page.getByRole('button', { name: 'Release these results' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release these results' }).click()
  await page.getByText(`${released} released.`).waitFor()
}

/** Scans swabs in at the laboratory as a scanner does: one after another, without a look at the screen. */
export async function scanIn(page: Page, ...barcodes: string[]) {
  await page.goto('/desk/laboratory')
  await hydrated(page)
  const field = page.getByLabel('Barcode')
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  for (const barcode of barcodes) await page.keyboard.type(`${barcode}\n`)
}

/** Waits until a swab is scanned in. */
export const isReceived = (page: Page, barcode: string) =>
  page.getByRole('row', { name: new RegExp(`${barcode}.*Right: Received`) }).waitFor()

/** Scans an order's slip and its one swab, as a scanner does. */
export async function pack(page: Page, number: string, barcode: string) {
  await page.goto('/desk/dispatch')
  await hydrated(page)
  await page.keyboard.type(`${number}\n`)
  await page.getByLabel(/^Scan swab 1 of 1/).waitFor()
  await page.keyboard.type(`${barcode}\n`)
  await page.getByLabel('Scan the tracking number, or dispatch it').waitFor()
}

/** Dispatches the parcel that is packed. */
export async function dispatch(page: Page, number: string) {
  await page.getByRole('button', { name: 'Dispatch it' }).click()
  await page.getByText(`${number}-1 is on its way`).waitFor()
}

/** Gives the reason in the dialog that is open, and sends it. */
export async function decide(page: Page, action: string, reason: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: action }).click()
  await dialog.waitFor({ state: 'detached' })
}
