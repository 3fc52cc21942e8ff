import { chakra } from '@chakra-ui/react'
import { type ReactNode, type Ref, useId } from 'react'
import { FieldMessages, type FieldProps, FieldRoot, RequiredStar, useField } from '../Field/Field.tsx'
import { radioCardsStyles } from './RadioCards.recipe.ts'

const Root = chakra('fieldset', { base: radioCardsStyles.root })
const Legend = chakra('legend', { base: radioCardsStyles.legend })
const Card = chakra('label', { base: radioCardsStyles.card })
const Input = chakra('input', { base: radioCardsStyles.input })
const Icon = chakra('span', { base: radioCardsStyles.icon })
const Body = chakra('span', { base: radioCardsStyles.body })
const Text = chakra('span', { base: radioCardsStyles.text })
const Title = chakra('span', { base: radioCardsStyles.title })
const Description = chakra('span', { base: radioCardsStyles.description })
const Aside = chakra('span', { base: radioCardsStyles.aside })

type RadioCardOption = {
  value: string
  title: string
  description?: ReactNode
  /** At the card's end: a price, a date. */
  aside?: ReactNode
  icon?: ReactNode
  disabled?: boolean
}

export type RadioCardsProps = Omit<FieldProps, 'isLabelHidden'> & {
  /** What can be chosen, in the order shown. */
  options: readonly RadioCardOption[]
  /** The chosen option's value; none while it matches no option. */
  value: string
  /** Called with the new value. */
  onChange: (value: string) => void
  /** Called when the focus leaves it. */
  onBlur?: () => void
  /** The name the form sends it by. */
  name?: string
  /** The first radio, where the focus goes when the choice is missing. */
  ref?: Ref<HTMLInputElement>
}

/** One choice among a few, each with room to explain itself. Native radios: arrow keys move, Tab passes. */
export function RadioCards({ label, help, error, required, id, options, value, ...props }: RadioCardsProps) {
  const { control, messages } = useField({ id, help, error, required })
  const ownName = useId()
  const { name = ownName, onChange, onBlur, ref } = props
  const { required: isRequired, ...described } = control
  return (
    <FieldRoot>
      <Root role="radiogroup" aria-required={isRequired} {...described}>
        <Legend>
          {label}
          {required && <RequiredStar />}
        </Legend>
        {options.map((option, index) => (
          <Card key={option.value}>
            <Input
              type="radio"
              name={name}
              value={option.value}
              ref={index === 0 ? ref : undefined}
              checked={option.value === value}
              disabled={option.disabled}
              required={isRequired}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            {option.icon && <Icon aria-hidden>{option.icon}</Icon>}
            <Body>
              <Text>
                <Title>{option.title}</Title>
                {option.description && <Description>{option.description}</Description>}
              </Text>
              {option.aside && <Aside>{option.aside}</Aside>}
            </Body>
          </Card>
        ))}
      </Root>
      <FieldMessages {...messages} />
    </FieldRoot>
  )
}
