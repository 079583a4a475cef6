import {
  articleOfDocument,
  bearingOfDocument,
  READ_CEILING,
  type CollectionReport,
  type CollectionResearch,
  type KeptFinding,
  type ReadDocuments,
  type ReadQuestions,
  type SubQuestion,
} from '@corroborate/collections';
import { mattersOf } from '@corroborate/context';
import type { Claim, Clock, Mode, Topic } from '@corroborate/domain';
import type { Reasoner } from '@corroborate/reasoning';
import type { CollectionRecord, CollectionsOutput, ReadPage } from '../stage.types';
import type { InvestigationPlan } from '../plan/plan.types';
import type { PageCollector } from './page-collector';
import type { StageInput } from './stage';

/** Documents of one topic that are captured; more say the same again. */
const MOST = 12;

type AsksAndReads = Pick<Reasoner, 'name' | 'askData' | 'readDocuments'>;

interface Asking {
  input: StageInput;
  /** Who may say how a collection is asked, and read its documents; null: rules alone. */
  reasoner: AsksAndReads | null;
}

export interface CollectionPorts {
  research: Pick<CollectionResearch, 'run'>;
  collector: PageCollector;
  clock: Clock;
}

/**
 * What data servers have on a topic. Each document used is captured; only one of a collection that the operator made
 * the first-hand record of the matter becomes a page that is judged, and may count.
 */
export class CollectionRecords {
  constructor(private readonly ports: CollectionPorts) {}

  async gather(
    topic: Topic,
    claims: Claim[],
    { input, reasoner }: Asking,
  ): Promise<{ collections: CollectionsOutput; pages: ReadPage[] }> {
    const { investigationId, mode, context, plan } = input;
    const found = await this.ports.research.run({
      investigationId,
      questions: [...claims.map(asQuestion), ...freeQuestions(plan)],
      leftOut: plan?.struck.servers ?? [],
      names: topic.entities,
      day: topic.eventDate?.slice(0, 10) ?? null,
      mode,
      context,
      reading: reasoner && readingOf(reasoner, topic, mode),
      figures: { questions: freeQuestions(plan), read: reasoner && readerOf(reasoner) },
      report: (type, data) => input.report(type, data),
    });
    const kept = await Promise.all(surest(found).map((one) => this.keep(one, found, topic, input)));
    const { found: _, ...told } = found;
    return {
      collections: { ...told, records: kept.map(({ record }) => record) },
      pages: kept.flatMap(({ page }) => page ?? []),
    };
  }

  private async keep(
    { finding, document }: KeptFinding,
    { collections }: CollectionReport,
    topic: Topic,
    input: StageInput,
  ): Promise<{ record: CollectionRecord; page: ReadPage | null }> {
    const { server, tool } = finding.collection;
    const name = `${server}/${tool}`;
    const primary = collections.find((one) => one.server === server && one.tool === tool)?.primary ?? [];
    const matters = mattersOf(topic).map(({ matter }) => matter);
    const collection = { server, tool, primary };
    const { bearing, matter, reasons } = bearingOfDocument({
      document,
      finding,
      collection,
      matters,
      eventDate: topic.eventDate,
    });
    const counts = bearing === 'evidence' && matter !== null;
    const article = articleOfDocument(document, collection, this.ports.clock.now());
    const own = { register: name, id: document.id, ...(counts ? { primary: { name, matter } } : {}) };
    const request = { foundBy: [name], engineDate: null, parentSourceId: null, record: own };
    const { page } = await this.ports.collector.keep(article, request, input);
    const record: CollectionRecord = {
      collection: name,
      id: document.id,
      questionId: finding.questionId,
      title: document.title,
      date: document.date,
      url: article.url,
      quote: finding.evidence,
      confidence: finding.confidence,
      themes: finding.themes,
      ...(finding.by === undefined ? {} : { by: finding.by, claim: finding.claim }),
      bearing,
      reasons,
      sourceId: page.sourceId,
    };
    return { record, page: counts ? page : null };
  }
}

/** Where rules answer alone nobody reads, and nothing is kept for a reader. */
const readingOf = (reasoner: AsksAndReads, topic: Topic, mode: Mode) =>
  reasoner.name === 'rules'
    ? null
    : {
        most: READ_CEILING[mode],
        read: (asked: Parameters<ReadDocuments>[0]) => reasoner.readDocuments({ topic, ...asked }),
      };

const readerOf =
  (reasoner: AsksAndReads): ReadQuestions =>
  ({ questions, collections }) =>
    reasoner.askData({
      questions,
      collections: collections.map(({ server, tool, ...one }) => ({ ...one, name: `${server}/${tool}` })),
    });

const asQuestion = ({ id, text, core }: Claim): SubQuestion => ({
  id,
  question: text,
  priority: core ? 'critical' : 'normal',
});

/** What an editor asks in words of his own, too; those of templates are answered by the case. */
const freeQuestions = (plan: InvestigationPlan | null): SubQuestion[] =>
  (plan?.inquiry?.questions ?? [])
    .filter(({ answeredBy }) => answeredBy === 'free')
    .map(({ id, question }) => ({ id, question, priority: 'normal' as const }));

/** Each document once, by the finding that is surest. */
function surest({ found }: CollectionReport): KeptFinding[] {
  const sorted = [...found].sort((a, b) => b.finding.confidence - a.finding.confidence);
  const unique = new Map<string, KeptFinding>();
  for (const one of sorted) {
    const { server, tool } = one.finding.collection;
    const key = [server, tool, one.document.id].join(' ');
    if (!unique.has(key)) unique.set(key, one);
  }
  return [...unique.values()].slice(0, MOST);
}
