export interface CaseFile {
  path: string;
  text: string;
}
