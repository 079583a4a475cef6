/** A reason as programs outside are given it, beside its sentence, and as one reason holds another. */
export interface CodeLine {
  code: string;
  params: object;
}
