import { Callout } from '@shop/design-system'

/** In place of what an admin who acts as the user may not touch. */
export const OnlyInPerson = ({ name }: { name: string }) => (
  <Callout title={`Only ${name} can change the rest`}>
    Email address, saved cards, newsletter, password, two-step login, signed-in browsers and personal data can only be
    changed by the person themselves.
  </Callout>
)
