import { type Claim, type Mode, type Topic } from '@corroborate/domain';
import { lexiconSections, regionName, splitSentences } from '@corroborate/text';
import { placesOf } from '../judge/topic-entities.policy';
import { mattersOf } from '../records/judge/matters.policy';
import type { Matter } from '../records/record.types';

export interface Need {
  needed: boolean;
  /** Why it is looked up, or why not: at least one. */
  reasons: string[];
}

export interface BackgroundNeeds {
  /**
   * Public registers. Fact checks are none of them: they are asked in every mode, since a published refutation keeps a
   * false story down.
   */
  records: Need;
  /** Reference works, earlier events, the course of coverage. */
  context: Need;
}

/** Said where nothing calls for it; the one sentence by which reports know it again. */
export const NO_CLAIM_NEEDS_IT = 'not looked up in quick mode: no claim needs it';

/**
 * Does the topic need what registers and reference works have? Other modes look in any case; quick mode only where a
 * claim is of a matter that registers keep, or speaks of what was before, or the place could be any of several.
 */
export function needsBackground(topic: Topic, claims: readonly Claim[], mode: Mode): BackgroundNeeds {
  if (mode !== 'quick') return { records: always(mode), context: always(mode) };
  return {
    records: need(recordReasons(topic)),
    context: need([...historyReasons(topic, claims), ...placeReasons(topic)]),
  };
}

const always = (mode: Mode): Need => ({ needed: true, reasons: [`looked up in ${mode} mode in any case`] });
const need = (reasons: string[]): Need =>
  reasons.length > 0 ? { needed: true, reasons } : { needed: false, reasons: [NO_CLAIM_NEEDS_IT] };

const REGISTERS: Record<Matter, string> = {
  court: 'dockets',
  company: 'filings of companies',
  'public-money': 'awards of public money',
  'campaign-money': 'accounts of campaigns',
  sanctions: 'lists of sanctions',
  regulation: 'notices of agencies',
  ownership: 'registers of owners',
  charity: 'returns of charities',
};

const recordReasons = (topic: Topic): string[] =>
  mattersOf(topic).map(({ matter, words }) => `“${words}”: ${REGISTERS[matter]} may bear on it.`);

/** Claims that can only be judged by what was before. Bounded repetitions alone: titles come from outside. */
const HISTORY: RegExp[] = [
  ...[...lexiconSections('en', 'history').values()].map(({ pattern }) => pattern),
  /\bsince (?:19|20)\d\d\b/i,
];

function historyReasons(topic: Topic, claims: readonly Claim[]): string[] {
  const told = [
    topic.title,
    ...claims.filter(({ core, importance }) => core || importance >= 0.5).map(({ text }) => text),
  ];
  const lines = told.flatMap((text) => splitSentences(text.slice(0, 1_000)).map((sentence) => sentence.text));
  const words = lines.flatMap((line) => HISTORY.flatMap((pattern) => pattern.exec(line)?.[0] ?? []));
  return [...new Set(words)]
    .filter((one) => !words.some((other) => other !== one && other.includes(one)))
    .slice(0, 3)
    .map((said) => `“${said}” speaks of what was before.`);
}

/** Towns of one name lie in many regions. */
function placeReasons({ location }: Topic): string[] {
  const [town, ...rest] = placesOf({ location });
  return town !== undefined && rest.length === 0 && regionName(town) === null
    ? [`“${town}” is named without the region or country it lies in.`]
    : [];
}
