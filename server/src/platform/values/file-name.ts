/** What a file that is requested as `<name>.pdf` is named; empty for every other file. */
export const nameOfPdf = (file: string): string => /^(.+)\.pdf$/.exec(file)?.[1] ?? ''
