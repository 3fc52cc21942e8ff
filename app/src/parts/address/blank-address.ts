/** An address form as it opens. */
export const blankAddress = {
  firstName: '',
  lastName: '',
  address: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
}
