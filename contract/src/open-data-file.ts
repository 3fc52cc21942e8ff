/** Where a file of a release is, such as `tests.csv`; apart from the schemas, for pages. */
export const openDataFile = (release: string, file: string) => `/api/open-data/${release}/${file}`
