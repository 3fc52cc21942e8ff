import type { AnimalProfile } from '@shop/contract/animal'
import { chakra, Coat, Link } from '@shop/design-system'
import { paths } from '../../../paths.ts'

/** Parents above, the animal, its offspring below, joined by lines; on a phone the same, narrower. */
const Tree = chakra('div', {
  base: {
    '--line': '2px solid {colors.edge}',
    display: 'grid',
    justifyItems: 'center',
    padding: { base: '4', md: '8' },
    bg: 'sand',
    borderRadius: 'card',
    '& .tree-parents': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: { base: '4', md: '10' },
      width: 'full',
      maxWidth: '40rem',
      listStyleType: 'none',
    },
    '& .tree-node': {
      position: 'relative',
      display: 'grid',
      alignContent: 'center',
      gap: '0.5',
      minHeight: '20',
      padding: '4',
      bg: 'card',
      border: 'hairline',
      textAlign: 'center',
      overflowWrap: 'anywhere',
    },
    // As in a pedigree: females round, males square.
    '& .tree-node[data-sex=female]': { borderRadius: 'pill', paddingInline: '6' },
    '& .tree-node[data-sex=male]': { borderRadius: 'sm' },
    '& .tree-node[data-missing]': { borderStyle: 'dashed', borderColor: 'edge', bg: 'transparent', color: 'ink2' },
    '& .tree-role': { textStyle: 'eyebrow', color: 'ink2' },
    '& .tree-name': { fontWeight: 'semibold' },
    '& .tree-join': {
      width: { base: 'calc(50% + 0.5rem)', md: 'calc(20rem + 1.25rem)' },
      height: '8',
      border: 'var(--line)',
      borderBlockStart: 'none',
      borderBottomRadius: 'control',
    },
    '& .tree-stem': { height: '8', borderInlineStart: 'var(--line)' },
    '& .tree-self': {
      display: 'grid',
      gridTemplateColumns: '5rem minmax(0, auto)',
      alignItems: 'center',
      maxWidth: 'full',
      bg: 'card',
      border: '2px solid {colors.colorPalette.solid}',
      borderRadius: 'card',
      overflow: 'hidden',
    },
    '& .tree-coat': { height: '20' },
    '& .tree-self p': { paddingInline: '5', textStyle: 'h3', overflowWrap: 'anywhere' },
    '& .tree-young': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '3',
      padding: '4',
      maxWidth: 'full',
      border: 'var(--line)',
      borderRadius: 'card',
      listStyleType: 'none',
    },
    '& .tree-young a': {
      display: 'inline-block',
      paddingInline: '4',
      paddingBlock: '2',
      bg: 'card',
      border: 'hairline',
      borderRadius: 'pill',
      fontWeight: 'semibold',
      overflowWrap: 'anywhere',
      _hover: { borderColor: 'colorPalette.solid' },
    },
  },
})

type Parent = AnimalProfile['dam']

/** The nearest family as a small pedigree. */
export const FamilyTree = ({ profile }: { profile: AnimalProfile }) => (
  <Tree>
    <ul className="tree-parents" aria-label="Parents">
      <ParentNode title="Sire" sex="male" parent={profile.sire} profile={profile} />
      <ParentNode title="Dam" sex="female" parent={profile.dam} profile={profile} />
    </ul>
    <div className="tree-join" aria-hidden />
    <div className="tree-stem" aria-hidden />
    <div className="tree-self">
      <div className="tree-coat">
        <Coat {...profile.coat} ratio={1} />
      </div>
      <p>{profile.petName}</p>
    </div>
    {profile.offspring.length > 0 && (
      <>
        <div className="tree-stem" aria-hidden />
        <ul className="tree-young" aria-label="Offspring">
          {profile.offspring.map(({ id, name }) => (
            <li key={id}>
              <a href={paths.animal(id)}>{name}</a>
            </li>
          ))}
        </ul>
      </>
    )}
  </Tree>
)

type ParentNodeProps = { title: string; sex: 'male' | 'female'; parent: Parent; profile: AnimalProfile }

function ParentNode({ title, sex, parent, profile: { id, rights } }: ParentNodeProps) {
  return (
    <li className="tree-node" data-sex={sex} data-missing={parent ? undefined : true}>
      <span className="tree-role">{title}</span>
      {parent ? (
        <span className="tree-name">
          {parent.id ? <Link href={paths.animal(parent.id)}>{parent.name}</Link> : parent.name}
        </span>
      ) : rights === 'owner' ? (
        <Link href={paths.animalPage(id, 'edit')}>Name the {title.toLowerCase()}</Link>
      ) : (
        <span>Not on record</span>
      )}
    </li>
  )
}
