import {
  isReadable,
  type Article,
  type Attribution,
  type Clock,
  type Cluster,
  type SourceProfile,
  type SourceStatement,
  type SourceView,
  because,
} from '@corroborate/domain';
import { heardStatements, type HeardPage, type HeardStatement } from '@corroborate/context';
import type { ReasoningDesk } from '@corroborate/reasoning';
import type { Judge } from '../judging';
import type { Masks } from '../masks';
import type { Assessment, CrossReferenceOutput, StageResult } from '../stage.types';
import { assess, type Dossier, type DossierDesk } from './dossier';
import { byRules } from './origin.stage';
import { tellOfFindings } from './source.events';
import { reportReasoning, withLosses, type Stage, type StageInput } from './stage';

/** Weigh: which sources are one voice, what does each say about each claim, and where do they differ? */
export class CrossReferenceStage implements Stage<'cross-reference'> {
  readonly name = 'cross-reference' as const;

  constructor(
    private readonly desk: DossierDesk,
    private readonly reasoners: ReasoningDesk,
    private readonly clock: Clock,
    private readonly masks: Masks,
    private readonly judge: Judge,
  ) {}

  async run(input: StageInput): Promise<StageResult<CrossReferenceOutput>> {
    const { topic, history, context } = input;
    const traced = history.latest('origin');
    const reasoner = this.reasoners.open(context, this.masks.of(topic, 'models'));
    const claims = traced?.claims ?? (await reasoner.extractClaims(topic));
    const dossiers = await this.desk.open(history.pages(), topic, context, history.factChecks());
    const brief = { topic, claims, now: this.clock.now() };
    const assessments = await assess(reasoner, dossiers, traced?.assessments ?? [], brief);
    const attributions = new Map(traced?.attributions ?? []);
    const clusters = await this.voices(dossiers, attributions, topic.url);
    const sources = dossiers.map((dossier) => view(dossier, assessments, clusters));
    const output = {
      claims,
      sources,
      clusters,
      ...(await this.weigh(input, claims, dossiers, sources, assessments, clusters)),
    };
    await tellOfFindings(input, claims, output.findings);
    await input.report('sources.weighed', {
      sources: sources.length,
      clusters: clusters.length,
      voices: clusters.map(({ id, sourceIds }) => ({ id, source_ids: sourceIds })),
    });
    const reasoning = reasoner.account();
    await reportReasoning(input, reasoning);
    const factChecks = await this.desk.standing(history.factChecks(), context);
    return withLosses(
      {
        ...output,
        factChecks,
        heard: heardIn(dossiers, sources, new Map(traced?.statements ?? [])),
        ...(await this.modelsPart(dossiers, attributions, assessments, topic.url)),
        steering: steering(dossiers, assessments),
        reasoning,
      },
      reasoning.degraded,
    );
  }

  private async weigh(
    { topic }: StageInput,
    claims: CrossReferenceOutput['claims'],
    dossiers: Dossier[],
    sources: SourceView[],
    assessments: Assessment[],
    clusters: Cluster[],
  ) {
    const articles = new Map(dossiers.map(({ page, article }) => [page.sourceId, article]));
    const judged = new Map(assessments.map((item) => [item.sourceId, item.perClaim]));
    const weighed = sources.flatMap((source) => {
      const article = articles.get(source.id);
      return article ? [{ view: source, article, perClaim: judged.get(source.id) ?? [] }] : [];
    });
    return this.judge.ask('crossReference', { topic, claims, sources: weighed, clusters });
  }

  private voices(
    dossiers: Dossier[],
    attributions: Map<number, Attribution[]>,
    topicUrl: string | null,
  ): Promise<Cluster[]> {
    const readable = dossiers.flatMap(({ page, article }) => (isReadable(article.verdict) ? [page.sourceId] : []));
    const sources = dossiers.map(({ page, article, profile }) => ({
      id: page.sourceId,
      canonicalUrl: article.canonicalUrl,
      article,
      profile,
    }));
    return this.judge.ask('voices', { sources, readable, attributions, topicUrl });
  }

  /** What language models read, and what rules alone would have to decide on where it differs. */
  private async modelsPart(
    dossiers: Dossier[],
    attributions: Map<number, Attribution[]>,
    assessments: Assessment[],
    topicUrl: string | null,
  ): Promise<Pick<CrossReferenceOutput, 'byRules' | 'readings'>> {
    const readings = assessments.flatMap(({ sourceId, reading }) =>
      reading ? [[sourceId, reading] as [number, typeof reading]] : [],
    );
    const stances = readings.flatMap(([id, { byRules: stance }]) =>
      stance ? [[id, stance] as [number, typeof stance]] : [],
    );
    const joined = [...attributions.values()].flat().some(({ by }) => by === 'model');
    if (!stances.length && !joined) return readings.length ? { readings } : {};
    return { readings, byRules: { stances, clusters: await this.voices(dossiers, byRules(attributions), topicUrl) } };
  }
}

/** The topic's own page is what is to be looked into: what it lets people say is no report of it. */
function heardIn(
  dossiers: Dossier[],
  sources: SourceView[],
  statements: ReadonlyMap<number, SourceStatement[]>,
): HeardStatement[] {
  const views = new Map(sources.map((source) => [source.id, source]));
  return heardStatements(
    dossiers.flatMap(({ page, article }): HeardPage[] => {
      const source = views.get(page.sourceId);
      const said = statements.get(page.sourceId) ?? [];
      if (!source || source.isTopicPage || said.length === 0) return [];
      return [
        {
          sourceId: page.sourceId,
          url: source.url,
          name: source.name,
          tier: source.tier,
          published: source.published?.value ?? null,
          text: article.text,
          statements: said,
        },
      ];
    }),
  );
}

/** A site that is not in the registry may call itself anything, so its own name never stands without its address. */
const nameOf = ({ outletName }: Article, { name, site }: SourceProfile) =>
  name === site && outletName ? `${outletName.slice(0, 60)} (${site})` : name;

function view(
  { page, article, profile, isTopicPage }: Dossier,
  assessments: Assessment[],
  clusters: Cluster[],
): SourceView {
  const overall = assessments.find(({ sourceId }) => sourceId === page.sourceId)?.overall;
  return {
    id: page.sourceId,
    url: article.finalUrl,
    canonicalUrl: article.canonicalUrl,
    site: article.site,
    name: nameOf(article, profile),
    kind: profile.kind,
    tier: profile.tier,
    ownerGroup: profile.ownerGroup,
    readable: isReadable(article.verdict),
    isTopicPage,
    published: article.published ?? page.engineDate,
    stance: overall ?? {
      stance: 'unrelated',
      strength: 0,
      passage: null,
      reasons: [because('page.unjudged', { detail: 'the page was not judged' })],
    },
    clusterId: clusters.find(({ sourceIds }) => sourceIds.includes(page.sourceId))?.id ?? `s${page.sourceId}`,
  };
}

/** Each attempt once: what the page's reader found anywhere on it, and what was withheld from models. */
function steering(dossiers: Dossier[], assessments: Assessment[]): CrossReferenceOutput['steering'] {
  const withheld = new Map(assessments.map(({ sourceId, reading }) => [sourceId, reading?.marked ?? []]));
  return dossiers.flatMap(({ page, article }) => {
    const found = article.steering.map(({ quote }) => quote);
    const more = (withheld.get(page.sourceId) ?? []).filter(
      (quote) => !found.some((one) => one.includes(quote) || quote.includes(one)),
    );
    return [...found, ...more].map((quote) => ({ sourceId: page.sourceId, quote }));
  });
}
