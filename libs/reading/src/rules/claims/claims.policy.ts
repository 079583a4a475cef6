import {
  findConceptMentions,
  listContentStems,
  fold,
  lexicon,
  findProperNames,
  findQuantities,
  splitSentences,
  tokenizeWords,
} from '@corroborate/text';
import { createReason, type Claim, type ClaimKind, type Topic } from '@corroborate/domain';
import { SPEAKER_ONLY } from '../topic/topic-kind.policy';
import { splitStatements, resolvePronoun, type Statement } from './claims.sentences';
import { withoutOutlet } from '../topic/read-names';
import { CLAIM_LIMITS } from '../stance.thresholds';
import { splitLocation } from '../topic/topic.model';

const BOILERPLATE = lexicon('en', 'claim-sentences', 'boilerplate').pattern;
const HEARSAY_LEAD = lexicon('en', 'claim-sentences', 'hearsay-lead').pattern;
const HEARSAY_TAIL = new RegExp(`,?\\s*${lexicon('en', 'claim-sentences', 'hearsay-tail').pattern.source}`, 'iu');

/**
 * Up to eight checkable claims of a topic, exactly one of which is the main claim: what the title asserts, in the most
 * specific sentence.
 */
export function extractClaims(topic: Topic): Claim[] {
  const sentences = candidateSentences(topic);
  const coreIndex = selectMainSentence(topic.title, sentences);
  const coreText = addPlaceAndDate(
    coreIndex === null ? withoutOutlet(topic.title) : (sentences[coreIndex] ?? topic.title),
    topic,
  );
  const core: Claim = {
    id: 'c1',
    text: coreText,
    kind: 'event',
    core: true,
    importance: 1,
    reasons: [
      coreIndex === null
        ? createReason('statement.title')
        : createReason('statement.says-title', { title: topic.title }),
    ],
  };
  const rest = extractDetails(
    topic,
    sentences.filter((_, index) => index !== coreIndex),
    coreText,
  );
  return [core, ...rest.map((claim, index) => ({ ...claim, id: `c${index + 2}` }))];
}

/** All other claims, each with one self-contained fact, most important first. */
function extractDetails(topic: Topic, sentences: string[], coreText: string): Omit<Claim, 'id'>[] {
  const before = previousSentences(topic);
  const fresh = selectDistinct(statementsIn(sentences, before), coreText);
  const about = new Set(listContentStems(`${topic.title} ${coreText}`));
  return fresh
    .map(({ text, notes }, index): Omit<Claim, 'id'> => {
      const kind = kindOf(text);
      const importance = importanceOf(kind, index, sharedWordShare(text, about));
      return { text, kind, core: false, importance, reasons: [createReason('statement.detail', { kind }), ...notes] };
    })
    .sort((a, b) => b.importance - a.importance)
    .slice(0, CLAIM_LIMITS.maxClaims - 1);
}

function* statementsIn(sentences: readonly string[], before: ReadonlyMap<string, string>): Generator<Statement> {
  for (const text of sentences)
    for (const [at, part] of splitStatements(text).entries())
      yield at === 0 ? resolvePronoun(part, before.get(fold(text)) ?? null) : { text: part, notes: [] };
}

/** Stops after `maxConsidered` statements, because a text of half a million characters contains thousands. */
function selectDistinct(statements: Iterable<Statement>, coreText: string): Statement[] {
  const seen = [coreText];
  const fresh: Statement[] = [];
  for (const statement of statements) {
    if (fresh.length >= CLAIM_LIMITS.maxConsidered) break;
    const { text } = statement;
    if (!isCheckable(text) || seen.some((other) => isSameStatement(other, text))) continue;
    seen.push(text);
    fresh.push(statement);
  }
  return fresh;
}

/** Maps each sentence to the previous one in its paragraph. */
function previousSentences(topic: Topic): Map<string, string> {
  const all = splitSentences(proseOf(topic));
  return new Map(
    all.flatMap((one, at) => {
      const previous = all[at - 1];
      return previous && previous.paragraph === one.paragraph
        ? [[fold(removeHearsay(one.text)), removeHearsay(previous.text)] as const]
        : [];
    }),
  );
}

const sharedWordShare = (text: string, about: ReadonlySet<string>): number => {
  const stems = listContentStems(text);
  return stems.length === 0 ? 0 : stems.filter((stem) => about.has(stem)).length / stems.length;
};

const proseOf = ({ summary, articleText }: Topic): string =>
  [summary ?? '', articleText ?? ''].join('\n\n').slice(0, CLAIM_LIMITS.maxChars);

function candidateSentences(topic: Topic): string[] {
  const seen = new Set<string>();
  return splitSentences(proseOf(topic))
    .map((sentence) => removeHearsay(sentence.text))
    .filter((text) => {
      const key = fold(text);
      if (seen.has(key) || !isCheckable(text)) return false;
      seen.add(key);
      return true;
    });
}

function isCheckable(text: string): boolean {
  if (BOILERPLATE.test(text) || SPEAKER_ONLY.test(text) || text.endsWith('?')) return false;
  if (tokenizeWords(text).length < CLAIM_LIMITS.minWords || text.length > 600) return false;
  return (
    findQuantities(text).length > 0 || findConceptMentions(text).length > 0 || findProperNames(`. ${text}`).length > 0
  );
}

const removeHearsay = (text: string): string => {
  const plain = text.replace(HEARSAY_LEAD, '').replace(HEARSAY_TAIL, '').trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** Index of the sentence most similar to the title. Kinds of event in common count double. */
function selectMainSentence(title: string, sentences: string[]): number | null {
  const titleStems = new Set(listContentStems(title));
  const titleConcepts = new Set(findConceptMentions(title).map((mention) => mention.id));
  let best: { index: number; score: number } | null = null;
  sentences.forEach((text, index) => {
    const shared = new Set(listContentStems(text).filter((stem) => titleStems.has(stem))).size;
    const concepts = new Set(
      findConceptMentions(text)
        .map((mention) => mention.id)
        .filter((id) => titleConcepts.has(id)),
    ).size;
    const names = Math.min(2, findProperNames(`. ${text}`).length);
    const score = shared + 2 * concepts + 0.5 * names - 0.3 * index;
    if ((shared > 0 || concepts > 0 || titleConcepts.size === 0) && (best === null || score > best.score))
      best = { index, score };
  });
  return (best as { index: number } | null)?.index ?? null;
}

const WEEKDAY = lexicon('en', 'calendar', 'weekdays').source;
const DAY_OR_YEAR = new RegExp(`\\b(?:${WEEKDAY})\\b|\\d{4}`, 'i');

/** Adds place and date if the sentence has none. */
function addPlaceAndDate(text: string, topic: Topic): string {
  const [town, region] = splitLocation(topic.location);
  const day = topic.eventDate?.slice(0, 10) ?? null;
  const extra = [
    town && !fold(text).includes(fold(town)) ? `in ${[town, region].filter(Boolean).join(', ')}` : null,
    day && !DAY_OR_YEAR.test(text) ? `about ${day}` : null,
  ].filter(Boolean);
  return extra.length ? `${text.replace(/[.!]+$/, '')} (${extra.join(', ')}).` : text;
}

const ADDED_SETTING = / \((?:in [^()]{1,200}?)?(?:, )?(?:about \d{4}-\d\d-\d\d)?\)\.$/;

/** The claim without the place and date that were added to it. */
export const removeSetting = (text: string): string => text.replace(ADDED_SETTING, '.');

function isSameStatement(a: string, b: string): boolean {
  const left = new Set(listContentStems(a));
  const right = listContentStems(b);
  return (
    left.size > 0 && right.filter((stem) => left.has(stem)).length / Math.max(left.size, new Set(right).size) > 0.85
  );
}

const ATTRIBUTION = lexicon('en', 'claim-sentences', 'attribution').pattern;
const STATED_DAY = new RegExp(`\\b(?:${lexicon('en', 'claim-sentences', 'day-set').source}|on (?:${WEEKDAY}))\\b`, 'i');
const STATED_PLACE = new RegExp(`\\b(?:${lexicon('en', 'where', 'in-place').source})\\s+\\p{Lu}`, 'u');

function kindOf(text: string): ClaimKind {
  if (/["“”]/.test(text)) return 'quote';
  if (ATTRIBUTION.test(text)) return 'attribution';
  if (findQuantities(text).length > 0) return 'quantity';
  if (STATED_DAY.test(text)) return 'date';
  return STATED_PLACE.test(text) && findConceptMentions(text).length === 0 ? 'place' : 'event';
}

const KIND_WEIGHTS: Record<ClaimKind, number> = {
  event: 1,
  quantity: 0.85,
  date: 0.7,
  place: 0.7,
  attribution: 0.55,
  quote: 0.5,
};

/** Importance from 0.2 to 0.95, derived from kind, similarity to the main claim and position. */
const importanceOf = (kind: ClaimKind, index: number, nearCore: number): number =>
  Number(Math.max(0.2, 0.4 * KIND_WEIGHTS[kind] + 0.2 * nearCore + 0.3 - 0.02 * index).toFixed(2));
