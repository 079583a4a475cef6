import type { DataQuestionsInput, FieldDescription } from './data-questions.types';
import type { DataLine } from '../grounding/fence.policy';
import { isAddressedToAi } from '../grounding/instructions.policy';
import { toVisibleText } from '../grounding/passages.policy';
import { REASONING } from '../reasoning.thresholds';

export interface ShownData {
  lines: DataLine[];
  /** Number of values withheld as possible prompt injections. */
  withheld: number;
  questionOf: (id: string) => string | undefined;
  collectionOf: (id: string) => string | undefined;
}

/** Valid names of fields: letters, digits and connecting characters, never sentences. */
const FIELD_NAME = /^[\p{L}\p{N}_.@-]{1,60}$/u;

/** Questions and collections as lines of data, which contain all text from servers. */
export function shownData({ questions, collections }: DataQuestionsInput): ShownData {
  const asked = questions.slice(0, REASONING.maxDataQuestions);
  const known = collections.slice(0, REASONING.maxCollections);
  const shownFields = known.map(({ fields }) => fields.filter(({ name }) => FIELD_NAME.test(name)).map(describeField));
  return {
    lines: [
      ...asked.map(({ question }, at): DataLine => ({ question: `q${at + 1}`, text: toVisibleText(question) })),
      ...known.flatMap(({ documents, months }, at): DataLine[] => [
        {
          collection: `c${at + 1}`,
          documents: documents === null ? null : String(documents),
          months: months && `${months.first} to ${months.last}`,
        },
        ...(shownFields[at] ?? []).map(({ line }) => ({ ...line, of: `c${at + 1}` })),
      ]),
    ],
    withheld: shownFields.flat().reduce((sum, { withheld }) => sum + withheld, 0),
    questionOf: (id) => asked[Number(/^q(\d{1,3})$/.exec(id)?.[1]) - 1]?.id,
    collectionOf: (id) => known[Number(/^c(\d{1,3})$/.exec(id)?.[1]) - 1]?.name,
  };
}

function describeField({ name, kind, values, complete }: FieldDescription) {
  const legibles = values.map((value) => toVisibleText(value).replaceAll('|', '/'));
  const shown = legibles.filter((value) => value !== '' && !isAddressedToAi(value));
  const all = complete && shown.length === values.length;
  const line = { field: name, kind, values: shown.join(' | ') || null, complete: all ? 'yes' : 'no' };
  return { line, withheld: legibles.length - shown.length };
}
