import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { brand } from '../app/src/brand.ts'
import { addAllThemes } from './all-themes.tsx'
import { openFilledPanel } from './panel.ts'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: `${brand.name} workshop`,
    brandUrl: './',
    brandTarget: '_self',
    // Breeder pink, paper, line and ink of design-system/src/theme/palettes.ts, which the manager does not load.
    colorPrimary: '#b8175c',
    colorSecondary: '#b8175c',
    appBg: '#fbf8f4',
    appBorderColor: '#e9e1da',
    barSelectedColor: '#b8175c',
    textColor: '#241a20',
  }),
  sidebar: { showRoots: true },
  bottomPanelHeight: 200,
})

addons.register('workshop/panel', openFilledPanel)
addAllThemes()
