/** The panels of markers that a DNA profile can be made on, the newest first. They are never mixed. */
export const panels = { snp: 'ISAG 2020 SNP', str: 'ISAG 2006 STR', akc: 'AKC' } as const

export const panelNames: readonly string[] = Object.values(panels)
