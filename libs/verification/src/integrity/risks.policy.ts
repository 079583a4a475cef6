import { createReason, type LegalRisk, type PrivatePerson, type Reason, type RiskLevel } from '@corroborate/domain';
import { fold } from '@corroborate/text';
import type { PrePublicationCase } from './pre-publication.types';
import { findFirstMatch, checkPattern } from './pre-publication.patterns';
import { hasRecordedReply } from './replies.policy';

const LOADED_WORDS = checkPattern('charged');
const EMBARGO = checkPattern('embargo');
const COURT_ORDER = checkPattern('court-order');
const PERSON_HEALTH_WORDS = checkPattern('health-of-somebody');

/** Items for legal review. This is a checklist, not legal advice. */
export const findLegalRisks = (known: PrePublicationCase): LegalRisk[] => [
  ...known.persons.map((one) => personRisk(one, known)),
  ...known.persons.flatMap((one) => healthRisk(one, known)),
  ...prejudgmentRisks(known),
  ...defamationRisks(known),
  ...embargoRisks(known),
  ...courtOrderRisks(known),
];

const risk = (kind: LegalRisk['kind'], high: boolean, why: Reason, sourceIds: number[] = []): LegalRisk => ({
  kind,
  level: (high ? 'HIGH' : 'acceptable') satisfies RiskLevel,
  why,
  sourceIds,
});

const isAccused = ({ name }: PrivatePerson, { accused }: PrePublicationCase): boolean =>
  accused.some((one) => fold(one).includes(fold(name)) || fold(name).includes(fold(one)));

/**
 * Risk of naming a minor (HIGH in a serious matter) or a private adult (HIGH if accused, but not by a public office or
 * court).
 */
function personRisk(person: PrivatePerson, known: PrePublicationCase): LegalRisk {
  const { name, minor } = person;
  if (minor) {
    const isAllegation = known.allegationWords.length > 0;
    return risk('minor', isAllegation, createReason('legal.minor', { name, grave: isAllegation }));
  }
  const accused = isAccused(person, known);
  const high = accused && !known.judged && !known.isOfficial;
  return risk('private-person', high, createReason('legal.private-person', { name, accused }));
}

function healthRisk({ name }: PrivatePerson, { topic }: PrePublicationCase): LegalRisk[] {
  const words = findFirstMatch(`${topic.title}\n${topic.summary ?? ''}`, PERSON_HEALTH_WORDS);
  return words ? [risk('health', false, createReason('legal.health', { name, words }))] : [];
}

/** Reports of a charge against an identifiable person before a court has ruled. */
function prejudgmentRisks(known: PrePublicationCase): LegalRisk[] {
  const { eventPages, allegationWords, accused, judged } = known;
  const charged = eventPages.filter(
    ({ capture }) => findFirstMatch(`${capture.title}\n${capture.text}`, LOADED_WORDS) !== null,
  );
  if (allegationWords.length === 0 || accused.length === 0 || judged || charged.length === 0) return [];
  const ids = charged.map(({ source }) => source.id);
  return [risk('before-judgment', false, createReason('legal.before-judgment', { words: allegationWords }), ids)];
}

/**
 * Risk of a serious allegation without a court judgment. HIGH if it comes from only one independent source that is not
 * an authority, without a response.
 */
function defamationRisks(known: PrePublicationCase): LegalRisk[] {
  const { accused: names, eventPages, pageReplies, judged, isOfficial, decision } = known;
  const carried = eventPages.filter(({ source }) => source.stance.stance === 'supports').map(({ source }) => source.id);
  if (names.length === 0 || judged || carried.length === 0) return [];
  const answered = pageReplies.answered.length + pageReplies.asked.length > 0 || hasRecordedReply(known);
  const sources = decision.independentCredible;
  const high = !answered && !isOfficial && sources === 1;
  return [risk('defamation', high, createReason('legal.defamation', { names, sources, answered }), carried)];
}

/** An embargo in the topic's own text is a HIGH risk; one mentioned on a published page is not. */
function embargoRisks({ topic, eventPages }: PrePublicationCase): LegalRisk[] {
  const own = findFirstMatch([topic.title, topic.summary ?? '', topic.articleText ?? ''].join('\n'), EMBARGO);
  if (own) return [risk('embargo', true, createReason('legal.embargo', { words: own }))];
  return eventPages.flatMap(({ source, capture }) => {
    const words = findFirstMatch(capture.text, EMBARGO);
    return words ? [risk('embargo', false, createReason('legal.embargo', { words }), [source.id])] : [];
  });
}

/** Court orders against naming a person. HIGH if the topic names a private person. */
function courtOrderRisks({ eventPages, persons }: PrePublicationCase): LegalRisk[] {
  return eventPages.flatMap(({ source, capture }) => {
    const words = findFirstMatch(capture.text, COURT_ORDER);
    return words
      ? [risk('court-order', persons.length > 0, createReason('legal.court-order', { words }), [source.id])]
      : [];
  });
}
