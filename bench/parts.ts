import { measureCatalogue } from './catalogue.ts'
import { measureCost } from './cost.ts'
import { measureDesk } from './desk.ts'
import { measureDropdown } from './dropdown.ts'
import { measureHtml } from './html.ts'
import { measureLab } from './lab.ts'
import { measurePages } from './pages.ts'
import { measurePortal } from './portal.ts'
import { measureServer } from './server.ts'
import { measureStart } from './start.ts'

/** What `npm run bench` measures, by name. */
export const parts: Record<string, (runs: number) => Promise<void>> = {
  pages: measurePages,
  server: measureServer,
  html: measureHtml,
  cost: measureCost,
  catalogue: measureCatalogue,
  lab: measureLab,
  portal: measurePortal,
  desk: measureDesk,
  start: measureStart,
  dropdown: measureDropdown,
}
