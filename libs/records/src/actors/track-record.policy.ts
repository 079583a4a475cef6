import { findConceptMentions } from '@corroborate/text';
import type { FactCheck, Topic } from '@corroborate/domain';
import { TRACK_RECORD_LIMITS } from '../context.thresholds';
import { judgeBearing } from '../registers/judge/bearing.policy';
import { sharedName } from '../registers/judge/same-organisation.policy';
import type { PublicRecord, RecordManifest } from '../registers/record.types';
import type { EarlierCase, KeyActor, TrackEntry, TrackKind, TrackRecord } from './actor.types';

export const NO_RECORD: TrackRecord = { entries: [], counts: {}, note: null };

const NOTES: Partial<Record<TrackKind, string>> = {
  docket: 'A docket shows that a case exists and what is alleged; it is not a finding of guilt.',
  listing: 'A listing may refer to a different person or organization: check its sources and dates.',
  leak: 'Being named in leaked documents does not imply wrongdoing.',
};

/** Latest entries per kind, total counts, and caveats about such entries. */
export function trackRecord(entries: readonly TrackEntry[]): TrackRecord {
  const unique = [
    ...new Map(
      entries.map((entry) => [`${entry.kind} ${entry.sourceUrl ?? entry.investigationId ?? entry.text}`, entry]),
    ).values(),
  ];
  const kinds = [...new Set(unique.map(({ kind }) => kind))];
  const latest = [...unique].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  return {
    entries: kinds.flatMap((kind) => latest.filter((entry) => entry.kind === kind).slice(0, TRACK_RECORD_LIMITS.shown)),
    counts: Object.fromEntries(kinds.map((kind) => [kind, unique.filter((entry) => entry.kind === kind).length])),
    note: kinds.flatMap((kind) => NOTES[kind] ?? []).join(' ') || null,
  };
}

const KIND_OF: Record<string, TrackKind> = { opensanctions: 'listing', icij: 'leak' };

/** Register records of this actor as entries; namesakes are excluded by the rule of the records stage. */
export function recordEntries(
  records: readonly PublicRecord[],
  manifest: RecordManifest,
  actor: KeyActor,
  topic: Topic,
): TrackEntry[] {
  const own = records.filter(
    (record) => judgeBearing(topic, actor, record, { manifest, namesakes: 1 }).bearing !== 'unrelated',
  );
  return own.map((record) => {
    return {
      kind: KIND_OF[manifest.name] ?? kindOf(record),
      text: `${record.title}${record.date ? `, filed ${record.date.slice(0, 10)}` : ''}`,
      quote: quoteOf(record),
      sourceUrl: record.url,
      sourceName: manifest.title,
      date: record.date,
    };
  });
}

/** Opinions and dockets are forms used by courts; all other records are filings. */
const kindOf = ({ form }: Pick<PublicRecord, 'form'>): TrackKind =>
  form === 'opinion' || form === 'docket' ? form : 'filing';

/** Text of the register entry, otherwise its title. */
function quoteOf({ title, text, gist }: PublicRecord): string {
  const lines = text.split('\n').map((line) => line.trim());
  return (gist ?? lines.find((line) => line.includes(title)) ?? title).slice(0, 400);
}

/** Fact checks of the actor's claims; checks of claims about the actor are not part of the actor's record. */
export function checkEntries(checks: readonly FactCheck[], actor: KeyActor, foundBy: string): TrackEntry[] {
  return checks
    .filter(({ claimant }) => claimant !== null && sharedName({ name: claimant }, actor) !== null)
    .map((check) => ({
      kind: 'fact-check',
      text: `${check.publisher} rated “${check.claim.slice(0, 200)}”: ${check.rating.slice(0, 60)}`,
      quote: check.rating.slice(0, 200),
      sourceUrl: check.url,
      sourceName: check.publisher || foundBy,
      date: check.reviewDate ?? check.claimDate,
    }));
}

const OUTCOME_TEXTS: Record<EarlierCase['ended'], string> = {
  confirmed: 'confirmed by independent sources',
  refuted: 'refuted',
  open: 'neither confirmed nor refuted',
};

/** Our own investigations of topics that named the actor. */
export function caseEntries(cases: readonly EarlierCase[], actor: KeyActor): TrackEntry[] {
  return cases
    .filter(({ names }) => names.some((name) => sharedName({ name }, actor) !== null))
    .map(({ title, endedAt, ended, investigationId }) => ({
      kind: 'investigation',
      text: `“${title.slice(0, 200)}”: ${OUTCOME_TEXTS[ended]}`,
      quote: title.slice(0, 200),
      sourceUrl: null,
      sourceName: 'Our own investigations',
      date: endedAt,
      investigationId,
    }));
}

/** Whether an entry concerns the same kind of matter as the topic. */
export function isSameSubject({ text, quote }: TrackEntry, topic: Topic): boolean {
  const wanted = new Set(findConceptMentions(topic.title).map(({ id }) => id));
  return findConceptMentions(`${text} . ${quote}`).some(({ id }) => wanted.has(id));
}
