import { productTypes } from './constants.ts'
import { messages } from './messages.ts'

type Added = { isUpgrade: boolean; typeId: number; category: { name: string } }

/** Which of the catalogue's success texts an added product gets (cart-5). */
export function addedText({ isUpgrade, typeId, category }: Added): string {
  if (isUpgrade) return typeId === productTypes.disease ? messages.healthUpgradeAdded : messages.testUpgradeAdded
  return category.name.includes('Breed Profile') ? messages.fullBreedProfileAdded : messages.itemAdded
}
