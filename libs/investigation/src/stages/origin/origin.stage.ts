import type { OriginFinding, PlannedQuery, RankedResult } from '@corroborate/domain';
import { lookUpFirstCaptures, listUnreadOutlets, selectForLookup, type ArchiveIndex } from '@corroborate/origin';
import { type ReasoningService, extractClaims, type PageNotes } from '@corroborate/reading';
import { type PageActorService, needsBackground, type PageActor } from '@corroborate/records';
import type { MultiEngineSearcher } from '@corroborate/search';
import type { MaskFactory } from '../../adapters/masks';
import type { CaseHistory } from '../../case/case.history';
import type { OriginOutput, ReadPage, StageResult } from '../stage.types';
import { EARLIER_SEARCH_LIMITS, searchBackwards, type BackwardsInput } from './earlier.search';
import { NAMED_OUTLET_SEARCH_LIMITS, searchNamedOutlets } from './named.search';
import { Trail, type TrailPorts } from './trail';
import { listUnreadCitations, hasCredibleReport, buildTraceInput } from './trace.input';
import { resolveClaims } from '../assess/page-assessor';
import type { PageCollector, PageRequest } from '../read/page-collector';
import { describeUnreadPages } from '../read/unread-pages.policy';
import { reportReasoning, withLosses, type Stage, type StageInput } from '../stage';

export interface OriginPorts extends TrailPorts {
  collector: Pick<PageCollector, 'collect'>;
  archive: ArchiveIndex;
  reasoners: ReasoningService;
  searcher: Pick<MultiEngineSearcher, 'search'>;
  masks: MaskFactory;
  /** If absent, only actors named in the topic are looked up. */
  actors?: Pick<PageActorService, 'lookFor'>;
}

/** Maximum unread citations passed to the rule that decides when to stop. */
const MAX_UNREAD_CITATIONS = 12;

/**
 * Origin stage: determines which outlets the sources rely on and where the chain ends. Reads cited pages that no engine
 * listed, and looks up the first archive capture of important pages without a reliable date.
 */
export class OriginStage implements Stage<'origin'> {
  readonly name = 'origin' as const;

  constructor(private readonly ports: OriginPorts) {}

  /** Looks up people and organizations named on the pages at the same time. */
  async run(input: StageInput): Promise<StageResult<OriginOutput>> {
    const { actors: service } = this.ports;
    const [traced, actors] = await Promise.all([this.traced(input), service ? lookUpPageActors(service, input) : null]);
    return actors ? { ...traced, output: { ...traced.output, actors } } : traced;
  }

  private async traced(input: StageInput): Promise<StageResult<OriginOutput>> {
    const reasoner = this.ports.reasoners.open(input.context, this.ports.masks.of(input.topic, 'models'));
    const claims = await resolveClaims(input, reasoner);
    const trail = await new Trail(this.ports, { input, reasoner, claims }).begin();
    await this.follow(input, trail);
    const named = await this.lookForNamed(input, trail);
    const first = await this.trace(input, trail);
    const earlier = await searchBackwards(this.backwards(input, trail, first.origin));
    const origin: OriginFinding = { ...earlier.origin, earlier: earlier.search };
    await input.report('origin.traced', { site: origin.site, url: origin.url, date: origin.date?.value ?? null });
    const reasoning = reasoner.account();
    await reportReasoning(input, reasoning);
    return withLosses(
      {
        ...(input.history.claims() ? {} : { claims }),
        origin,
        ...toTrailOutput(input, trail),
        named,
        reasoning,
      },
      [...describeUnreadPages(trail.chased), ...trail.unjudged(), ...first.losses, ...reasoning.degraded],
    );
  }

  /** Follows citations recursively, within the mode's limits on depth and pages. */
  private async follow(input: StageInput, trail: Trail): Promise<void> {
    const { chaseDepth, maxChased } = input.profile;
    for (let depth = 0; depth < chaseDepth; depth += 1) {
      const room = maxChased - trail.chased.length;
      const cited = room > 0 ? listUnreadCitations(input.topic, trail, room) : [];
      const requests = cited.map(({ url, fromIds }) => ({
        url,
        foundBy: ['citation'],
        engineDate: null,
        parentSourceId: fromIds[0] ?? null,
      }));
      const more = await this.read(input, requests);
      if (!more.length) break;
      await trail.chase(more);
    }
  }

  /**
   * Searches for the reports of newsrooms that pages name without a link, and follows the citations in those reports.
   */
  private async lookForNamed(input: StageInput, trail: Trail): Promise<string[]> {
    const { topic, mode, history, profile } = input;
    const before = trail.chased.length;
    const looked = await searchNamedOutlets({
      topic,
      outlets: listUnreadOutlets({ ...buildTraceInput(topic, trail), attributions: trail.attributions }),
      queries: history.latest('search')?.queries ?? [],
      before: history.latest('origin')?.named ?? [],
      most: before < profile.maxChased ? NAMED_OUTLET_SEARCH_LIMITS.outlets[mode] : 0,
      ask: (query) => this.ask(input, query),
      read: async (results, fromId) => {
        const requests = results.map((one) => ({ ...toPageRequest(one), parentSourceId: fromId }));
        await trail.chase(await this.read(input, requests));
      },
      known: () => trail.known(),
    });
    if (trail.chased.length > before) await this.follow(input, trail);
    return looked;
  }

  /** Traces the origin again if an archive provides dates, because an undated page may be the earliest. */
  private async trace({ topic, context }: StageInput, trail: Trail) {
    const { archive, judge } = this.ports;
    const first = buildTraceInput(topic, trail);
    const origin = await judge.ask('origin', first);
    const { found, losses } = await lookUpFirstCaptures(
      archive,
      first.sources,
      selectForLookup(first, origin),
      context,
    );
    return { origin: found.size ? await judge.ask('origin', buildTraceInput(topic, trail, found)) : origin, losses };
  }

  private backwards(input: StageInput, trail: Trail, origin: OriginFinding): BackwardsInput {
    const { topic, round, mode, history } = input;
    return {
      topic,
      round,
      hours: EARLIER_SEARCH_LIMITS.windowsHours[mode],
      maxPages: EARLIER_SEARCH_LIMITS.maxPages[mode],
      queries: history.latest('search')?.queries ?? [],
      before: history.latest('origin')?.origin?.earlier ?? null,
      origin,
      ask: (query) => this.ask(input, query),
      read: async (results) => {
        const more = await this.read(input, results.map(toPageRequest));
        await trail.chase(more);
        return { read: more.length, origin: (await this.trace(input, trail)).origin };
      },
      known: () => trail.known(),
    };
  }

  private ask({ topic, context }: StageInput, query: PlannedQuery): ReturnType<MultiEngineSearcher['search']> {
    const queries = this.ports.masks.of(topic, 'search')?.queries([query]) ?? [query];
    return this.ports.searcher.search(topic, queries, {
      ...context,
      mode: 'quick',
      maxResults: EARLIER_SEARCH_LIMITS.maxResults,
    });
  }

  private async read(input: StageInput, requests: PageRequest[]): Promise<ReadPage[]> {
    return (await this.ports.collector.collect(requests, input)).map(({ page }) => page);
  }
}

const toPageRequest = ({ url, engineDate, foundBy }: RankedResult): PageRequest => ({
  url,
  foundBy: [...new Set(foundBy.map(({ engine }) => engine))],
  engineDate,
  parentSourceId: null,
});

/** Stage output, taken from the trail. */
const toTrailOutput = ({ topic }: StageInput, trail: Trail) => ({
  credible: hasCredibleReport(topic, trail),
  attributions: [...trail.attributions],
  assessments: trail.added,
  unread: listUnreadCitations(topic, trail, MAX_UNREAD_CITATIONS).map(({ url }) => url),
  chased: trail.chased,
});

/**
 * Identifies people and organizations that are named by pages on the event and on which public records could settle
 * something. Null if the case needs no background.
 */
async function lookUpPageActors(
  service: Pick<PageActorService, 'lookFor'>,
  { topic, mode, history, context }: StageInput,
): Promise<NonNullable<OriginOutput['actors']> | null> {
  if (!needsBackground(topic, extractClaims(topic), mode).context.needed) return null;
  const asked = history.all('origin').flatMap(({ actors }) => actors?.asked ?? []);
  const found = await service.lookFor({ topic, found: listCaseActors(history), asked, mode }, context);
  return found.asked.length > 0 ? found : null;
}

function listCaseActors(history: CaseHistory): PageActor[] {
  const notes = history.assessments();
  return history.pages().flatMap((page) => listPageActors(page, notes.get(page.sourceId)?.notes));
}

function listPageActors({ url, site, foundBy }: ReadPage, notes: PageNotes | undefined): PageActor[] {
  if (notes?.relation !== 'this-event' || foundBy.includes('topic')) return [];
  return notes.actors
    .filter(({ worthLookingUp }) => worthLookingUp)
    .map(({ name, kind, role, quote }) => ({ name, kind, role, quote, sourceUrl: url, sourceName: site }));
}
