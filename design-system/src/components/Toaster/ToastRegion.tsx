import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { CircleExclamationPoint, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { type Toast, toaster, type Tone } from './toaster.ts'
import { toastRecipe, toastRegionRecipe } from './Toaster.recipe.ts'
import { useDragAway } from './use-drag-away.ts'

const Region = chakra('section', toastRegionRecipe)
const Card = chakra('li', toastRecipe)
const Close = chakra('button', {
  base: { display: 'grid', placeItems: 'center', boxSize: '8', borderRadius: 'sm', color: 'ink2', cursor: 'pointer' },
})

const tones: Record<Tone, { word: string; Icon: typeof Info; role: 'status' | 'alert' }> = {
  success: { word: 'Done', Icon: CircleCheck, role: 'status' },
  error: { word: 'Error', Icon: CircleExclamationPoint, role: 'alert' },
  info: { word: 'Note', Icon: Info, role: 'status' },
}

function ToastCard({ toast, isPaused, duration }: { toast: Toast; isPaused: boolean; duration: number }) {
  const { id, tone, title, text, action } = toast
  const { word, Icon, role } = tones[tone]
  const onClose = () => toaster.dismiss(id)
  const drag = useDragAway(onClose)

  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => toaster.dismiss(id), duration)
    return () => clearTimeout(timer)
  }, [id, isPaused, duration])

  return (
    <Card tone={tone} {...drag} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <Icon size={20} aria-hidden />
      <chakra.div role={role} aria-atomic flex="1" minWidth="0" textStyle="small" overflowWrap="anywhere">
        <VisuallyHidden>{word}: </VisuallyHidden>
        {title && <chakra.p fontWeight="bold">{title}</chakra.p>}
        <p>{text}</p>
      </chakra.div>
      {action && 'href' in action && (
        <LinkButton variant="ghost" size="sm" href={action.href} onClick={onClose}>
          {action.label}
        </LinkButton>
      )}
      {action && 'onPick' in action && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            onClose()
            action.onPick()
          }}
        >
          {action.label}
        </Button>
      )}
      <Close type="button" aria-label="Close" onClick={onClose}>
        <X size={18} />
      </Close>
    </Card>
  )
}

/** What messages stay clear of: the page's banner, which stays in sight and shrinks. */
const barOf = () => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0

/** Above everything: a popover in the browser's top layer, inside the open modal if there is one. */
export function ToastRegion({ toasts, duration }: { toasts: readonly Toast[]; duration: number }) {
  const [isPaused, setPaused] = useState(false)
  const region = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const place = () => region.current?.style.setProperty('--below', `${Math.max(0, barOf())}px`)
    place()
    region.current?.showPopover()
    addEventListener('scroll', place, { passive: true })
    return () => removeEventListener('scroll', place)
  }, [])

  return (
    <Region
      ref={region}
      popover="manual"
      aria-label="Messages"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <ol>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} isPaused={isPaused} duration={duration} />
        ))}
      </ol>
    </Region>
  )
}
