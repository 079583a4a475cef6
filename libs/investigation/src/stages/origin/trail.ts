import { nameKey } from '@corroborate/text';
import type { Attribution, Claim, Clock } from '@corroborate/domain';
import type { Reasoner } from '@corroborate/reading';
import { mapAcrossTurns } from '../assess/in-turns';
import type { Judge } from '../../judging';
import type { Assessment, OriginOutput, ReadPage } from '../stage.types';
import { toOpenContext, type OpenedPage, type OpenedPagesService } from '../read/opened-pages.service';
import { assessPages, listUnjudgedPages } from '../assess/page-assessor';
import type { StageInput } from '../stage';

/** Site of the outlet that articles refer to by this name; null if unknown. */
export type ResolveOutlet = (name: string) => string | null;

export interface TrailPorts {
  openedPages: Pick<OpenedPagesService, 'open'>;
  resolveOutlet: ResolveOutlet;
  clock: Clock;
  judge: Judge;
}

/** Case data the trail needs. */
export interface TrailCase {
  input: StageInput;
  reasoner: Reasoner;
  claims: Claim[];
}

/** The pages among which the origin is traced. Assesses each page that has no assessment yet, such as cited pages. */
export class Trail {
  openedPages: OpenedPage[] = [];
  attributions = new Map<number, Attribution[]>();
  readonly chased: ReadPage[] = [];
  /** Assessments made by this object. */
  readonly added: Assessment[] = [];
  readonly assessments: Map<number, Assessment>;
  private readonly before: ReadonlyMap<number, Attribution[]>;

  constructor(
    private readonly ports: TrailPorts,
    private readonly of: TrailCase,
  ) {
    const { history } = of.input;
    this.assessments = history.assessments();
    this.before = new Map(history.latest('origin')?.attributions ?? []);
  }

  async begin(): Promise<this> {
    await this.add(this.of.input.history.pages());
    return this;
  }

  async chase(pages: ReadPage[]): Promise<void> {
    this.chased.push(...pages);
    await this.add(pages);
  }

  /** URLs of pages that need not be read again. */
  known(): Set<string> {
    return new Set(this.openedPages.flatMap(({ article }) => [article.url, article.finalUrl, article.canonicalUrl]));
  }

  unjudged(): string[] {
    return listUnjudgedPages(this.openedPages, this.added);
  }

  private async add(pages: ReadPage[]): Promise<void> {
    const { input, reasoner, claims } = this.of;
    this.openedPages = await this.ports.openedPages.open(pages, toOpenContext(input), this.openedPages);
    const by = { input, reasoner, claims, now: this.ports.clock.now() };
    const fresh = await assessPages(by, this.openedPages, this.assessments);
    for (const assessment of fresh) this.assessments.set(assessment.sourceId, assessment);
    this.added.push(...fresh);
    // A new page may reveal the name of an outlet that earlier pages cite.
    const resolve = createOutletResolver(this.openedPages, this.ports.resolveOutlet);
    this.attributions = new Map(await mapAcrossTurns(this.openedPages, (opened) => this.attribute(opened, resolve)));
  }

  /** Keeps a model's attributions from earlier rounds, because the model reads each page only once. */
  private async attribute(
    { page, article }: OpenedPage,
    resolve: ResolveOutlet,
  ): Promise<OriginOutput['attributions'][number]> {
    const before = this.before.get(page.sourceId);
    const assessment = this.assessments.get(page.sourceId);
    const forModels = assessment?.overall.stance === 'supports' && before === undefined;
    const question = { article, resolve, forModels, notes: assessment?.notes };
    const found = await this.of.reasoner.resolveAttribution(question);
    const kept = (before ?? []).filter((one) => one.by === 'model' && !isCoveredByRules(found, one));
    return [page.sourceId, [...found, ...kept]];
  }
}

/** Whether rules have now found the same newsroom, and the model's attribution adds nothing to that. */
const isCoveredByRules = (found: readonly Attribution[], { whole, site }: Attribution): boolean =>
  !whole && site !== null && found.some((other) => other.site === site);

/** Resolves outlet names, first by the registry, then by the names that pages give themselves. */
function createOutletResolver(openedPages: readonly OpenedPage[], registry: ResolveOutlet): ResolveOutlet {
  const names = new Map<string, string>();
  for (const { article, profile } of openedPages) {
    for (const name of [article.outletName, profile.name]) if (name) names.set(nameKey(name), article.site);
  }
  return (name) => registry(name) ?? names.get(nameKey(name)) ?? null;
}

/**
 * Attributions found by rules. A model's attributions can merge sources or lead to a page, but rules determine who
 * reported first.
 */
export const keepRuleAttributions = (attributions: ReadonlyMap<number, Attribution[]>): Map<number, Attribution[]> =>
  new Map([...attributions].map(([id, list]) => [id, list.filter(({ by }) => by === undefined)]));
