/** What a confirmed address is good for, in the page and in the notice of a page that answers the form. */
export const confirmedTexts = {
  registration: (email: string) => `${email} is confirmed. Log in with the password you chose.`,
  email: (email: string) => `Your account’s address is ${email}.`,
}
