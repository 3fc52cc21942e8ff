/** The panels of markers that a DNA profile can be made on, the newest first. They are never mixed. */
export const panels = { snp: 'ISAG 2020 SNP', str: 'ISAG 2006 STR', akc: 'AKC' } as const

export const panelNames: readonly string[] = Object.values(panels)

export const isSnpPanel = (panel: string): boolean => panel.includes('SNP')

/**
 * Fewer markers show too little. A SNP excludes an unrelated animal with a chance of one in eight at the very best (two
 * alleles, equally common), so 70 of them reach 0.9999; STR profiles are sold with at least 10 markers.
 */
export const fewestMarkers = (panel: string): number => (isSnpPanel(panel) ? 70 : 10)

/** Amelogenin distinguishes the sexes by its forms on X and Y; it does not identify an animal. */
export const isSexMarker = (name: string): boolean => /^amel/i.test(name)
