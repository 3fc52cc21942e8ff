import type { AnimalProfile } from '@shop/contract/animal'
import type { SubmissionSheet } from '@shop/contract/submission-sheet'
import {
  Button,
  Callout,
  chakra,
  Link,
  LinkButton,
  Section,
  Select,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@shop/design-system'
import { useId, useState } from 'react'
import { useSubmissionSheets } from '../../../data/submission-sheet.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { paths } from '../../../paths.ts'

const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    maxWidth: 'prose',
    '& .sheet-registry': { width: 'full' },
    '& h3': { fontWeight: 'semibold', marginBlockEnd: '1' },
    '& ul': { paddingInlineStart: '5', listStyleType: 'disc' },
    '& .sheet-quiet': { color: 'ink2', fontSize: 'sm' },
  },
})

/** Papers to send along with a registry's own form, and what is missing on them before they are opened. */
export function SubmissionSheets({ profile }: { profile: AnimalProfile }) {
  const { data, error, isValidating, mutate } = useSubmissionSheets(profile.id)
  const [slug, setSlug] = useState('')
  const sheets = data?.results ?? []
  const sheet = sheets.find(({ registry }) => registry.slug === slug) ?? sheets[0]
  return (
    <Section
      size="sm"
      title="Submission sheet"
      lead={`For a registry that records DNA results: ${profile.petName}’s details and the results that stand, filled in, to print and send along with the registry’s own form.`}
    >
      {error && !data && (
        <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} headingLevel={3} />
      )}
      {!error && !data && (
        <SkeletonGroup label="Fetching the registries">
          <Skeleton height="32" />
        </SkeletonGroup>
      )}
      {sheet && (
        <Body>
          <div className="sheet-registry">
            <Select
              label="Registry"
              value={sheet.registry.slug}
              onChange={({ target }) => target.value && setSlug(target.value)}
              options={sheets.map(({ registry: { slug: value, name, country } }) => ({
                value,
                label: country ? `${name}, ${country}` : name,
              }))}
            />
          </div>
          <Sheet sheet={sheet} />
        </Body>
      )}
    </Section>
  )
}

function Sheet({
  sheet: { registry, url, refusal, testCount, missing, warnings, notListed },
}: {
  sheet: SubmissionSheet
}) {
  const reasonId = useId()
  return (
    <Stack gap="4">
      <p>
        {registry.note}{' '}
        {registry.page && (
          <Link href={registry.page} isExternal>
            Its page on DNA results
          </Link>
        )}
      </p>
      {refusal && <p id={reasonId}>{refusal}</p>}
      {warnings.length > 0 && (
        <Callout tone="caution" title="It may be refused">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Callout>
      )}
      {missing.length > 0 && (
        <div>
          <h3>Missing</h3>
          <ul>
            {missing.map((field) => (
              <Missing key={field.label} {...field} />
            ))}
          </ul>
        </div>
      )}
      {notListed.length > 0 && (
        <div>
          <h3>Not on the sheet</h3>
          <ul className="sheet-quiet">
            {notListed.map(({ reason, names }) => (
              <li key={reason}>{names.length ? `${names.join(', ')}. ${reason}` : reason}</li>
            ))}
          </ul>
        </div>
      )}
      <div>
        {refusal ? (
          <Button variant="outline" size="sm" disabled aria-describedby={reasonId}>
            Open the sheet
          </Button>
        ) : (
          <LinkButton variant="outline" size="sm" href={url} target="_blank">
            Open the sheet with {testCount === 1 ? 'one result' : `${testCount} results`} (PDF)
          </LinkButton>
        )}
      </div>
    </Stack>
  )
}

function Missing({ label, animalId, isOfAccount }: SubmissionSheet['missing'][number]) {
  if (animalId)
    return (
      <li>
        {label}: <Link href={paths.animalPage(animalId, 'edit')}>add it on the profile</Link>
      </li>
    )
  if (isOfAccount)
    return (
      <li>
        {label}: <Link href={paths.myProfile}>add it in your details</Link>
      </li>
    )
  return <li>{label}: there is a line to write it on</li>
}
