import { chakra, Illustration, PageHeader, Section } from '@shop/design-system'
import { useLocation } from 'react-router-dom'
import { resourcesFor, resourceCopy } from '../../../content/resources.ts'
import { toolsOf } from '../../../content/user-tools.ts'
import { useAudience } from '../../../layouts/audience.ts'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { toolIcons } from '../../../parts/tool/tool-icons.ts'
import { ToolTiles } from '../../../parts/tool/ToolTiles.tsx'
import { paths } from '../../../paths.ts'
import { resourceIcons } from './resource-icons.ts'

/** `/resources` for everybody, and `/my/resources` with the user's own tools first. */
export const Resources = () => (useLocation().pathname === paths.myResources ? <Mine /> : <Everybodys />)

function Everybodys() {
  const { name, title, description, lead } = resourceCopy.public
  return (
    <>
      <PageTitle title={name} description={description} />
      <PageHeader
        title={title}
        lead={lead}
        aside={
          <chakra.div width="64" hideBelow="md">
            <Illustration name="results" />
          </chakra.div>
        }
      />
      <Groups resources={resourcesFor(null)} />
    </>
  )
}

function Mine() {
  const audience = useAudience()
  const { name, title, lead, tools: heading } = resourceCopy.mine
  const tools = toolsOf(audience).filter(({ group }) => group === 'tools' || group === 'account')
  return (
    <MyPage name={name} title={title} lead={lead}>
      {tools.length > 0 && (
        <Section size="sm" title={heading}>
          <ToolTiles tiles={tools.map((tool) => ({ ...tool, Icon: toolIcons[tool.name] }))} />
        </Section>
      )}
      <Groups resources={resourcesFor(audience)} />
    </MyPage>
  )
}

const Groups = ({ resources: groups }: { resources: ReturnType<typeof resourcesFor> }) =>
  groups.map(({ title, resources }) => (
    <Section key={title} size="sm" title={title}>
      <ToolTiles tiles={resources.map((one) => ({ ...one, Icon: resourceIcons[one.name] }))} />
    </Section>
  ))
