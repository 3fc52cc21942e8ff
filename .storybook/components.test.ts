import { expect, test } from 'vitest'
import { readComponents } from './components.ts'

const components = readComponents()
const named = (name: string) => components.find((component) => component.name === name)

test('each component has its page and the files that use it', () => {
  expect(components.length).toBeGreaterThan(50)
  expect(named('Tabs')).toMatchObject({ title: 'Components/TabLinks', id: 'components-tablinks' })
  expect(named('Checkbox')).toMatchObject({ id: 'components-forms-checkbox' })
  expect(named('Button')?.usedIn).toBeGreaterThan(50)
  // In the app only as TextField.
  expect(named('PasswordInput')?.usedIn).toBeGreaterThan(1)
  expect(components.filter(({ title }) => !title)).toEqual([])
})
