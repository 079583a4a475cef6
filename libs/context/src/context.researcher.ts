import {
  answered,
  because,
  failed,
  type CallContext,
  type CoverageEntry,
  type Mode,
  type Outcome,
  type Reason,
  type Topic,
  sentencesOf,
  wordsOf,
} from '@corroborate/domain';
import type {
  ContextDetail,
  ContextDocument,
  ContextEntity,
  ContextFindings,
  ContextLane,
  ContextSource,
  LaneFindings,
} from './context.types';
import { detailsFrom } from './judge/details.policy';
import { documentFits } from './judge/fit.policy';
import { contextRichness } from './judge/richness.policy';
import { topicEntities } from './judge/topic-entities.policy';
import { meterOf } from '@corroborate/domain';

/** Looks up who and where, and quotes what is said of them. Never throws for what is normal on the web. */
export class ContextResearcher {
  constructor(
    private readonly sources: readonly ContextSource[],
    private readonly others: readonly ContextLane[] = [],
  ) {}

  async research(topic: Topic, context: CallContext, mode: Mode = 'detailed'): Promise<ContextFindings> {
    const entities = topicEntities(topic);
    const lanes = await Promise.all([
      ...this.sources.map((source) => this.lane(source, entities, topic, context)),
      ...this.others.map((lane) => lane.lookFor(topic, context, mode)),
    ]);
    const details = distinct(lanes.flatMap((lane) => lane.details));
    return {
      details,
      coverage: lanes.flatMap((lane) => lane.coverage),
      actors: lanes.flatMap((lane) => lane.actors ?? []),
      unprofiled: lanes.flatMap((lane) => lane.unprofiled ?? []),
      place: lanes.find(({ place }) => place)?.place ?? null,
      volume: lanes.find(({ volume }) => volume)?.volume ?? null,
      retellings: lanes.flatMap((lane) => lane.retellings ?? []),
      richness: contextRichness(details),
    };
  }

  /** One source's names one after the other; what refuses to answer is not asked again. */
  private async lane(
    source: ContextSource,
    entities: ContextEntity[],
    topic: Topic,
    context: CallContext,
  ): Promise<LaneFindings> {
    const coverage: CoverageEntry[] = [];
    const details: ContextDetail[] = [];
    let closed: CoverageEntry | null = null;
    for (const entity of entities) {
      if (closed) {
        coverage.push({
          ...closed,
          query: entity.name,
          strategy: entity.kind,
          reason: `not asked again: ${closed.reason ?? ''}`,
          costUsd: 0,
        });
        continue;
      }
      const one = await this.one(source, entity, topic, context);
      coverage.push(one.entry);
      details.push(...one.details);
      if (!answered({ kind: one.entry.outcome }) && one.entry.outcome !== 'failed') closed = one.entry;
    }
    return { coverage, details };
  }

  private async one(
    source: ContextSource,
    entity: ContextEntity,
    topic: Topic,
    context: CallContext,
  ): Promise<{ entry: CoverageEntry; details: ContextDetail[] }> {
    const call = { ...context };
    const outcome = await guarded(() => source.find(entity, topic.language, call), context);
    const judged =
      outcome.kind === 'found' ? judge(outcome.value, entity, topic) : { details: [], reason: outcome.reason };
    const kind = outcome.kind === 'found' && judged.details.length === 0 ? 'nothing-found' : outcome.kind;
    const entry: CoverageEntry = {
      provider: source.manifest.name,
      query: entity.name,
      strategy: entity.kind,
      outcome: kind,
      reason: kind === 'found' ? null : judged.reason,
      hits: judged.details.length,
      ...meterOf(call),
    };
    return { entry, details: judged.details };
  }
}

/** The first document that fits speaks for the entity; the reason says why none does. */
function judge(
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
    const details = detailsFrom(document, entity, topic, fit.reasons).filter(({ quote }) =>
      document.text.includes(quote),
    );
    if (details.length > 0) return { details, reason: '' };
    misfits.push(because('fit.nothing-to-quote', { title: document.title, name: entity.name }));
  }
  return { details: [], reason: sentencesOf(misfits).join(' ') || 'nothing was found' };
}

async function guarded(
  call: () => Promise<Outcome<ContextDocument[]>>,
  { signal }: CallContext,
): Promise<Outcome<ContextDocument[]>> {
  if (signal?.aborted) return failed('cancelled before it was asked', 'cancelled');
  try {
    return await call();
  } catch (error) {
    return failed(`broke: ${wordsOf(error).slice(0, 200)}`, 'internal');
  }
}

/** One sentence is one detail, however many names led to it. */
function distinct(details: ContextDetail[]): ContextDetail[] {
  return [...new Map(details.map((detail) => [`${detail.sourceUrl}\n${detail.quote}`, detail])).values()];
}
