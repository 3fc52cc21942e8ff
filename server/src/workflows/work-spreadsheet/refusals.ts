export const notRead = 'This file cannot be read. Use the template, saved as XLSX or CSV.'
