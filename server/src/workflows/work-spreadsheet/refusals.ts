export const notRead = 'This file cannot be read. Use the template, saved as XLSX or CSV.'
export const otherKind = (kind: string) =>
  `This is ${kind}. Open it in the program that you wrote it with, and save or export it as an Excel workbook (.xlsx) or as CSV.`
