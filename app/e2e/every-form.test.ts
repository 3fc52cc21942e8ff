import { globSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { nothingToKeep, nothingTyped, ways } from './every-form.ts'

const source = new URL('../src/', import.meta.url).pathname

const nameOf = (name: ESTree.JSXElementName): string => {
  if (name.type === 'JSXIdentifier') return name.name
  return name.type === 'JSXMemberExpression' ? `${nameOf(name.object)}.${name.property.name}` : ''
}

/** Whether a file draws a form, or holds what is typed into one: by any of the ways in which this app makes forms. */
function hasForm(file: string): boolean {
  const forms = new Set(['Form', 'ActionForm', 'form', 'chakra.form'])
  let isFound = false
  new Visitor({
    VariableDeclarator({ id, init }) {
      const isForm = init?.type === 'CallExpression' && isCallOf(init, 'chakra') && textOf(init) === 'form'
      if (isForm && id.type === 'Identifier') forms.add(id.name)
    },
    CallExpression: (call) => void (isFound ||= isCallOf(call, 'useForm')),
    JSXOpeningElement: ({ name }) => void (isFound ||= forms.has(nameOf(name))),
  }).visit(parseSync(file, readFileSync(source + file, 'utf8')).program)
  return isFound
}
const isCallOf = ({ callee }: ESTree.CallExpression, name: string) =>
  callee.type === 'Identifier' && callee.name === name
const textOf = ({ arguments: [first] }: ESTree.CallExpression) => first?.type === 'Literal' && first.value

test('every form of the source is here', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
    (file) => !/\.(stories|test)\.|-story\.tsx$/.test(file),
  )
  const named = [ways, nothingToKeep, nothingTyped].flatMap((list) => Object.keys(list))
  expect(
    files
      .filter(hasForm)
      .map((file) => file.replace('.tsx', ''))
      .toSorted(),
  ).toEqual(named.toSorted())
})
