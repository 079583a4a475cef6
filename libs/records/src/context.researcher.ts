import {
  createReason,
  type CallContext,
  type CoverageEntry,
  type Mode,
  type Reason,
  type Topic,
  toReasonTexts,
} from '@corroborate/domain';
import { runQuery, toCoverageEntry, runInSequence, skippedEntry } from '@corroborate/providers';
import { RICHNESS_WEIGHTS } from './context.thresholds';
import type {
  ContextDetail,
  ContextDocument,
  ContextEntity,
  ContextFindings,
  ContextLookup,
  ContextSource,
  LookupFindings,
} from './context.types';
import { extractDetails } from './judge/details.policy';
import { documentFits } from './judge/fit.policy';
import { topicEntities } from './judge/topic-entities.policy';

/** Result of looking up one name. */
interface LookupResult {
  entry: CoverageEntry;
  details: ContextDetail[];
}

/** Looks up people and places, with quotes. Does not throw for normal web failures. */
export class ContextResearcher {
  constructor(
    private readonly sources: readonly ContextSource[],
    private readonly others: readonly ContextLookup[] = [],
  ) {}

  async research(topic: Topic, context: CallContext, mode: Mode = 'detailed'): Promise<ContextFindings> {
    const entities = topicEntities(topic);
    const lookups = await Promise.all([
      ...this.sources.map((source) => this.lookup(source, entities, topic, context)),
      ...this.others.map((lookup) => lookup.lookFor(topic, context, mode)),
    ]);
    const details = uniqueDetails(lookups.flatMap((lookup) => lookup.details));
    return {
      details,
      coverage: lookups.flatMap((lookup) => lookup.coverage),
      actors: lookups.flatMap((lookup) => lookup.actors ?? []),
      unprofiled: lookups.flatMap((lookup) => lookup.unprofiled ?? []),
      place: lookups.find(({ place }) => place)?.place ?? null,
      volume: lookups.find(({ volume }) => volume)?.volume ?? null,
      retellings: lookups.flatMap((lookup) => lookup.retellings ?? []),
      richness: contextRichness(details),
    };
  }

  /** Queries one source sequentially; after a refusal, the source is not queried again. */
  private async lookup(
    source: ContextSource,
    entities: ContextEntity[],
    topic: Topic,
    context: CallContext,
  ): Promise<LookupFindings> {
    const { turns } = await runInSequence<ContextEntity, LookupResult>(
      entities,
      (entity) => this.one(source, entity, topic, context),
      ({ name, kind }, closed) => ({ entry: skippedEntry(closed, { query: name, strategy: kind }), details: [] }),
    );
    return { coverage: turns.map(({ entry }) => entry), details: turns.flatMap(({ details }) => details) };
  }

  private async one(
    source: ContextSource,
    entity: ContextEntity,
    topic: Topic,
    context: CallContext,
  ): Promise<LookupResult> {
    const stopped = 'cancelled before the request';
    const asked = await runQuery(context, (own) => source.find(entity, topic.language, own), { stopped });
    const { outcome } = asked;
    const judged =
      outcome.kind === 'found'
        ? selectMatchingDocument(outcome.value, entity, topic)
        : { details: [], reason: outcome.reason };
    const kind = outcome.kind === 'found' && judged.details.length === 0 ? 'nothing-found' : outcome.kind;
    const question = { provider: source.manifest.name, query: entity.name, strategy: entity.kind };
    const entry = toCoverageEntry(question, asked, judged.details.length);
    const reason = kind === 'found' ? null : judged.reason;
    return { entry: { ...entry, outcome: kind, reason }, details: judged.details };
  }
}

/** The first matching document, or the reason why none matches. */
function selectMatchingDocument(
  documents: ContextDocument[],
  entity: ContextEntity,
  topic: Topic,
): { details: ContextDetail[]; reason: string } {
  const misfits: Reason[] = [];
  for (const document of documents) {
    const fit = documentFits(document, entity, topic);
    if (!fit.fits) {
      misfits.push(...fit.reasons);
      continue;
    }
    const details = extractDetails(document, entity, topic, fit.reasons).filter(({ quote }) =>
      document.text.includes(quote),
    );
    if (details.length > 0) return { details, reason: '' };
    misfits.push(createReason('fit.nothing-to-quote', { title: document.title, name: entity.name }));
  }
  return { details: [], reason: toReasonTexts(misfits).join(' ') || 'nothing was found' };
}

/** 0–100: `15 × kinds of detail present (of 4) + 8 × details (at most 5)`. */
export function contextRichness(details: readonly ContextDetail[]): number {
  const kinds = new Set(details.map(({ kind }) => kind)).size;
  return (
    kinds * RICHNESS_WEIGHTS.perKind + Math.min(details.length, RICHNESS_WEIGHTS.details) * RICHNESS_WEIGHTS.perDetail
  );
}

/** A sentence counts as one detail even if several names led to it. */
function uniqueDetails(details: ContextDetail[]): ContextDetail[] {
  return [...new Map(details.map((detail) => [`${detail.sourceUrl}\n${detail.quote}`, detail])).values()];
}
