/** The animals of a list with their results, for a spreadsheet; it takes the query of the list. */
export const animalListPath = '/api/my/animal-list.csv'
