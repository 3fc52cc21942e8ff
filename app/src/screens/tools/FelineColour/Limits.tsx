import { Callout } from '@shop/design-system'

const before = [
  'Red and tortoiseshell, white, silver, tabby pattern and amber come from other genes. They can hide what this tool says.',
  'A genotype comes from a DNA test: a cat’s look alone does not show what it carries.',
]

/** What the tool does not know. It is beside the form, too, until there is an input. */
export const Limits = ({ texts = before }: { texts?: string[] }) => (
  <Callout title="What this cannot see">
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </Callout>
)
