import { expect, test } from 'vitest'
import { type Choice, chooseStories, firstSize, pictureName, sizesOf, type Story, storyOf } from './choose.ts'
import { isInShard } from './shard.ts'

const story = (title: string, exportName: string, tags: string[] = []): Story => ({
  id: `${title}--${exportName}`.toLowerCase().replaceAll('/', '-'),
  title,
  name: exportName,
  exportName,
  importPath: title.startsWith('Screens') ? `./app/src/screens/shop/Cart/${title}.stories.tsx` : './x.stories.tsx',
  tags,
})
const namesOf = (choices: Choice[]) => choices.map(({ story }) => story.exportName)

test('of a screen the first story, and the first in each state and for each audience', () => {
  const names = ['Full', 'Loading', 'LoadingOnAPhone', 'StillLoading', 'Priced', 'ForVets', 'Keyboard']
  const stories = names.map((name) => story('Screens/Cart', name, ['play-fn']))
  const choices = chooseStories(stories, false)
  expect(namesOf(choices)).toEqual(['Full', 'Loading', 'LoadingOnAPhone', 'ForVets'])
  expect(choices.map(firstSize)).toEqual(['desktop', 'desktop', 'phone', 'desktop'])
})

test('a screen without a story on a phone is seen at both sizes', () => {
  const choices = chooseStories([story('Screens/Cart', 'Full'), story('Screens/Cart', 'Loading')], false)
  expect(choices.map(({ isAtBoth }) => isAtBoth)).toEqual([true, false])
})

test('of a component what needs no press, and what ends open', () => {
  const stories = [
    story('Components/Menu', 'Closed'),
    ...['Open', 'Picked'].map((name) => story('Components/Menu', name, ['play-fn'])),
  ]
  expect(namesOf(chooseStories(stories, false))).toEqual(['Closed', 'Open'])
})

test('what is about behaviour alone is never chosen, by its name or its tag', () => {
  const stories = [story('Components/Menu', 'Keyboard'), story('Components/Menu', 'Dragged', ['behaviour'])]
  expect(chooseStories(stories, true)).toEqual([])
})

test('a size that a story names is its only one', () => {
  const screen = { story: story('Screens/Cart', 'Full'), isAtBoth: true }
  expect(sizesOf(screen, undefined, false)).toEqual(['phone', 'desktop'])
  expect(sizesOf({ ...screen, isAtBoth: false }, undefined, false)).toEqual(['desktop'])
  expect(sizesOf(screen, 'tablet', false)).toEqual(['tablet'])
  expect(sizesOf(screen, 'phone', true)).toEqual(['phone', 'narrow'])
  const component = { story: story('Components/Menu', 'Open'), isAtBoth: false }
  expect(sizesOf(component, undefined, true)).toEqual(['desktop'])
})

test('each story is in one shard', () => {
  const ids = Array.from({ length: 50 }, (_, index) => `story-${index}`)
  const shards = ['1/2', '2/2'].map((shard) => ids.filter((id) => isInShard(id, shard)))
  expect(shards.flat().toSorted()).toEqual(ids.toSorted())
  expect(shards.every((shard) => shard.length > 10)).toBe(true)
})

test('a picture is named by its story', () => {
  expect(pictureName('screens-cart--full', 'phone')).toBe('screens-cart--full@390.png')
  expect(storyOf('screens-cart--full@390.png')).toBe('screens-cart--full')
})
