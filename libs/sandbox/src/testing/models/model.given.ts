import { jsonLinesIn } from '../../upstreams/recorded/question';

/** What a model is given to read: numbered passages, numbered claims, and whatever else the lines say. */
export interface Given {
  passages: { id: string; text: string }[];
  claims: { id: string; text: string }[];
  /** Sentences of a second question that is about none of the passages. */
  statements: { id: string; text: string }[];
  /** Title of the topic that is asked about. */
  topic: string | null;
  /** Where and when it is said to have happened. */
  setting: string[];
  /** The passage that a second question is about, and the statement it is said to bear out. */
  named: string | null;
  asked: string | null;
  /** What was noted on pages. */
  items: { id: string; text: string }[];
  /** What an editor wants to know. */
  questions: { id: string; text: string }[];
  rest: string[];
}

export const nothingGiven = (): Given => ({
  passages: [],
  claims: [],
  statements: [],
  topic: null,
  setting: [],
  named: null,
  asked: null,
  items: [],
  questions: [],
  rest: [],
});

/** Reads the JSON lines of a message; anything else in it is not data. */
export function givenIn(message: string): Given {
  const given = nothingGiven();
  for (const value of jsonLinesIn(message)) {
    const text = typeof value.text === 'string' ? value.text : '';
    if (typeof value.passage === 'string') given.passages.push({ id: value.passage, text });
    else if (typeof value.claim === 'string') given.claims.push({ id: value.claim, text });
    else if (typeof value.statement === 'string') {
      if (text) given.statements.push({ id: value.statement, text });
      else given.asked = value.statement;
    } else if (typeof value.named === 'string') given.named = value.named;
    else if (typeof value.item === 'string') given.items.push({ id: value.item, text });
    else if (typeof value.question === 'string') given.questions.push({ id: value.question, text });
    else {
      if (typeof value.topic === 'string') given.topic = value.topic;
      given.setting.push(...[value.place, value.date].filter((one) => typeof one === 'string'));
      given.rest.push(...Object.values(value).filter((one) => typeof one === 'string'));
    }
  }
  return given;
}
