import { Callout } from '@shop/design-system'

/** What a tool does not know. It is beside the form, too, until there is an input. */
export const Limits = ({ texts }: { texts: readonly string[] }) => (
  <Callout title="What this cannot see">
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </Callout>
)
