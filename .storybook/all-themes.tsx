// Storybook's own pages have a React of their own, for which JSX is compiled to its createElement.
/** @jsxRuntime classic */
import * as React from 'react'
import { addons, types, useStorybookState } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import { frameAddress, frameName } from './isolation.ts'

const schemes = ['light', 'dark']
const viewers = ['breeder', 'owner', 'vet']

const Themes = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: 16,
  width: '100%',
  height: '100%',
  padding: 16,
  overflow: 'auto',
  boxSizing: 'border-box',
})

const Theme = styled.figure(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '22rem',
  margin: 0,
  '& div': { flex: 1, overflow: 'hidden', border: `1px solid ${theme.appBorderColor}`, borderRadius: 8 },
  '& iframe': { width: '100%', height: '100%', border: 0 },
  // A screen is shown as a desktop has it.
  '& [data-small]': { width: '300%', height: '300%', transform: 'scale(0.33333)', transformOrigin: '0 0' },
}))

/** One story for each audience, in light and in dark, each in a document of its own. */
function AllThemes() {
  const { storyId } = useStorybookState()
  return (
    <Themes>
      {schemes.flatMap((scheme) =>
        viewers.map((viewer) => (
          <Theme key={`${storyId} ${scheme} ${viewer}`}>
            <figcaption>
              {viewer}, {scheme}
            </figcaption>
            <div>
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs its origin for its service worker */}
              <iframe
                name={frameName}
                title={`${viewer}, ${scheme}`}
                src={frameAddress(storyId, { viewer, scheme })}
                data-small={storyId.startsWith('components-') ? undefined : true}
              />
            </div>
          </Theme>
        )),
      )}
    </Themes>
  )
}

const id = 'all-themes'

/** A tab beside the canvas: its frames are there while it is open. */
export const addAllThemes = () =>
  addons.register(id, () => {
    addons.add(id, {
      type: types.TAB,
      title: 'All themes',
      match: ({ tabId }) => tabId === id,
      render: ({ active }) => (active ? <AllThemes /> : null),
    })
  })
