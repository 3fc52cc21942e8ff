import { chakra, Illustration } from '@shop/design-system'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'
import type { Step } from '@shop/contract/next-steps'

const List = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(auto-fit, minmax(13rem, 1fr))' },
    gap: { base: '4', md: '6' },
    listStyleType: 'none',
    '& li': {
      display: { base: 'grid', sm: 'block' },
      gridTemplateColumns: '6rem 1fr',
      columnGap: '4',
      alignItems: 'center',
      padding: '5',
      bg: 'sand',
      borderRadius: 'card',
    },
    '& svg': { maxWidth: { base: '24', sm: '32' }, marginBlockEnd: { sm: '3' } },
    '& h3': { textStyle: 'h4' },
    '& p': { marginBlockStart: '1', color: 'ink2', textStyle: 'small' },
  },
})

/** What happens now: the question everybody has after paying. */
export function NextSteps({ steps }: { steps: Step[] }) {
  const words = useAnimalWords()
  return (
    <section aria-labelledby="next-steps">
      <chakra.h2 id="next-steps" textStyle="h3" marginBottom="4">
        What happens next
      </chakra.h2>
      <List>
        {steps.map(({ picture, title, text }) => (
          <li key={title}>
            <Illustration name={picture} />
            <div>
              <h3>{title}</h3>
              <p>{words(text)}</p>
            </div>
          </li>
        ))}
      </List>
    </section>
  )
}
