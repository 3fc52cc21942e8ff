export type Attribution = { what: string; name: string; url: string | null; licence: string }

/** Whose work the catalogue is built on, for the page with the credits: server/data/NOTICE.md as copy for a screen. */
export const attributions: Attribution[] = [
  {
    what: 'Breeds, their other names and registries',
    name: 'Vertebrate Breed Ontology, Monarch Initiative (doi 10.48550/arXiv.2406.02623)',
    url: 'https://github.com/monarch-initiative/vertebrate-breed-ontology',
    licence: 'CC BY 4.0',
  },
  {
    what: 'FCI groups and countries of origin',
    name: 'fci-breeds, © 2016 Pavel Ivashkov',
    url: 'https://github.com/paiv/fci-breeds',
    licence: 'MIT',
  },
  {
    what: 'OMIA numbers that were matched by gene',
    name: 'Mondo Disease Ontology, Monarch Initiative',
    url: 'https://github.com/monarch-initiative/mondo',
    licence: 'CC BY 4.0 (mapping file: CC0)',
  },
  {
    what: 'Facts about tests, and the breeds’ usual coats',
    name: 'OMIA, and the papers and breed clubs named with each test and coat, in our own words',
    url: null,
    licence: 'Facts',
  },
  {
    what: 'Countries and currencies',
    name: 'i18n-iso-countries 7.14.0 and countries-list 3.4.1',
    url: 'https://www.npmjs.com/package/i18n-iso-countries',
    licence: 'MIT',
  },
  {
    what: 'States and regions',
    name: 'country-region-data 4.1.0',
    url: 'https://www.npmjs.com/package/country-region-data',
    licence: 'MIT',
  },
]
