/** For whatever holds marks with a `data-status`. */
export const markColours = {
  '& [data-status=affected], & [data-status=at_risk]': {
    color: 'affected.fg',
    '--mark-ground': 'colors.affected.bg',
  },
  '& [data-status=carrier]': { color: 'carrier.fg', '--mark-ground': 'colors.carrier.bg' },
  '& [data-status=clear]': { color: 'clear.fg', '--mark-ground': 'colors.clear.bg' },
  '& [data-status=conflicting]': { color: 'ink', '--mark-ground': 'colors.sand' },
  '& [data-status=no_result]': { color: 'ink2', '--mark-ground': 'colors.sand' },
}
