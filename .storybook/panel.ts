import { STORY_PREPARED } from 'storybook/internal/core-events'
import type { API } from 'storybook/manager-api'

const panels = {
  controls: 'addon-controls',
  interactions: 'storybook/interactions/panel',
  a11y: 'storybook/a11y/panel',
}

/** Opens another panel where the one that is open has nothing to say of a story: a screen has no controls. */
export const openFilledPanel = (api: API) =>
  api.on(STORY_PREPARED, ({ id }: { id: string }) => {
    const story = api.getData(id)
    if (story.type !== 'story') return
    const filled = [
      ...(story.title.startsWith('Components/') ? [panels.controls] : []),
      ...(story.tags.includes('play-fn') ? [panels.interactions] : []),
      panels.a11y,
    ]
    const open = api.getSelectedPanel()
    if (Object.values(panels).includes(open) && !filled.includes(open)) api.setSelectedPanel(filled[0])
  })
