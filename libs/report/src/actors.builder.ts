import type { ActorProfile, ActorStatement, TrackRecord } from '@corroborate/records';
import { toReasonData, toReasonText } from '@corroborate/domain';
import type { CaseData } from './case.types';
import type { ResultItem } from './result.schema';
import { formatReasons } from './formatted-reasons';

type Actor = ResultItem<'actors'>;

/** One profile per actor, each line with quote and source. Background, never evidence. */
export function actorLines({ actors, context }: Pick<CaseData, 'actors' | 'context'>): Actor[] {
  return (actors ?? []).map((actor) => ({
    name: actor.name,
    kind: actor.kind,
    ...formatReasons(actor.reasons),
    aliases: actor.aliases,
    role: actor.role && { quote: actor.role.quote, source_name: actor.role.from, source_url: actor.role.sourceUrl },
    identity: {
      state: actor.identity.state,
      ...formatReasons(actor.identity.reasons),
      candidates: actor.identity.candidates,
    },
    identifiers: actor.identifiers,
    details: actor.details.map(({ kind, text, quote, sourceUrl, sourceName, date }) => ({
      kind,
      text,
      quote,
      source_url: sourceUrl,
      source_name: sourceName,
      date,
    })),
    earlier_statements: statementLines(actor, 'before'),
    statements: statementLines(actor, 'now'),
    track_record: trackRecordLine(actor.track),
    asked: askedAbout(actor, context),
  }));
}

/** Reasons why people in the topic were not looked up, without names. */
export const unprofiledLines = ({ context }: Pick<CaseData, 'context'>): ResultItem<'unprofiled'>[] =>
  (context?.unprofiled ?? []).map(({ who, why }) => ({
    who,
    reason: toReasonText(why),
    reason_code: toReasonData(why),
  }));

const statementLines = ({ statements }: ActorProfile, when: ActorStatement['when']): Actor['statements'] =>
  statements
    .filter((one) => one.when === when)
    .map(({ speaker, quote, sourceUrl, sourceName, sourceId, tier, date, sameMatter, reasons }) => ({
      speaker,
      quote,
      source_url: sourceUrl,
      source_name: sourceName,
      source_id: sourceId,
      credibility_tier: tier,
      date,
      same_matter: sameMatter,
      ...formatReasons(reasons),
    }));

const trackRecordLine = ({ entries, counts, note }: TrackRecord): Actor['track_record'] => ({
  counts,
  note,
  entries: entries.map(({ kind, text, quote, sourceUrl, sourceName, date, investigationId }) => ({
    kind,
    text,
    quote,
    source_url: sourceUrl,
    source_name: sourceName,
    date,
    investigation_id: investigationId ?? null,
  })),
});

/** Sources queried about the actor, with outcomes. */
const askedAbout = ({ name }: ActorProfile, context: CaseData['context']): Actor['asked'] =>
  (context?.coverage ?? [])
    .filter(({ query, strategy }) => query === name.slice(0, 200) && strategy.startsWith('actor-'))
    .map(({ provider, strategy, outcome, reason, hits, costUsd }) => ({
      provider,
      about: strategy.replace('actor-', ''),
      outcome,
      reason,
      hits,
      cost_usd: costUsd,
    }));
