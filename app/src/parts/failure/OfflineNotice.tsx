import { chakra } from '@shop/design-system'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

const Bar = chakra('div', {
  base: {
    position: 'fixed',
    insetInline: '0',
    insetBlockEnd: { base: '0', sm: '4' },
    zIndex: 'toast',
    display: 'flex',
    justifyContent: 'center',
    // What is behind it can still be pressed.
    pointerEvents: 'none',
    '& p': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      paddingInline: '5',
      paddingBlock: '3',
      borderRadius: { base: '0', sm: 'pill' },
      width: { base: 'full', sm: 'auto' },
      colorScheme: 'light',
      bg: 'ink',
      color: 'paper',
      fontSize: 'sm',
    },
    '& svg': { flexShrink: 0 },
  },
})

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/**
 * Shown while the browser has no connection. Its live region is always there, or screen readers would miss the text.
 */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <Bar role="status">
      {!isOnline && (
        <p>
          <WifiOff size={18} aria-hidden />
          You are offline. This page stays as it is; the rest comes back with your connection.
        </p>
      )}
    </Bar>
  )
}
