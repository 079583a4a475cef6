import { knownLanguage, nameKey } from '@corroborate/text';
import type {
  Attribution,
  Claim,
  Clock,
  Instant,
  OriginFinding,
  RankedResult,
  SourceStatement,
} from '@corroborate/domain';
import {
  citationsToFollow,
  type CitationToFollow,
  firstCaptures,
  STATEMENTS,
  tellersOf,
  worthLookingUp,
  type ArchiveIndex,
} from '@corroborate/origin';
import type { Reasoner, ReasoningDesk } from '@corroborate/reasoning';
import type { MultiEngineSearcher } from '@corroborate/search';
import { inTurns } from '../in-turns';
import { reasonOf, type Judge } from '../judging';
import type { Masks } from '../masks';
import type { Assessment, OriginOutput, ReadPage, StageResult } from '../stage.types';
import { assess, type Dossier, type DossierDesk } from './dossier';
import { unreadable, type PageCollector } from './page-collector';
import { EARLIER, searchBackwards } from './earlier.search';
import { tellOfClaims, tellOfSources } from './source.events';
import { reportReasoning, withLosses, type Stage, type StageInput } from './stage';

/** Names an outlet by what articles call it; null when nobody is known by that name. */
export type ResolveOutlet = (name: string) => string | null;

/**
 * Weigh: whom do the sources lean on, and where does the chain end? Reads pages that others cite and no engine listed,
 * and
 * asks an archive since when the few leading pages without a sure date have been there.
 */
export class OriginStage implements Stage<'origin'> {
  readonly name = 'origin' as const;

  constructor(
    private readonly desk: DossierDesk,
    private readonly collector: PageCollector,
    private readonly resolveOutlet: ResolveOutlet,
    private readonly archive: ArchiveIndex,
    private readonly reasoners: ReasoningDesk,
    private readonly clock: Clock,
    private readonly searcher: Pick<MultiEngineSearcher, 'search'>,
    private readonly masks: Masks,
    private readonly judge: Judge,
  ) {}

  async run(input: StageInput): Promise<StageResult<OriginOutput>> {
    const reasoner = this.reasoners.open(input.context, this.masks.of(input.topic, 'models'));
    const before = input.history.latest('origin');
    // The same claims in every round: pages judged before were judged by them.
    const claims = before?.claims ?? (await reasoner.extractClaims(input.topic));
    const known = before?.assessments ?? [];
    if (!before) await tellOfClaims(input, claims);
    const chased: ReadPage[] = [];
    let weighed = await this.weigh(input, reasoner, claims, known, chased);
    for (let depth = 0; depth < input.profile.chaseDepth; depth += 1) {
      const more = await this.follow(input, weighed, input.profile.maxChased - chased.length);
      if (!more.length) break;
      chased.push(...more);
      weighed = await this.weigh(input, reasoner, claims, weighed.assessments, chased);
    }
    const first = await this.trace(input, weighed);
    const earlier = await searchBackwards({
      topic: input.topic,
      round: input.round,
      hours: EARLIER.windowsHours[input.mode],
      queries: input.history.latest('search')?.queries ?? [],
      before: input.history.latest('origin')?.origin?.earlier ?? null,
      origin: first.origin,
      ask: (query) =>
        this.searcher.search(input.topic, this.masks.of(input.topic, 'search')?.queries([query]) ?? [query], {
          ...input.context,
          mode: 'quick',
          maxResults: EARLIER.maxResults,
        }),
      read: async (results) => {
        const more = await this.readEarlier(input, results);
        chased.push(...more);
        weighed = await this.weigh(input, reasoner, claims, weighed.assessments, chased);
        return { read: more.length, origin: (await this.trace(input, weighed)).origin };
      },
      known: () =>
        new Set(weighed.dossiers.flatMap(({ article }) => [article.url, article.finalUrl, article.canonicalUrl])),
    });
    const origin: OriginFinding = { ...earlier.origin, earlier: earlier.search };
    const { losses } = first;
    await input.report('origin.traced', { site: origin.site, url: origin.url, date: origin.date?.value ?? null });
    const attributions = [...weighed.attributions];
    const reasoning = reasoner.account();
    await reportReasoning(input, reasoning);
    return withLosses(
      {
        claims,
        origin,
        credible: toldCredibly(input, weighed),
        attributions,
        statements: await statementsIn(this.judge, weighed, claims, before),
        assessments: weighed.assessments,
        unread: this.cited(input, weighed, MOST_UNREAD).map(({ url }) => url),
        chased,
        reasoning,
      },
      [...unreadable(chased), ...unjudged(weighed), ...losses, ...reasoning.degraded],
    );
  }

  /** Traces twice where an archive knows more: what is undated may turn out to be the earliest. */
  private async trace(input: StageInput, weighed: Weighed): Promise<{ origin: OriginFinding; losses: string[] }> {
    const first = originInput(input, weighed);
    const origin = await this.judge.ask('origin', first);
    const { found, losses } = await firstCaptures(
      this.archive,
      first.sources,
      worthLookingUp(first, origin),
      input.context,
    );
    return { origin: found.size ? await this.judge.ask('origin', originInput(input, weighed, found)) : origin, losses };
  }

  private async weigh(
    input: StageInput,
    reasoner: Reasoner,
    claims: OriginOutput['claims'],
    known: Assessment[],
    chased: ReadPage[],
  ): Promise<Weighed> {
    const dossiers = await this.desk.open(
      [...input.history.pages(), ...chased],
      input.topic,
      input.context,
      input.history.factChecks(),
    );
    const brief = { topic: input.topic, claims, now: this.clock.now() };
    const assessments = await assess(reasoner, dossiers, known, brief);
    await tellOfSources(input, dossiers, newlyJudged(assessments, known));
    const resolve = outletResolver(dossiers, this.resolveOutlet);
    const before = modelAttributions(input.history.latest('origin')?.attributions ?? []);
    const attribute = async ({ page, article }: Dossier): Promise<[number, Attribution[]]> => {
      const found = await reasoner.resolveAttribution({ article, resolve });
      return [
        page.sourceId,
        [...found, ...(before.get(page.sourceId) ?? []).filter(({ site }) => !found.some((one) => one.site === site))],
      ];
    };
    const attributions = new Map(await inTurns(dossiers, attribute));
    return { dossiers, assessments, attributions };
  }

  private async readEarlier(input: StageInput, results: RankedResult[]): Promise<ReadPage[]> {
    const requests = results.map(({ url, engineDate, foundBy }) => ({
      url,
      foundBy: [...new Set(foundBy.map(({ engine }) => engine))],
      engineDate,
      parentSourceId: null,
    }));
    return (await this.collector.collect(requests, input)).map(({ page }) => page);
  }

  private async follow(input: StageInput, weighed: Weighed, room: number): Promise<ReadPage[]> {
    if (room <= 0) return [];
    const requests = this.cited(input, weighed, room).map(({ url, fromIds }) => ({
      url,
      foundBy: ['citation'],
      engineDate: null,
      parentSourceId: fromIds[0] ?? null,
    }));
    return (await this.collector.collect(requests, input)).map(({ page }) => page);
  }

  /** What pages that tell the story lean on and nobody has tried to read, the most cited first. */
  private cited(input: StageInput, weighed: Weighed, limit: number): CitationToFollow[] {
    const alreadyRead = new Set(
      weighed.dossiers.flatMap(({ article }) => [article.url, article.finalUrl, article.canonicalUrl]),
    );
    const relevant = originInput(input, weighed);
    const sources = relevant.sources.filter(({ id }) => relevant.relevant.has(id));
    return citationsToFollow({ sources, attributions: weighed.attributions, alreadyRead, limit });
  }
}

/** Citations left unread that are worth telling the stop rule of. */
const MOST_UNREAD = 12;

/** Does a credible page tell the story? */
function toldCredibly(input: StageInput, weighed: Weighed): boolean {
  const { sources, relevant } = originInput(input, weighed);
  return sources.some(({ id, profile }) => relevant.has(id) && profile.tier <= 2);
}

interface Weighed {
  dossiers: Dossier[];
  assessments: Assessment[];
  attributions: Map<number, Attribution[]>;
}

/** A story begins with a report; a register's entry may be what the reports are about, and bears only a day. */
function originInput(
  { topic }: StageInput,
  { dossiers: all, assessments, attributions }: Weighed,
  captures: ReadonlyMap<number, Instant> = new Map(),
) {
  const dossiers = all.filter(({ page }) => page.record === undefined);
  const judged = new Map(assessments.map((item) => [item.sourceId, item]));
  const pages = dossiers.map(({ page, article, profile, isTopicPage }) => {
    const { overall, sameEvent } = judged.get(page.sourceId) ?? UNJUDGED;
    return {
      id: page.sourceId,
      article,
      kind: profile.kind,
      tier: profile.tier,
      stance: overall.stance,
      sameEvent: sameEvent.same,
      isTopicPage,
    };
  });
  const { tell, lean } = tellersOf(pages, topic);
  const sources = dossiers.map(({ page, article, profile }) => ({
    id: page.sourceId,
    article,
    profile,
    engineDate: page.engineDate,
    archivedBy: captures.get(page.sourceId) ?? null,
  }));
  return { topic, sources, attributions: byRules(attributions), relevant: tell, lean };
}

/**
 * Speakers in pages that bear the story out or dispute it; the rest would cost time and show nobody anything. What was
 * heard in a
 * page in an earlier round is not looked for again: page, claim and stance are the same.
 */
async function statementsIn(
  judge: Judge,
  { dossiers, assessments }: Weighed,
  claims: readonly Claim[],
  before: OriginOutput | null,
): Promise<[number, SourceStatement[]][]> {
  const core = claims.find((claim) => claim.core)?.text;
  if (core === undefined) return [];
  const taking = takingSides(assessments);
  const heard = takingSides(before?.statements ? before.assessments : []);
  const known = new Map(before?.statements ?? []);
  // Only so many pages are listened to; with more, it is not known which were.
  const isKnown = (id: number): boolean => heard.size <= STATEMENTS.pages && heard.has(id);
  const listen = async ({ page, article }: Dossier): Promise<[number, SourceStatement[]]> => {
    if (isKnown(page.sourceId)) return [page.sourceId, known.get(page.sourceId) ?? []];
    const heardNow = judge.ask('statements', {
      claim: core,
      text: article.text.slice(0, STATEMENTS.maxChars),
      language: knownLanguage(article),
    });
    return [page.sourceId, await heardNow.catch((fault: unknown) => (reasonOf(fault), []))];
  };
  const pages = dossiers.filter(({ page }) => taking.has(page.sourceId)).slice(0, STATEMENTS.pages);
  return (await Promise.all(pages.map(listen))).filter(([, found]) => found.length > 0);
}

const takingSides = (assessments: readonly Assessment[]): ReadonlySet<number> =>
  new Set(
    assessments
      .filter(({ overall }) => overall.stance === 'supports' || overall.stance === 'disputes')
      .map(({ sourceId }) => sourceId),
  );

function newlyJudged(assessments: Assessment[], known: Assessment[]): Assessment[] {
  const told = new Set(known.map(({ sourceId }) => sourceId));
  return assessments.filter(({ sourceId }) => !told.has(sourceId));
}

/** What a model found in an earlier round stays found: pages are shown to it once. */
const modelAttributions = (found: OriginOutput['attributions']): Map<number, Attribution[]> =>
  new Map(found.map(([id, list]) => [id, list.filter(({ by }) => by === 'model')]));

/** A model may find that two pages are one voice, and lead to a page; who was first is for rules to say. */
export const byRules = (attributions: Map<number, Attribution[]>): Map<number, Attribution[]> =>
  new Map([...attributions].map(([id, list]) => [id, list.filter(({ by }) => by === undefined)]));

/** Pages that were read and took too long to judge: what they say nobody knows. */
function unjudged({ dossiers, assessments }: Weighed): string[] {
  const sites = new Map(dossiers.map(({ page }) => [page.sourceId, page.site]));
  return assessments.flatMap(({ sourceId, unjudged: why }) =>
    why === undefined ? [] : [`page of ${sites.get(sourceId) ?? 'a source'} could not be judged: ${why}`],
  );
}

const UNJUDGED = { overall: { stance: 'unrelated' as const }, sameEvent: { same: false } };

/** Outlets go by the registry's names and by the names that the pages at hand give themselves. */
export function outletResolver(dossiers: Dossier[], registry: ResolveOutlet): ResolveOutlet {
  const names = new Map<string, string>();
  for (const { article, profile } of dossiers) {
    for (const name of [article.outletName, profile.name]) if (name) names.set(nameKey(name), article.site);
  }
  return (name) => registry(name) ?? names.get(nameKey(name)) ?? null;
}
