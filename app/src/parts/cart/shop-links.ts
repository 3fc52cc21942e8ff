import type { Audience } from '../../layouts/audience.ts'
import { paths } from '../../paths.ts'

/** Where an audience finds something to put into an empty cart. */
export const shopLinksOf = (audience: Audience): { label: string; href: string }[] =>
  audience === 'owner'
    ? [{ label: 'See all tests', href: paths.ownerProducts }]
    : [
        { label: 'Tests for dogs', href: paths.dnaTests(audience, 'dog') },
        { label: 'Tests for cats', href: paths.dnaTests(audience, 'cat') },
      ]
