import { splitWords } from '../../index/words';
import { INVENTED, quoted, type Reader } from './model.reader';
import { nearestAlone } from './nearest';

/** For each question the closest item as the full answer; a hallucinating model names one that does not exist. */
export const questionAnswers = (reader: Reader) => ({
  questions: reader.given.questions.map(({ id: question, text }) => ({ question, answers: answersTo(text, reader) })),
});

function answersTo(question: string, { given, obeys, invents, agrees }: Reader) {
  const [best] = nearestAlone(question, given.items);
  if (!best || (best.share < 0.8 && !agrees && !obeys)) return [];
  const { id, text } = best.item;
  return [{ answer: obeys || invents ? INVENTED : text, items: [invents ? `${id}9` : id] }];
}

/** For each question the closest passages; a hallucinating model invents a quote. */
export const documentFindings = (reader: Reader) =>
  reader.given.questions.flatMap((question) => {
    const best = nearestAlone(question.text, reader.given.passages).slice(0, 3);
    return best
      .filter(({ share }) => share >= 0.5 || reader.agrees || reader.obeys)
      .map(({ item, share }) => ({
        question: question.id,
        ...quoted(item, reader),
        claim: reader.obeys || reader.invents ? INVENTED : item.text,
        sure: share >= 0.8 || reader.obeys ? 'states' : 'suggests',
        themes: reader.invents ? [INVENTED.slice(0, 40)] : splitWords(item.text).slice(-1),
      }));
  });

/** Returns no operations; a hallucinating or obedient model proposes one that no collection supports. */
export const dataOperations = ({ given: { questions }, invents, agrees, obeys }: Reader) =>
  invents || agrees || obeys
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
