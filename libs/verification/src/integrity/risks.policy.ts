import { because, type LegalRisk, type PrivatePerson, type Reason, type RiskLevel } from '@corroborate/domain';
import { fold } from '@corroborate/text';
import type { LookCase } from './look.types';
import { firstIn, lookWords } from './look.words';

const CHARGED = lookWords('charged');
const EMBARGO = lookWords('embargo');
const COURT_ORDER = lookWords('court-order');
const HEALTH = lookWords('health-of-somebody');

/** Items for legal review. A checklist, not advice. */
export const legalRisks = (known: LookCase): LegalRisk[] => [
  ...known.persons.map((one) => personRisk(one, known)),
  ...known.persons.flatMap((one) => healthRisk(one, known)),
  ...beforeJudgment(known),
  ...defamation(known),
  ...embargo(known),
  ...courtOrder(known),
];

const risk = (kind: LegalRisk['kind'], high: boolean, why: Reason, sourceIds: number[] = []): LegalRisk => ({
  kind,
  level: (high ? 'HIGH' : 'acceptable') satisfies RiskLevel,
  why,
  sourceIds,
});

const isAccused = ({ name }: PrivatePerson, { accused }: LookCase): boolean =>
  accused.some((one) => fold(one).includes(fold(name)) || fold(name).includes(fold(one)));

/** A minor in a serious matter, or an adult accused by no office or court. */
function personRisk(person: PrivatePerson, known: LookCase): LegalRisk {
  const { name, minor } = person;
  if (minor) {
    const grave = known.grave.length > 0;
    return risk('minor', grave, because('legal.minor', { name, grave }));
  }
  const accused = isAccused(person, known);
  const high = accused && !known.judged && !known.byOffice;
  return risk('private-person', high, because('legal.private-person', { name, accused }));
}

function healthRisk({ name }: PrivatePerson, { topic }: LookCase): LegalRisk[] {
  const words = firstIn(`${topic.title}\n${topic.summary ?? ''}`, HEALTH);
  return words ? [risk('health', false, because('legal.health', { name, words }))] : [];
}

/** Reports of a charge against an identifiable person before a court ruling. */
function beforeJudgment(known: LookCase): LegalRisk[] {
  const { telling, grave, accused, judged } = known;
  const charged = telling.filter(({ capture }) => firstIn(`${capture.title}\n${capture.text}`, CHARGED) !== null);
  if (grave.length === 0 || accused.length === 0 || judged || charged.length === 0) return [];
  const ids = charged.map(({ source }) => source.id);
  return [risk('before-judgment', false, because('legal.before-judgment', { words: grave }), ids)];
}

/** A serious allegation based on at most one independent source, not by an office, without a response. */
function defamation(known: LookCase): LegalRisk[] {
  const { accused: names, telling, pageReplies, judged, byOffice, decision } = known;
  const carried = telling.filter(({ source }) => source.stance.stance === 'supports').map(({ source }) => source.id);
  if (names.length === 0 || judged || carried.length === 0) return [];
  const answered = pageReplies.answered.length + pageReplies.asked.length + known.replies.length > 0;
  const sources = decision.independentCredible;
  const high = !answered && !byOffice && sources === 1;
  return [risk('defamation', high, because('legal.defamation', { names, sources, answered }), carried)];
}

/** Only text of the topic can be under embargo; published pages are not. */
function embargo({ topic, telling }: LookCase): LegalRisk[] {
  const own = firstIn([topic.title, topic.summary ?? '', topic.articleText ?? ''].join('\n'), EMBARGO);
  if (own) return [risk('embargo', true, because('legal.embargo', { words: own }))];
  return telling.flatMap(({ source, capture }) => {
    const words = firstIn(capture.text, EMBARGO);
    return words ? [risk('embargo', false, because('legal.embargo', { words }), [source.id])] : [];
  });
}

/** A court order against naming a person, if the topic names one. */
function courtOrder({ telling, persons }: LookCase): LegalRisk[] {
  return telling.flatMap(({ source, capture }) => {
    const words = firstIn(capture.text, COURT_ORDER);
    return words ? [risk('court-order', persons.length > 0, because('legal.court-order', { words }), [source.id])] : [];
  });
}
