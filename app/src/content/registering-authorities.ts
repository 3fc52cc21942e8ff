/** Who registers veterinarians, by country. Each runs the public register, or gathers those who do. */
const authorities: Record<string, string> = {
  AU: 'the veterinary board of your state or territory',
  CA: 'the veterinary licensing body of your province',
  DE: 'your Landestierärztekammer',
  ES: 'your Colegio Oficial de Veterinarios',
  FR: 'the Ordre national des vétérinaires',
  GB: 'the Royal College of Veterinary Surgeons (RCVS)',
  IE: 'the Veterinary Council of Ireland',
  IL: 'the Israeli Veterinary Services',
  IT: 'your Ordine dei Medici Veterinari',
  NL: 'the Diergeneeskunderegister',
  NZ: 'the Veterinary Council of New Zealand',
  PL: 'your Okręgowa Izba Lekarsko-Weterynaryjna',
  PT: 'the Ordem dos Médicos Veterinários',
  SE: 'the Swedish Board of Agriculture (Jordbruksverket)',
  US: 'the veterinary licensing board of your state',
}

/** What a registration number is, for a vet of that country. */
export const registrationNumberHelp = (country: string): string =>
  `Your number with ${authorities[country] ?? 'the authority that registers veterinarians where you work'}. We look it up before we approve your account.`
