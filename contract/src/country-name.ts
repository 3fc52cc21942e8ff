const withArticle =
  /^(Bahamas|Central African|Cocos|Comoros|Czech Republic|Dominican Republic|Gambia|Isle of|Maldives|Netherlands|Philippines|Seychelles|United|US Virgin|Vatican)|Islands$/

/** A country's name within a sentence: "kits go to the United States". */
export const inSentence = (country: string): string => (withArticle.test(country) ? `the ${country}` : country)
