import type { OxlintOverride } from 'oxlint'
import { wings } from '../server/src/wings.ts'

type Pattern = { message: string; importNamePattern?: string } & ({ regex: string } | { group: string[] })
type Room = {
  files: string[]
  patterns: Pattern[]
  paths?: { name: string; importNames: string[]; message: string }[]
  mayFetch?: false
}

/** Packages by name, with what is under them. */
const packages = (...names: string[]) => `^(${names.join('|')})(/|$)`
/** Other rooms by path: they are named by their package. */
const byPath = (...rooms: string[]) => `^(\\.\\./)+(${rooms.join('|')})/`
/** Of our packages only these. */
const onlyShop = (...allowed: string[]) => ['@shop/**', ...allowed.map((one) => `!@shop/${one}/**`)]

/** Its own texts name the schema's types and never reach a visitor. */
const inOurWords: Pattern = {
  regex: packages('@hookform/resolvers'),
  message: 'Take schemaResolver from parts/form: its messages are in our words.',
}

const typedMocks = [
  { name: 'msw', importNames: ['http'], message: 'Use mock(call, reply): it is typed by the contract.' },
]
const throughDesignSystem: Pattern = { regex: '^@chakra-ui/', message: 'Take it from @shop/design-system.' }

const mocksTake = 'mocks import @shop/contract and msw.'
const mocks: Pattern[] = [
  { group: onlyShop('contract'), message: mocksTake },
  { regex: byPath('contract', 'design-system', 'app', 'server'), message: mocksTake },
]

const serverTakes = (shop: string[], message: string): Pattern[] => [
  { group: onlyShop(...shop), message },
  {
    regex: byPath('contract', 'design-system', 'mocks', 'app'),
    message: 'Name another room by its package: @shop/contract/cart.',
  },
  { regex: packages('swr', 'msw', 'react-router-dom', '@chakra-ui/react'), message: 'Screens belong to the app.' },
]
const server = serverTakes(
  ['contract'],
  'server imports @shop/contract; only its stories and their samples also take @shop/mocks/fixtures.',
)

const samples = serverTakes(
  ['contract', 'mocks/fixtures'],
  'Stories, their samples and the tests of the demonstration import @shop/contract and @shop/mocks/fixtures.',
)

const dataTakes = 'data imports @shop/contract; screens import data, never the other way.'

/** For what is drawn: it reads through data, and makes no calls. */
const drawn: Pattern[] = [
  { regex: packages('swr'), message: 'Only app/src/data fetches: use one of its hooks.' },
  { regex: '^@shop/contract/(request|calls?|call-parts|endpoints/.+)$', message: 'Only app/src/data makes calls.' },
  {
    group: ['@shop/contract/*'],
    importNamePattern: 'Calls$',
    message: 'Only app/src/data makes calls; types, constants and form schemas are yours.',
  },
  {
    regex: '^(@shop/(mocks|server)/|msw(/|$)|(\\.\\./)+(contract|design-system|mocks|server)/)',
    message: 'Only stories take mocks.',
  },
  throughDesignSystem,
]
const framed: Pattern[] = [
  ...drawn,
  {
    regex: '^(\\.\\./)+screens(/|$)',
    message: 'A layout is the frame around any screen, a part belongs to several.',
  },
]

/** Who may import whom (docs/decisions/0001). Where two rows match a file, the later one counts. */
const rooms: Room[] = [
  {
    files: ['contract/src/**'],
    patterns: [
      {
        group: ['**', '!yup', '!./**', '!../*.ts'],
        message: 'contract imports yup and itself, nothing else.',
      },
    ],
  },
  {
    files: ['contract/**/*.test.ts'],
    patterns: [
      {
        regex: `^@shop/|${byPath('design-system', 'mocks', 'app', 'server')}`,
        message: 'contract knows no other room.',
      },
    ],
  },
  {
    files: ['design-system/src/**'],
    patterns: [
      {
        regex: `^@shop/|${byPath('contract', 'mocks', 'app', 'server')}`,
        message: 'design-system knows no data: its props are plain values.',
      },
      {
        regex: packages('react-router', 'react-router-dom', 'swr', 'yup', 'hono', 'msw', '@hookform/resolvers'),
        message: 'design-system is Chakra, React and react-hook-form; routing, data and schemas come in as props.',
      },
    ],
  },
  {
    files: ['mocks/src/**'],
    paths: typedMocks,
    patterns: [
      ...mocks,
      {
        regex: packages('react', 'react-dom', 'react-router', 'react-router-dom', 'swr', 'hono', 'drizzle-orm'),
        message: mocksTake,
      },
      throughDesignSystem,
    ],
  },
  { files: ['mocks/src/mock.ts'], patterns: mocks },
  { files: ['server/**'], patterns: server },
  ...wings.flatMap((wing, index) => wingRooms(wing, wings.slice(0, index))),
  // Tests set the scene with whatever they need.
  { files: ['server/{src,stories}/**/*.{test,race,unit}.ts'], patterns: server },
  {
    files: ['server/src/entry/seed/*.{test,unit}.ts', 'server/stories/*', 'server/test/document-samples.ts'],
    patterns: samples,
  },
  {
    files: ['app/src/**'],
    patterns: [
      {
        regex: '^(@shop/(mocks|server)/|msw(/|$)|(\\.\\./)+(contract|design-system|mocks|server)/)',
        message: 'The app imports @shop/contract and @shop/design-system; only stories take mocks.',
      },
      throughDesignSystem,
      inOurWords,
    ],
  },
  {
    files: ['app/src/data/**'],
    patterns: [
      {
        group: [...onlyShop('contract'), '!@shop/design-system/{store,toaster,use-is-hydrated}'],
        message: dataTakes,
      },
      {
        group: ['@shop/contract/*'],
        importNamePattern: 'Calls$',
        message:
          'Take its endpoint from @shop/contract/endpoints: a whole row brings its schemas, and yup, into every page.',
      },
      {
        regex: '^(msw(/|$)|@chakra-ui/|(\\.\\./)+(contract|design-system|mocks|server|screens|layouts|parts)(/|$))',
        message: dataTakes,
      },
      inOurWords,
    ],
  },
  {
    files: ['app/src/screens/**'],
    mayFetch: false,
    patterns: [
      ...drawn,
      inOurWords,
      {
        group: [
          '../**',
          ...['data', 'layouts', 'parts', 'content'].map((one) => `!**/${one}/**`),
          '!**/paths.ts',
          '!**/brand.ts',
        ],
        message:
          'A screen imports its own folder, data, layouts, parts, content, paths and brand; never another screen.',
      },
    ],
  },
  {
    files: ['app/src/{layouts,parts}/**'],
    mayFetch: false,
    patterns: [...framed, inOurWords],
  },
  { files: ['app/src/parts/form/schema-resolver.ts'], mayFetch: false, patterns: framed },
  {
    files: ['app/src/**/*.stories.tsx', 'app/src/**/*-story.tsx'],
    paths: typedMocks,
    patterns: [
      {
        regex: `^@shop/server/|${byPath('contract', 'design-system', 'mocks', 'server')}`,
        message: 'A story plays over @shop/mocks; the server has its own tests.',
      },
      inOurWords,
    ],
  },
]

/** A wing of the server: files of its own, and its rooms with folders inside them. */
function wingRooms({ name, rooms }: (typeof wings)[number], lower: typeof wings): Room[] {
  const ofRoom = (room: string, before: string[], up: string): Pattern[] => [
    ...server,
    {
      group: [
        `${up}../**`,
        // The shop's version.
        `!${up}../../../package.json`,
        ...before.map((one) => `!${up}../${one}/**`),
        ...lower.map((wing) => `!${up}../../${wing.name}/**`),
      ],
      message: `${name}/${room} imports lower wings, and of its own ${before.join(', ') || 'no other room'} (server/src/wings.ts).`,
    },
  ]
  return [
    {
      files: [`server/src/${name}/*.ts`],
      patterns: [
        ...server,
        {
          group: ['../**', ...lower.map((wing) => `!../${wing.name}/**`)],
          message: `${name} imports ${lower.map((wing) => wing.name).join(', ') || 'no other wing'} (server/src/wings.ts).`,
        },
      ],
    },
    ...rooms.flatMap((room, index) =>
      ['', '../'].map((up) => ({
        files: [`server/src/${name}/${room}/${up && '*/'}*.ts`],
        patterns: ofRoom(room, rooms.slice(0, index), up),
      })),
    ),
  ]
}

/** The rooms as overrides of oxlint. */
export const roomRules: OxlintOverride[] = rooms.map(({ files, paths, patterns, mayFetch }) => ({
  files,
  rules: {
    'no-restricted-imports': ['error', { ...(paths && { paths }), patterns }],
    ...(mayFetch === false && {
      'no-restricted-globals': ['error', { name: 'fetch', message: 'Only app/src/data fetches.' }],
    }),
  },
}))
