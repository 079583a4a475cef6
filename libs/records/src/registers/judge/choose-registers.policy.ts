import { fold, lexicon, findNamedRegions } from '@corroborate/text';
import { DAY_MS, createReason, type Mode, type Reason, type Topic } from '@corroborate/domain';
import { RECORD_DATES, RECORD_LIMITS } from '../record.thresholds';
import type { Actor, RecordManifest, RecordQuery, RegisterChoice } from '../record.types';
import { listActors } from './actors.policy';
import { findMatters, type FoundMatter } from './matters.policy';

interface Candidate {
  worth: number;
  beside: boolean;
  choice: RegisterChoice;
}

/**
 * Registers to query per actor, by relevance: those for the matter, then those for the kind of actor. Quick mode uses
 * only the former. Separate registers have their own queries.
 */
export function chooseRegisters(
  topic: Topic,
  manifests: readonly RecordManifest[],
  mode: Mode,
  now: Date,
): RegisterChoice[] {
  const matters = findMatters(topic);
  const country = detectCountry(topic);
  const all = listActors(topic).flatMap((actor, place): Candidate[] =>
    manifests.flatMap((manifest) => {
      const reasons = selectionReasons(manifest, actor, { matters, country, mode });
      if (reasons === null) return [];
      const called = matters.some(({ matter }) => manifest.matters.includes(matter));
      const worth = (called ? 0 : 10) + (manifest.bears === 'events' ? 0 : 5) + place + (manifest.priceUsd > 0 ? 3 : 0);
      const choice = { register: manifest.name, query: buildQuery(topic, manifest, actor, now), reasons };
      return [{ worth, beside: manifest.beside === true, choice }];
    }),
  );
  const first = all.filter(({ beside }) => !beside);
  const others = all.filter(({ beside }) => beside);
  return [...takeBest(first, RECORD_LIMITS.questions[mode]), ...takeBest(others, RECORD_LIMITS.beside[mode])];
}

const takeBest = (candidates: Candidate[], most: number): RegisterChoice[] =>
  candidates
    .sort((a, b) => a.worth - b.worth)
    .slice(0, most)
    .map(({ choice }) => choice);

function selectionReasons(
  manifest: RecordManifest,
  actor: Actor,
  { matters, country, mode }: { matters: FoundMatter[]; country: string | null; mode: Mode },
): Reason[] | null {
  if (!manifest.actors.includes(actor.kind)) return null;
  if (manifest.country !== 'world' && country !== null && manifest.country !== country) return null;
  const called = matters.filter(({ matter }) => manifest.matters.includes(matter));
  if (called.length === 0 && (mode === 'quick' || !manifest.always)) return null;
  const why = called.map(({ matter, words }) => createReason('register.matter', { matter, words }));
  return [
    ...actor.reasons,
    ...(why.length > 0 ? why : [createReason('register.keeps-such', { register: manifest.title })]),
  ];
}

/** Event registers are queried for the days around the event, identity registers without date limits. */
function buildQuery(topic: Topic, { bears }: RecordManifest, actor: Actor, now: Date): RecordQuery {
  const event = topic.eventDate ?? topic.discoveryDate;
  if (bears === 'identity' || event === null) return { actor, from: null, to: null };
  const at = Date.parse(event);
  const to = Math.min(now.getTime(), at + RECORD_DATES.daysAfter * DAY_MS);
  return { actor, from: toDay(at - RECORD_DATES.daysBefore * DAY_MS), to: toDay(Math.max(to, at)) };
}

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

const BRITISH_NATIONS = new Set(['united kingdom', 'england', 'scotland', 'wales', 'northern ireland']);
const OTHER_COUNTRIES = new Set(lexicon('en', 'other-countries').words);

/** `US`, `GB`, `other`, or null if unknown. National registers are skipped for other countries. */
export function detectCountry({ location }: Pick<Topic, 'location'>): string | null {
  const text = fold(location ?? '');
  if (/\b(?:united states|u\.?s\.?a?)\.?$|\bwashington\b/.test(text)) return 'US';
  if (/\b(?:united kingdom|u\.?k)\.?$/.test(text)) return 'GB';
  const regions = [...findNamedRegions(text)];
  if (regions.some((region) => BRITISH_NATIONS.has(region))) return 'GB';
  if (regions.some((region) => OTHER_COUNTRIES.has(region))) return 'other';
  return regions.length > 0 ? 'US' : null;
}
