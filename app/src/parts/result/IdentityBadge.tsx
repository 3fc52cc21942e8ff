import { Badge } from '@shop/design-system'
import { ShieldCheck, ShieldQuestionMark } from 'lucide-react'

/** Whether anybody made sure whose sample it is. */
export const IdentityBadge = ({ isVerified }: { isVerified: boolean }) =>
  isVerified ? (
    <Badge tone="clear" icon={<ShieldCheck aria-hidden />}>
      Identity verified
    </Badge>
  ) : (
    <Badge icon={<ShieldQuestionMark aria-hidden />}>Identity not verified</Badge>
  )

/** What that means, in a sentence. */
export const identityCopy = (isVerified: boolean, collector: string | null) =>
  isVerified
    ? `${collector ?? 'A collection agent or vet'} took the sample and read the microchip.`
    : 'Nobody checked the microchip when the sample was taken. The results are just as good, but rely on your word for whose they are.'
