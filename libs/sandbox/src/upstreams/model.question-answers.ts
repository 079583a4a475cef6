import { wordsOf } from '../index/words';
import type { Given } from './model.given';
import { INVENTED, quoted, type Reader } from './model.reader';
import { nearest, nearestAlone } from './nearest';

/** Of each question the passage nearest to it, all of it for an answer; one that invents quotes what stands nowhere. */
export const questionAnswers = (reader: Reader) => ({
  answers: reader.given.questions.flatMap((question) => questionAnswer(question, reader)),
});

function questionAnswer({ id: question, text }: Given['questions'][number], reader: Reader) {
  const { given, told } = reader;
  const best = nearest(text, given.passages);
  if (!best || (best.share < 0.8 && !reader.agrees)) return [];
  if (told) return [{ question, passage: best.passage.id, quote: best.passage.text, words: INVENTED }];
  const { passage, quote } = quoted(best.passage, reader);
  return [{ question, passage, quote, words: quote }];
}

/** Of each question the passages nearest to it; one that invents quotes what stands nowhere. */
export const documentFindings = (reader: Reader) =>
  reader.given.questions.flatMap((question) => {
    const best = nearestAlone(question.text, reader.given.passages).slice(0, 3);
    return best
      .filter(({ share }) => share >= 0.5 || reader.agrees || reader.told)
      .map(({ passage, share }) => ({
        question: question.id,
        ...quoted(passage, reader),
        claim: reader.told || reader.invents ? INVENTED : passage.text,
        sure: share >= 0.8 || reader.told ? 'states' : 'suggests',
        themes: reader.invents ? [INVENTED.slice(0, 40)] : wordsOf(passage.text).slice(-1),
      }));
  });

/** A sandbox reads no data. One that invents, or does as it is told, proposes what no collection has. */
export const dataOperations = ({ given: { questions }, invents, agrees, told }: Reader) =>
  invents || agrees || told
    ? questions.map(({ id }) => ({
        question: id,
        collection: 'c1',
        operation: 'count',
        fields: [],
        filters: [{ field: 'secret', value: INVENTED }],
        ranges: [],
        interval: 'none',
        sort: '',
        order: 'none',
        limit: 0,
      }))
    : [];
