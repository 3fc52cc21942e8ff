import type { PrintedFormSlug } from '@shop/contract/forms-to-print'

/** A line of a form: blanks to fill in, each with its share of the width; boxes to tick; a sentence; or room to write. */
export type Row =
  | { blanks: [label: string, share: number][] }
  | { question: string; options: string[] }
  | { text: string }
  | { room: string; lines: number }

export type PrintedForm = {
  /** What it is for, below its title. */
  lead: string
  sections: { title: string; rows: Row[] }[]
  /** Small print at the end. */
  notes: string[]
}

const animal: Row[] = [
  {
    blanks: [
      ['Pet name', 2],
      ['Registered name', 3],
    ],
  },
  { question: 'Species', options: ['Dog', 'Cat'] },
  { question: 'Sex', options: ['Male', 'Female', 'Desexed'] },
  {
    blanks: [
      ['Breed, or “mixed breed”', 3],
      ['Date of birth (day, month, year)', 2],
    ],
  },
  {
    blanks: [
      ['Microchip number', 3],
      ['Registration number', 2],
    ],
  },
]

const person = (name: string): Row[] => [
  {
    blanks: [
      [name, 3],
      ['Email address of the account', 3],
    ],
  },
  {
    blanks: [
      ['Address, with postcode and country', 4],
      ['Phone', 2],
    ],
  },
]

const signature = (who: string): Row => ({
  blanks: [
    [`Signature of ${who}`, 3],
    ['Place', 2],
    ['Date', 1.4],
  ],
})

const oneAnimal = 'One form for each animal. Please write in capitals.'

/** The fields of each form. */
export const forms: Record<PrintedFormSlug, PrintedForm> = {
  'sample-collection': {
    lead: 'Put this in the envelope with the swab. It says whose sample it is, and who took it.',
    sections: [
      { title: 'The animal', rows: animal },
      { title: 'Its owner', rows: person('Name') },
      {
        title: 'The sample',
        rows: [
          {
            blanks: [
              ['Barcode on the sleeve of the swab', 3],
              ['Taken on (day, month, year)', 2],
            ],
          },
          { question: 'Taken by', options: ['The owner', 'A veterinarian', 'A collection agent'] },
          {
            blanks: [
              ['Name of the collector', 3],
              ['Practice, club or agent number', 3],
            ],
          },
          {
            question: 'Was the microchip read while the sample was taken, and is it the one above?',
            options: ['Yes', 'No'],
          },
        ],
      },
      {
        title: 'Signatures',
        rows: [
          {
            text: 'The owner agrees to this sample being tested as ordered, and has activated its kit or will do so. The collector states that it was taken from the animal described here.',
          },
          signature('the owner'),
          signature('the collector'),
        ],
      },
    ],
    notes: [
      oneAnimal,
      'Let the swab dry for five minutes before it goes into its sleeve. No plastic bag.',
      'A certificate says “identity verified” only where a veterinarian or a collection agent took the sample and read the microchip.',
    ],
  },
  'identity-verification': {
    lead: 'To be filled in by a veterinarian or an authorised collector who saw the animal, read its microchip and took the sample.',
    sections: [
      {
        title: 'The veterinarian or collector',
        rows: [
          {
            blanks: [
              ['Name', 3],
              ['Registration or agent number', 2],
            ],
          },
          {
            blanks: [
              ['Practice and address', 4],
              ['Phone', 2],
            ],
          },
        ],
      },
      { title: 'The animal, as its documents describe it', rows: animal },
      {
        title: 'What was checked',
        rows: [
          { question: 'The microchip was read by', options: ['A scanner', 'Nobody: no chip was found'] },
          { blanks: [['Microchip number as the scanner showed it', 1]] },
          { question: 'Documents seen', options: ['Pedigree', 'Passport', 'Vaccination record', 'None'] },
          {
            blanks: [
              ['Barcode on the sleeve of the swab', 3],
              ['Taken on (day, month, year)', 2],
            ],
          },
          { question: 'Seal of the envelope', options: ['Signed across by me', 'Left open'] },
        ],
      },
      {
        title: 'Statement',
        rows: [
          {
            text: 'I took this sample myself from the animal described here, read its microchip while doing so, and closed the sleeve before it left my hands. I have no stake in the animal’s sale or in its breeding.',
          },
          signature('the veterinarian or collector'),
          { blanks: [['Stamp of the practice', 1]] },
        ],
      },
    ],
    notes: [
      oneAnimal,
      'If no microchip was read, the sample is tested all the same, and its certificate says “not verified”.',
      'The form travels with the sample. Keep a copy with the patient’s record.',
    ],
  },
  'transfer-of-ownership': {
    lead: 'For both owners’ files. The results themselves move when the transfer is made online, in the present owner’s account.',
    sections: [
      { title: 'The animal', rows: animal },
      { title: 'The present owner', rows: person('Name') },
      { title: 'The new owner', rows: person('Name') },
      {
        title: 'What moves, and what stays',
        rows: [
          {
            text: 'Results, samples, certificates and their history move to the new owner’s account. Orders, invoices and loyalty points stay with the present owner.',
          },
          {
            question: 'Handed over with the animal',
            options: ['Printed reports', 'Pedigree', 'A kit not yet activated'],
          },
          {
            blanks: [
              ['Handed over on (day, month, year)', 2],
              ['Barcode of a kit handed over, if any', 3],
            ],
          },
          signature('the present owner'),
          signature('the new owner'),
        ],
      },
    ],
    notes: [
      oneAnimal,
      'This form does not transfer a registration with a kennel club or cat registry, or an entry in a microchip database: please tell them as well.',
      'The new owner accepts the transfer from the email that we send, with an account under the email address given here.',
    ],
  },
  'show-order': {
    lead: 'For show secretaries: display stands, fact sheets and leaflets. Please ask eight weeks before the show.',
    sections: [
      {
        title: 'The show',
        rows: [
          {
            blanks: [
              ['Name of the show', 4],
              ['First and last day', 2],
            ],
          },
          {
            blanks: [
              ['Club', 3],
              ['Venue and town', 3],
            ],
          },
          { question: 'Animals', options: ['Dogs', 'Cats', 'Both'] },
          {
            blanks: [
              ['Entries expected', 2],
              ['Web address', 4],
            ],
          },
        ],
      },
      {
        title: 'What you would like',
        rows: [
          {
            blanks: [
              ['Display stands', 1],
              ['How to take a sample: leaflets', 1],
              ['Order forms', 1],
            ],
          },
          { room: 'Breeds whose fact sheets we should print', lines: 3 },
          { question: 'Should somebody take samples at the show?', options: ['Yes, please advise us', 'No'] },
        ],
      },
      {
        title: 'Where it goes',
        rows: [
          {
            blanks: [
              ['Secretary', 3],
              ['Email address', 3],
            ],
          },
          {
            blanks: [
              ['Delivery address, with postcode and country', 4],
              ['Phone', 2],
            ],
          },
          { blanks: [['Needed there by (day, month, year)', 1]] },
          signature('the secretary'),
        ],
      },
    ],
    notes: [
      'Please write in capitals. A photograph of the signed page is enough.',
      'The stand is yours to keep for the next show.',
      'We use what you write here to send what you ask for, and for nothing else.',
    ],
  },
}
