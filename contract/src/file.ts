/** What our files are. Texts are UTF-8. */
export type FileType =
  | 'application/pdf'
  | 'text/csv'
  | 'application/json'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'

/** The reply of a call that answers with a file: for a link, a picture or a program, and never read by `request`. */
export type FileReply<Type extends FileType = FileType> = {
  readonly fileTypes: readonly Type[]
  /** Whether a browser saves it, and displays it nowhere. */
  readonly isAttachment: boolean
}

/** A file of one of these types, which a browser may display. */
export const file = <Type extends FileType>(...fileTypes: Type[]): FileReply<Type> => ({
  fileTypes,
  isAttachment: false,
})

/** A file of one of these types, to be saved. */
export const attachment = <Type extends FileType>(...fileTypes: Type[]): FileReply<Type> => ({
  fileTypes,
  isAttachment: true,
})
