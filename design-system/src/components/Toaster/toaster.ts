export type Tone = 'success' | 'error' | 'info'
/** What can be done about it at once; the page offers it elsewhere too, for those who are not as quick. */
type ToastAction = { label: string } & ({ onPick: () => void } | { href: string })
export type Toast = { id: number; tone: Tone; text: string; title?: string; action?: ToastAction }

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows one toast for one text: a repeated message restarts it instead of piling up. */
const add =
  (tone: Tone) =>
  (text: string, { title, action }: Pick<Toast, 'title' | 'action'> = {}) => {
    const others = toasts.filter((toast) => toast.tone !== tone || toast.text !== text || toast.title !== title)
    lastId += 1
    publish([...others, { id: lastId, tone, text, title, action }])
  }

/**
 * Short messages at the top right, from anywhere in the app; `<Toaster />` shows them. They belong to no page, so they
 * stay while routes change.
 */
export const toaster = {
  success: add('success'),
  error: add('error'),
  info: add('info'),
  dismiss: (id: number) => publish(toasts.filter((toast) => toast.id !== id)),
  dismissAll: () => publish([]),
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => toasts,
  onServer: (): readonly Toast[] => none,
}

const none: readonly Toast[] = []
