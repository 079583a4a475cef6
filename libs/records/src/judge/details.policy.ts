import {
  findConceptMentions,
  findDateMentions,
  hasName,
  indexNames,
  splitSentences,
  type DateMention,
  type Sentence,
} from '@corroborate/text';
import { DAY_MS, createReason, type Instant, type Reason, type Topic } from '@corroborate/domain';
import { DETAIL_LIMITS, PRECEDENT_LIMITS } from '../context.thresholds';
import type { ContextDetail, ContextDocument, ContextEntity, DetailKind } from '../context.types';
import { baseTitle, isHeading } from './fit.policy';

/**
 * Sentences of the document that name the entity, verbatim. Events near the topic's date are left out, because
 * background must never look like confirmation.
 */
export function extractDetails(
  document: ContextDocument,
  entity: ContextEntity,
  topic: Topic,
  fit: Reason[],
): ContextDetail[] {
  const usable = splitSentences(document.text).filter((sentence) => isUsable(sentence, document, entity));
  const [definition, ...rest] = usable;
  if (!definition) return [];
  const reading = rest.map((sentence) => ({ sentence, ...readTime(sentence.text, topic) }));
  const precedents = reading
    .filter(({ sentence, past }) => past !== null && mentionsSameKind(sentence.text, topic))
    .slice(0, DETAIL_LIMITS.precedents);
  const background = reading
    .filter((one) => !precedents.includes(one) && !one.recent && !mentionsSameKind(one.sentence.text, topic))
    .slice(0, DETAIL_LIMITS.background);
  const make = createDetailBuilder(document);
  return [
    ...(readTime(definition.text, topic).recent
      ? []
      : [make(entity.kind, definition, [createReason('background.who', { name: entity.name }), ...fit])]),
    ...background.map(({ sentence }) =>
      make('background', sentence, [createReason('background.on', { name: entity.name }), ...fit]),
    ),
    ...precedents.map(({ sentence, past }) =>
      make('precedent', sentence, [createReason('background.precedent', { words: past?.quote ?? '' }), ...fit]),
    ),
  ];
}

function isUsable({ text }: Sentence, document: ContextDocument, { name }: ContextEntity): boolean {
  if (text.length < DETAIL_LIMITS.leastChars || text.length > DETAIL_LIMITS.mostChars || isHeading(text)) return false;
  const index = indexNames(text);
  return hasName(index, name) || hasName(index, baseTitle(document.title));
}

const createDetailBuilder =
  (document: ContextDocument) =>
  (kind: DetailKind, { text }: Sentence, reasons: Reason[]): ContextDetail => ({
    kind,
    text: `${document.title}: ${text}`,
    quote: text,
    sourceUrl: document.url,
    sourceName: document.sourceName,
    date: dayOf(text),
    reasons,
  });

/** The only full date named in a sentence; null otherwise. */
function dayOf(text: string): Instant | null {
  const full = findDateMentions(text).filter(({ year, month, day }) => year !== null && month !== null && day !== null);
  const [one] = full;
  return full.length === 1 && one
    ? new Date(Date.UTC(one.year ?? 0, (one.month ?? 1) - 1, one.day ?? 1)).toISOString()
    : null;
}

const mentionsSameKind = (text: string, topic: Topic): boolean => {
  const wanted = new Set(findConceptMentions(topic.title).map(({ id }) => id));
  return findConceptMentions(text).some(({ id }) => wanted.has(id));
};

/** `past`: the latest date named is well before the event. `recent`: some date named is near or after it. */
function readTime(text: string, topic: Topic) {
  const dated = findDateMentions(text).filter(({ year }) => year !== null);
  const event = topic.eventDate ?? topic.discoveryDate;
  // If the topic has no date, nothing can be shown to be earlier.
  if (event === null) return { past: null, recent: false };
  const limit = Date.parse(event) - PRECEDENT_LIMITS.leastDaysBefore * DAY_MS;
  const recent = dated.some((mention) => latestTime(mention) > limit);
  return { past: recent ? null : (dated.at(-1) ?? null), recent };
}

/** The latest moment that the mention can refer to. */
function latestTime({ year, month, day }: DateMention): number {
  if (month === null) return Date.UTC((year ?? 0) + 1, 0, 1);
  return day === null ? Date.UTC(year ?? 0, month, 1) : Date.UTC(year ?? 0, month - 1, day + 1);
}
