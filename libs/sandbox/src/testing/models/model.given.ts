import { parseJsonLines } from '../../upstreams/recorded/question';

/** Input of a model: numbered passages, numbered claims and further data lines. */
export interface Given {
  passages: { id: string; text: string }[];
  claims: { id: string; text: string }[];
  /** Statements of a second question that concern none of the passages. */
  statements: { id: string; text: string }[];
  /** Title of the topic. */
  topic: string | null;
  /** Stated place and time of the event. */
  setting: string[];
  /** The passage of a second question, and the statement it should support. */
  named: string | null;
  asked: string | null;
  /** Notes on pages. */
  items: { id: string; text: string }[];
  /** Questions of an editor. */
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

/** Reads the JSON lines of a message; other text is not data. */
export function parseGiven(message: string): Given {
  const given = nothingGiven();
  for (const value of parseJsonLines(message)) {
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
