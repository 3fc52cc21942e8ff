/** Whether somebody may buy what is sold in one country alone: their address must be there (audience-9). */
export const livesWhereSold = (
  soldIn: string | undefined,
  who: { addressCountry: string | null } | null | undefined,
): boolean => !soldIn || who?.addressCountry === soldIn
