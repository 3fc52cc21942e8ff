/** The reports of the demonstration's animals that the shop shows before somebody buys. */
export const sampleReportNames = ['breed-mix', 'certificate', 'parentage', 'life-plan'] as const
export type SampleReportName = (typeof sampleReportNames)[number]
