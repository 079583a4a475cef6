import { because, type ResearchQuestion } from '@corroborate/domain';
import { contentStems } from '@corroborate/text';
import { notFound, settled, unanswerable, open, type Found, type Given } from './answer';
import { askedFor, type Asked } from './asked-for';
import { bearingSentences, saysUnknown, tellingWords } from './bearing-sentences';
import { byDay, byPlace } from './by-value';
import { byDisputes, byOrigin } from './by-voice';
import { tellersIn, type Captures, type QuestionCase } from './question-case';
import { valueAsked } from './value-asked';

/**
 * A question in free words is answered only where a credible page that tells of the event has a sentence with nearly
 * all of its telling words and exactly one value of the kind that is asked for. Else it is open.
 */
export function byFree({ question }: ResearchQuestion, data: QuestionCase, captures: Captures): Found {
  const asked = askedFor(question);
  if (!asked) return notFound(data);
  if (asked.kind === 'first-told') return byOrigin(data, captures);
  if (asked.kind === 'disputed-by') return byDisputes(data);
  return fromPassages(asked, data, captures);
}

function fromPassages(asked: Asked, data: QuestionCase, captures: Captures): Found {
  const witnesses = tellersIn(data, captures);
  if (witnesses.length === 0) return notFound(data);
  const topicStems = stemsOf(data);
  const telling = tellingWords(asked, topicStems);
  // One word that the topic has as well is in every sentence of it.
  const bare = telling.length < 2 && telling.every(({ stem }) => topicStems.has(stem));
  if (bare && asked.unit === '') return ofTheEvent(asked, data, captures, topicStems);
  const given = witnesses.flatMap((witness) =>
    bearingSentences(witness, asked, telling).flatMap((bearing): Given[] => {
      const value = valueAsked(bearing, asked, telling);
      const { sentence: quote, start, end } = bearing;
      return value ? [{ ...value, finding: { sourceId: witness.view.id, quote, start, end } }] : [];
    }),
  );
  if (given.length > 0) return settled(given, data);
  const unknown = witnesses.find((witness) => saysUnknown(witness, telling));
  if (unknown) return unanswerable(because('answer.not-known', { name: unknown.view.name }));
  return ofTheEvent(asked, data, captures, topicStems);
}

/** When and where the event itself was, the judged passages tell. */
function ofTheEvent(asked: Asked, data: QuestionCase, captures: Captures, topicStems: ReadonlySet<string>): Found {
  const own = !asked.ahead && asked.words.length > 0 && asked.words.every(({ stem }) => topicStems.has(stem));
  if (own && asked.kind === 'day') return byDay(data, captures);
  if (own && asked.words.length > 1 && asked.kind === 'place') return byPlace(data, captures);
  return open(because('answer.none-found'));
}

const stemsOf = ({ topic: { title, location, entities } }: QuestionCase): ReadonlySet<string> =>
  new Set(contentStems([title, location ?? '', ...entities].join(' ')));
