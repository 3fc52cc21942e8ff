import { brand } from '../brand.ts'

export const openDataCopy = {
  name: 'Open data',
  title: 'All our data, to take away',
  description: `Every test, allele, gene and breed that ${brand.name} tests for, as CSV and JSON, with sources, terms of use and an address for each release.`,
  lead: 'What each test reads, what its results mean and where we know it from: in tables, for research, for your club, or for a shop of your own.',
  use: {
    title: 'Use it, and say where it is from',
    text: `The facts are free. Credit ${brand.name} and the release, and keep these names when you share what comes from them:`,
  },
  columns: {
    title: 'How to read it',
    text: 'A test’s number and a breed’s VBO number are the same in all tables. In CSV the entries of a list are parted by a bar; in JSON they are a list. An empty cell is something that the sources do not say.',
  },
  earlier: {
    title: 'Earlier releases',
    text: 'Their files stay where they were, so what was worked out from them can be worked out again.',
  },
}
