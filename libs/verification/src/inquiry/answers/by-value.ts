import { DAY_MS, hasReason } from '@corroborate/domain';
import {
  compatible,
  contentStems,
  fold,
  hasName,
  indexNames,
  quantities,
  regionName,
  splitSentences,
  stem,
  type Quantity,
} from '@corroborate/text';
import { eventDayIn } from '../../cross-reference/cross-reference.dates';
import { placeTold, type PlaceTold } from '../../cross-reference/cross-reference.places';
import { INQUIRY } from '../inquiry.thresholds';
import { settled, type Found, type Given } from './answer';
import { tellersIn, type Captures, type QuestionCase, type Witness } from './question-case';

export const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The sentence that a page was judged by: days and places are read there and nowhere else. */
const passageIn = ({ view }: Witness) => view.stance.passage;

/** The day that credible pages give for the event; a day's difference is left to nights and time zones. */
export function byDay(data: QuestionCase, captures: Captures): Found {
  const told = tellersIn(data, captures).flatMap((witness) => {
    const passage = passageIn(witness);
    const day = passage && eventDayIn(passage.quote, witness.view.published);
    return passage && day ? [{ day, finding: { sourceId: witness.view.id, ...passage } }] : [];
  });
  const first = told[0]?.day;
  const near = told.every(({ day }) => first && day.from - first.to <= 1 && first.from - day.to <= 1);
  return settled(
    told.map(({ day, finding }): Given => {
      const value = isoDay(near && first ? first.from : day.from);
      return { key: value, value, finding };
    }),
    data,
  );
}

/**
 * A town with its region, as the passage gives it; else the place of the topic, where the passage names it, or the
 * page, of which it is known that it tells of the event there.
 */
export function byPlace(data: QuestionCase, captures: Captures): Found {
  const own = townOf(data.topic.location);
  const told = tellersIn(data, captures).flatMap((witness): Given[] => {
    const passage = passageIn(witness);
    if (!passage) return [];
    const place = placeTold({ ...witness, perClaim: [] }) ?? ownIn(passage.quote, own);
    if (!place) return placedHere(witness, own);
    const key = place.town === fold(own ?? '') ? OWN_PLACE : `${place.town}, ${place.region}`;
    return [{ key, value: place.quote, finding: { sourceId: witness.view.id, ...passage } }];
  });
  return settled(told, data);
}

const OWN_PLACE = 'own';

/** The town that a topic gives; a state or country alone says too little of where something happened. */
function townOf(location: string | null): string | null {
  const town = location?.split(',')[0]?.trim() ?? '';
  return town === '' || regionName(town) ? null : town;
}

const ownIn = (quote: string, own: string | null): PlaceTold | null =>
  own && hasName(indexNames(quote), own) ? { town: fold(own), region: '', quote: own } : null;

/**
 * The first sentence that names the place: any of a page that was found to place the event there, else one that names
 * with it what the event is known by.
 */
function placedHere({ view, article }: Witness, own: string | null): Given[] {
  if (!own) return [];
  const { reasons } = view.stance;
  const names = reasons.flatMap((one) => (one.code === 'event.names' ? one.params.names : []));
  const known = names.filter((name) => fold(name) !== fold(own));
  const isPlaced = hasReason(reasons, 'event.placed-here');
  const sentence = splitSentences(article.text)
    .slice(0, INQUIRY.sentences)
    .find(({ text: whole }) => {
      const text = whole.slice(0, INQUIRY.sentenceChars);
      return ownIn(text, own) && (isPlaced || known.some((name) => hasName(indexNames(text), name)));
    });
  if (!sentence) return [];
  const { text: quote, start, end } = sentence;
  return [{ key: OWN_PLACE, value: own, finding: { sourceId: view.id, quote, start, end } }];
}

/** The figure of the unit that the headline counts, in the sentence that shares most of the topic's words. */
export function byNumber(unit: string, data: QuestionCase, captures: Captures): Found {
  const wanted = stem(unit);
  const stems = new Set(contentStems(data.topic.title));
  const told = tellersIn(data, captures).flatMap((witness) => {
    const found = figureIn(witness, wanted, stems);
    return found ? [{ ...found, sourceId: witness.view.id }] : [];
  });
  const first = told[0]?.quantity;
  const one = first !== undefined && told.every(({ quantity }) => compatible(quantity, first));
  return settled(
    told.map(({ quantity, sentence, sourceId }): Given => {
      const value = one ? first.quote : quantity.quote;
      return { key: one ? 'one' : value, value, finding: { sourceId, ...sentence } };
    }),
    data,
  );
}

interface Figure {
  quantity: Quantity;
  sentence: { quote: string; start: number; end: number };
}

function figureIn({ article, view }: Witness, unit: string, stems: ReadonlySet<string>): Figure | null {
  const found = splitSentences(article.text)
    .slice(0, INQUIRY.sentences)
    .flatMap((sentence) => {
      const shared = new Set(contentStems(sentence.text).filter((one) => stems.has(one))).size;
      const told = view.stance.passage?.quote.includes(sentence.text) ? 1 : 0;
      return quantities(sentence.text.slice(0, INQUIRY.sentenceChars))
        .filter((one) => one.unit === unit)
        .map((quantity) => ({ quantity, sentence, shared: shared + told }));
    })
    .filter(({ shared }) => shared >= 2)
    .sort((a, b) => b.shared - a.shared);
  const [best] = found;
  if (!best) return null;
  const { text: quote, start, end } = best.sentence;
  return { quantity: best.quantity, sentence: { quote, start, end } };
}
