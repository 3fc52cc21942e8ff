/**
 * What an owner copies from an animal's papers as it stands there: texts of one name in bodies, columns, views, forms,
 * reports, spreadsheets and litters. A new one is a line here and in `animalFields`, its schema, and its column.
 */
export const animalPapers = ['chipNumber', 'registrationName', 'registrationNumber'] as const
export type AnimalPaper = (typeof animalPapers)[number]

/** Something for each of the papers. */
export const eachPaper = <Value>(of: (paper: AnimalPaper) => Value) =>
  Object.fromEntries(animalPapers.map((paper) => [paper, of(paper)])) as Record<AnimalPaper, Value>

/** The papers out of a record that has them among other fields. */
export const papersOf = <Whole extends Record<AnimalPaper, unknown>>(record: Whole) =>
  eachPaper((paper) => record[paper]) as Pick<Whole, AnimalPaper>
