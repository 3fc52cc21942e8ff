import type { AnimalProfile } from '@shop/contract/animal'
import { formatDate } from '@shop/contract/dates'
import type { Care, Result } from '@shop/contract/result'
import { Callout, chakra, LinkButton, Stack } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { Sources } from '../../../parts/result/Sources.tsx'

const List = chakra('ul', {
  base: {
    marginBlockStart: '1',
    paddingInlineStart: '5',
    listStyleType: 'disc',
    '& li + li': { marginBlockStart: '1' },
  },
})
const Drugs = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    marginBlockStart: '2',
    listStyleType: 'none',
    '& li': { paddingInline: '2.5', paddingBlock: '0.5', borderRadius: 'full', bg: 'sand', textStyle: 'small' },
  },
})
const Origin = chakra('div', { base: { textStyle: 'small', color: 'ink2' } })

type CareNotesProps = { care: Care; result: Result; profile: AnimalProfile }

/** What to look out for and to ask, from medicine that names its sources. It gives no amounts and replaces no vet. */
export function CareNotes({ care, result, profile }: CareNotesProps) {
  const { country } = useSettings()
  const { signs, whatHelps, askTheVet, emergency, drugs, sources, readOn } = care
  return (
    <Stack gap="5">
      {emergency && (
        <Callout tone="caution" title="When to act at once">
          {emergency}
        </Callout>
      )}
      {signs && (
        <div>
          <h4>What to watch for</h4>
          <p>{signs}</p>
        </div>
      )}
      {whatHelps && (
        <div>
          <h4>What helps</h4>
          <p>{whatHelps}</p>
        </div>
      )}
      {askTheVet.length > 0 && (
        <div>
          <h4>Ask your vet</h4>
          <List>
            {askTheVet.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </List>
        </div>
      )}
      {drugs.length > 0 && (
        <div>
          <h4>Medicines to be careful with</h4>
          <p>
            Your vet decides which to avoid, and which to give in a smaller amount. New medicines may belong here too.
          </p>
          <Drugs>
            {drugs.map((drug) => (
              <li key={drug}>{drug}</li>
            ))}
          </Drugs>
          <chakra.div marginBlockStart="3">
            <LinkButton
              variant="outline"
              size="sm"
              href={`/api/my/animals/${profile.id}/medicine-card/${result.product.id}.pdf`}
              target="_blank"
            >
              A card for the wallet
            </LinkButton>
          </chakra.div>
        </div>
      )}
      <Origin>
        From these pages, read on {formatDate(readOn, country)}:
        <Sources sources={sources} />
      </Origin>
    </Stack>
  )
}
