import {
  isReadable,
  type Attribution,
  type Claim,
  type Cluster,
  type SourceView,
  type Topic,
  createReason,
} from '@corroborate/domain';
import type { Reasoner } from '@corroborate/reading';
import type { Judge } from '../../judging';
import type { Assessment, CrossReferenceOutput, StageResult } from '../stage.types';
import type { AssessPorts } from '../assess/assess.stage';
import { toOpenContext, type OpenedPage, type OpenedPagesService } from '../read/opened-pages.service';
import { assessPages, resolveClaims, listUnjudgedPages } from '../assess/page-assessor';
import { statementsOnMainClaim } from './main-claim-statements';
import { matchOtherNames } from './other-names';
import { publishFindingEvents, createOutletNamer } from '../assess/source.events';
import { reportReasoning, withLosses, type Stage, type StageInput } from '../stage';

export interface CrossReferencePorts extends AssessPorts {
  openedPages: Pick<OpenedPagesService, 'open' | 'standing'>;
  judge: Judge;
}

/** Pages with their assessments and attributions from earlier stages. */
interface AssessedCase {
  topic: Topic;
  claims: Claim[];
  openedPages: OpenedPage[];
  assessments: ReadonlyMap<number, Assessment>;
  attributions: Map<number, Attribution[]>;
  losses: string[];
}

/**
 * Cross-reference stage: groups pages into independent sources, compares their stances on each claim, and finds
 * discrepancies.
 */
export class CrossReferenceStage implements Stage<'cross-reference'> {
  readonly name = 'cross-reference' as const;

  constructor(private readonly ports: CrossReferencePorts) {}

  async run(input: StageInput): Promise<StageResult<CrossReferenceOutput>> {
    const { topic, history, context } = input;
    const reasoner = this.ports.reasoners.open(context, this.ports.masks.of(topic, 'models'));
    const read = await this.assessed(input, reasoner);
    const assessed = { ...read, assessments: await matchOtherNames(reasoner, { ...read, leads: history.leads() }) };
    const { openedPages } = assessed;
    const clusters = await this.voices(assessed);
    const sources = openedPages.map(createSourceViewer(assessed, clusters));
    const found = await this.weigh(assessed, sources, clusters);
    const { claims } = assessed;
    const weighed = { claims, sources, clusters, ...found };
    await publishWeighingEvents(input, weighed);
    const reasoning = reasoner.account();
    await reportReasoning(input, reasoning);
    const claimChecks = await this.ports.openedPages.standing(history.claimChecks(), context);
    return withLosses(
      {
        ...weighed,
        ...(claimChecks.length > 0 ? { claimChecks } : {}),
        factChecks: await this.ports.openedPages.standing(history.factChecks(), context),
        heard: statementsOnMainClaim(claims, sources, assessed.assessments),
        ...collectReadings(assessed),
        steering: collectPromptInjections(assessed),
        reasoning,
      },
      [...assessed.losses, ...reasoning.degraded],
    );
  }

  /** Pages with assessments, which earlier stages have made; makes any that are missing. */
  private async assessed(input: StageInput, reasoner: Reasoner): Promise<AssessedCase> {
    const { topic, history } = input;
    const openedPages = await this.ports.openedPages.open(history.pages(), toOpenContext(input));
    const claims = await resolveClaims(input, reasoner, openedPages);
    const known = history.assessments();
    const fresh = await assessPages({ input, reasoner, claims, now: this.ports.clock.now() }, openedPages, known);
    for (const assessment of fresh) known.set(assessment.sourceId, assessment);
    return {
      topic,
      claims,
      openedPages,
      assessments: known,
      attributions: new Map(history.latest('origin')?.attributions ?? []),
      losses: listUnjudgedPages(openedPages, fresh),
    };
  }

  private async weigh(
    { topic, claims, openedPages, assessments }: AssessedCase,
    sources: SourceView[],
    clusters: Cluster[],
  ) {
    const articles = new Map(openedPages.map(({ page, article }) => [page.sourceId, article]));
    const weighed = sources.flatMap((source) => {
      const article = articles.get(source.id);
      return article ? [{ view: source, article, perClaim: assessments.get(source.id)?.perClaim ?? [] }] : [];
    });
    return this.ports.judge.ask('crossReference', { topic, claims, sources: weighed, clusters });
  }

  private voices({
    openedPages,
    attributions,
    topic,
  }: Pick<AssessedCase, 'openedPages' | 'attributions' | 'topic'>): Promise<Cluster[]> {
    const readable = openedPages.flatMap(({ page, article }) => (isReadable(article.verdict) ? [page.sourceId] : []));
    const sources = openedPages.map(({ page, article, profile }) => ({
      id: page.sourceId,
      canonicalUrl: article.canonicalUrl,
      article,
      profile,
    }));
    return this.ports.judge.ask('voices', { sources, readable, attributions, topicUrl: topic.url });
  }
}

/** Readings by language models, by source ID. */
function collectReadings({ openedPages, assessments }: AssessedCase): Pick<CrossReferenceOutput, 'readings'> {
  const readings = openedPages.flatMap(({ page }): NonNullable<CrossReferenceOutput['readings']> => {
    const reading = assessments.get(page.sourceId)?.reading;
    return reading ? [[page.sourceId, reading]] : [];
  });
  return readings.length > 0 ? { readings } : {};
}

async function publishWeighingEvents(
  input: StageInput,
  { claims, findings, sources, clusters }: Pick<CrossReferenceOutput, 'claims' | 'findings' | 'sources' | 'clusters'>,
): Promise<void> {
  await publishFindingEvents(input, claims, findings);
  await input.report('sources.weighed', {
    sources: sources.length,
    clusters: clusters.length,
    voices: clusters.map(({ id, sourceIds }) => ({ id, source_ids: sourceIds })),
  });
}

function createSourceViewer(
  { openedPages, assessments }: AssessedCase,
  clusters: Cluster[],
): (opened: OpenedPage) => SourceView {
  const nameOf = createOutletNamer(openedPages);
  return (opened) => ({ ...toSourceView(opened, assessments, clusters), name: nameOf(opened) });
}

function toSourceView(
  { page, article, profile, isTopicPage }: OpenedPage,
  assessments: ReadonlyMap<number, Assessment>,
  clusters: Cluster[],
): SourceView {
  const overall = assessments.get(page.sourceId)?.overall;
  return {
    id: page.sourceId,
    url: article.finalUrl,
    canonicalUrl: article.canonicalUrl,
    site: article.site,
    name: profile.name,
    kind: profile.kind,
    tier: profile.tier,
    ownerGroup: profile.ownerGroup,
    score: profile.score,
    registered: profile.registered ?? null,
    stars: profile.stars,
    lean: profile.lean ?? null,
    readable: isReadable(article.verdict),
    isTopicPage,
    published: article.published ?? page.engineDate,
    stance: overall ?? {
      stance: 'unrelated',
      strength: 0,
      passage: null,
      reasons: [createReason('page.unjudged', { detail: 'the page was not assessed' })],
    },
    clusterId: clusters.find(({ sourceIds }) => sourceIds.includes(page.sourceId))?.id ?? `s${page.sourceId}`,
    language: article.language,
  };
}

/** Prompt injections, without duplicates: those found by the page reader, and passages withheld from models. */
function collectPromptInjections({ openedPages, assessments }: AssessedCase): CrossReferenceOutput['steering'] {
  return openedPages.flatMap(({ page, article }) => {
    const found = article.steering.map(({ quote }) => quote);
    const withheld = assessments.get(page.sourceId)?.reading?.marked ?? [];
    const more = withheld.filter((quote) => !found.some((one) => one.includes(quote) || quote.includes(one)));
    return [...found, ...more].map((quote) => ({ sourceId: page.sourceId, quote }));
  });
}
