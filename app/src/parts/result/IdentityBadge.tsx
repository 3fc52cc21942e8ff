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
    : 'The sample was taken without anybody checking the microchip. The results are as good; whose they are rests on your word.'
