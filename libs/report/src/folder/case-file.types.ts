/** A file of a case folder: where it stands, and its text in UTF-8. */
export interface CaseFile {
  path: string;
  text: string;
}
