import { createReason, type Claim, type Mode, type Reason, type Topic } from '@corroborate/domain';
import { lexiconSections, regionName, splitSentences } from '@corroborate/text';
import { splitPlaces } from '../judge/topic-entities.policy';
import { findMatters } from '../registers/judge/matters.policy';

export interface Need {
  needed: boolean;
  /** At least one reason for or against the lookup. */
  reasons: Reason[];
}

/**
 * Whether registers and reference works are needed: always outside quick mode; in quick mode only if a claim concerns a
 * matter that registers cover or refers to earlier events, or if the place is ambiguous.
 */
export function needsBackground(topic: Topic, claims: readonly Claim[], mode: Mode) {
  if (mode !== 'quick') return { records: alwaysNeeded(mode), context: alwaysNeeded(mode) };
  return {
    /**
     * Whether public registers are needed. Fact checks are queried in every mode, because a published refutation
     * prevents false upgrades.
     */
    records: toNeed(findMatters(topic).map(({ matter, words }) => createReason('need.register', { matter, words }))),

    /** Whether reference works, earlier events and coverage over time are needed. */
    context: toNeed([...historyReasons(topic, claims), ...placeReasons(topic)]),
  };
}

const alwaysNeeded = (mode: Mode): Need => ({ needed: true, reasons: [createReason('need.mode', { mode })] });
const toNeed = (reasons: Reason[]): Need =>
  reasons.length > 0 ? { needed: true, reasons } : { needed: false, reasons: [createReason('need.none')] };

/**
 * Claims that require knowledge of earlier events. The patterns use only bounded repetition, because titles are
 * untrusted.
 */
const HISTORY_PATTERNS: RegExp[] = [
  ...[...lexiconSections('en', 'history').values()].map(({ pattern }) => pattern),
  /\bsince (?:19|20)\d\d\b/i,
];

function historyReasons(topic: Topic, claims: readonly Claim[]): Reason[] {
  const texts = [
    topic.title,
    ...claims.filter(({ core, importance }) => core || importance >= 0.5).map(({ text }) => text),
  ];
  const lines = texts.flatMap((text) => splitSentences(text.slice(0, 1_000)).map((sentence) => sentence.text));
  const words = lines.flatMap((line) => HISTORY_PATTERNS.flatMap((pattern) => pattern.exec(line)?.[0] ?? []));
  return [...new Set(words)]
    .filter((one) => !words.some((other) => other !== one && other.includes(one)))
    .slice(0, 3)
    .map((words) => createReason('need.history', { words }));
}

/** Place-based reasons: towns in different regions often share a name. */
function placeReasons({ location }: Topic): Reason[] {
  const [town, ...rest] = splitPlaces({ location });
  return town !== undefined && rest.length === 0 && regionName(town) === null
    ? [createReason('need.place', { town })]
    : [];
}
