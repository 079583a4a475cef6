/** File of a case folder. */
export interface CaseFile {
  path: string;
  text: string;
}
