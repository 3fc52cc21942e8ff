/** The copy of the fact sheets: their list, and each sheet. */
export const factSheetCopy = {
  name: 'Fact sheets',
  title: 'Every test on one page',
  description:
    'Fact sheets for DNA tests of dogs and cats: gene, variant, inheritance, breeds, sources, and what each genotype means. To read, print and hand on.',
  lead: 'What it looks for, how it is inherited, and what each genotype means, also for the young. To read, to print, and to lay beside a report.',
  search: {
    label: 'Test, gene, breed or OMIA number',
    placeholder: 'merle, PKD1, Border Collie',
  },
  nothing: {
    title: (search: string) => (search ? `No fact sheet for “${search}”` : 'No fact sheet fits that'),
    text: 'Try part of the name, the gene as your report writes it, or the breed. Profiles and kits have no sheet of their own: their tests do.',
    all: 'Show all of them',
  },
  missing: {
    title: 'We have no such fact sheet',
    lead: 'The test may have been renamed, or it is a profile or a kit, whose tests each have a sheet of their own.',
  },
  sheet: {
    eyebrow: 'Fact sheet',
    print: 'Print this sheet',
    buy: 'See this test in the shop',
    looksFor: 'What it looks for',
    means: 'What each result means',
    meansBySex: { female: 'In females', male: 'In males' },
    noTable:
      'This test reads several places in the DNA together, or a gene of many versions. Its report explains the genotype that was found.',
    breeds: 'Breeds',
    everyBreed: (species: string) => `Laboratories offer it for every ${species}, of any breed or none.`,
    noBreed: 'The sources we read name no breed.',
    limits: 'What it does not tell you',
    /** At the foot of a printed sheet. */
    colophon:
      'What the source leaves blank is left out here. A DNA test informs you and your vet; it does not replace an examination.',
  },
}
