import { type Room, roomsOf } from '../../content/desk-rooms.ts'
import { useSettings } from '../../data/settings.tsx'

/** Whether the signed-in person's roles open a room, for links that lead there. */
export const useOpens = (room: Room): boolean =>
  roomsOf(useSettings().user?.roles ?? []).some(([opened]) => opened === room)
