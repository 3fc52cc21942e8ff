/** The desk's frame is fetched by those who work there alone. */
export const loadDeskFrame = () => import('./DeskFrame.tsx').then((part) => ({ default: part.DeskFrame }))
