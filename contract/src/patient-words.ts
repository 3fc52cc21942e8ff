/** Copy that says "animal", for vets, who have patients (audience-7). Never of text with a name in it, which stays as it was typed. */
export const asPatients = (text: string): string =>
  text
    .replaceAll(/\b([Aa])n animal/g, '$1 patient')
    .replaceAll('animal', 'patient')
    .replaceAll('Animal', 'Patient')

/** Copy about results: this animal is a patient, and what holds of all animals stays. */
export const asThisPatient = (text: string): string => text.replaceAll(/\b([Tt]his|[Yy]our) animal/g, '$1 patient')
