import {
  toArticle,
  classifyDocument,
  toExchange,
  READ_CEILING,
  type CollectedDocument,
  type CollectionName,
  type CollectionReport,
  type CollectionResearch,
  type DataAnswer,
  type KeptFinding,
  type ReadDocuments,
  type ProposeOperations,
  type SubQuestion,
} from '@corroborate/collections';
import { findMatters } from '@corroborate/records';
import {
  isStorageUnavailable,
  type Article,
  type Claim,
  type Clock,
  type ExchangeRecorder,
  type Mode,
  type Topic,
} from '@corroborate/domain';
import type { Reasoner } from '@corroborate/reading';
import type { CapturedDocument, CollectionAnswer, CollectionRecord, CollectionsOutput, ReadPage } from '../stage.types';
import type { InvestigationPlan } from '../../plan/plan.types';
import type { PageCollector } from '../read/page-collector';
import type { StageInput } from '../stage';

/** Maximum documents captured per topic; more would repeat each other. */
const MAX_DOCUMENTS = 12;

type CollectionReasoner = Pick<Reasoner, 'name' | 'askData' | 'readDocuments'>;

interface CollectionInput {
  input: StageInput;
  /** Model that chooses operations and reads documents; null if only rules are used. */
  reasoner: CollectionReasoner | null;
}

export interface CollectionPorts {
  research: Pick<CollectionResearch, 'run'>;
  collector: PageCollector;
  clock: Clock;
  /** Records documents used in the case's evidence chain; null if evidence is not recorded. */
  recorder?: ExchangeRecorder | null;
}

/**
 * Searches data servers for a topic. Captures every document used. Documents become pages that are assessed and can
 * count only if their collection is configured as the primary record of the subject.
 */
export class CollectionRecords {
  constructor(private readonly ports: CollectionPorts) {}

  async gather(
    topic: Topic,
    claims: Claim[],
    { input, reasoner }: CollectionInput,
  ): Promise<{ collections: CollectionsOutput; pages: ReadPage[] }> {
    const { investigationId, mode, context, plan } = input;
    const found = await this.ports.research.run({
      investigationId,
      questions: [...claims.map(toSubQuestion), ...freeQuestions(plan)],
      leftOut: plan?.struck.servers ?? [],
      names: topic.entities,
      day: topic.eventDate?.slice(0, 10) ?? null,
      mode,
      context,
      reading: reasoner && createDocumentReader(reasoner, topic, mode),
      figures: { questions: freeQuestions(plan), read: reasoner && createQuestionReader(reasoner) },
      report: (type, data) => input.report(type, data),
    });
    const kept = await Promise.all(selectMostCertain(found).map((one) => this.keep(one, found, topic, input)));
    const known = new Map(kept.map(({ record }) => [record.url, record.sourceId]));
    const { found: _, answers = [], ...rest } = found;
    const answered: CollectionAnswer[] = [];
    // Sequential, because several figures can share a document, which is captured once.
    for (const answer of answers) answered.push(await this.withCaptures(answer, known, input));
    return {
      collections: { ...rest, answers: answered, records: kept.map(({ record }) => record) },
      pages: kept.flatMap(({ page }) => page ?? []),
    };
  }

  /** Captures the documents behind a figure, like those with findings; captures for figures never count. */
  private async withCaptures(
    { behind, ...answer }: DataAnswer,
    known: Map<string, number>,
    input: StageInput,
  ): Promise<CollectionAnswer> {
    const { collection } = answer;
    if (!behind || !collection) return answer;
    const captured = behind.documents.map(async (document): Promise<CapturedDocument> => {
      const article = toArticle(document, collection, this.ports.clock.now());
      const sourceId =
        known.get(article.url) ?? (await this.capture({ document, collection, article }, input)).page.sourceId;
      known.set(article.url, sourceId);
      const { id, title, date } = document;
      return { id, title, date, url: article.url, quote: cutBeginning(document.text), sourceId };
    });
    return { ...answer, captured: await Promise.all(captured), missing: behind.missing };
  }

  /** The document is recorded in the evidence chain first, so that every document used can be shown. */
  private async capture({ document, collection, article, primary }: DocumentToCapture, input: StageInput) {
    const { investigationId, context } = input;
    const name = `${collection.server}/${collection.tool}`;
    const captured = { investigationId, stage: context.stage, at: article.fetchedAt };
    // If recording fails the document is still used and marked as not recorded; during a storage outage the stage
    // waits.
    await this.ports.recorder?.record(toExchange(document, collection, captured)).catch((error: unknown) => {
      if (isStorageUnavailable(error)) throw error;
    });
    const record = { register: name, id: document.id, ...(primary ? { primary } : {}) };
    const request = { foundBy: [name], engineDate: null, parentSourceId: null, record };
    return this.ports.collector.keep(article, request, input);
  }

  private async keep(
    { finding, document }: KeptFinding,
    { collections }: CollectionReport,
    topic: Topic,
    input: StageInput,
  ) {
    const { server, tool } = finding.collection;
    const name = `${server}/${tool}`;
    const primary = collections.find((one) => one.server === server && one.tool === tool)?.primary ?? [];
    const matters = findMatters(topic).map(({ matter }) => matter);
    const collection = { server, tool, primary };
    const { bearing, matter, reasons } = classifyDocument({
      document,
      finding,
      collection,
      matters,
      eventDate: topic.eventDate,
    });
    const counts = bearing === 'evidence' && matter !== null;
    const article = toArticle(document, collection, this.ports.clock.now());
    const standing = counts ? { primary: { name, matter } } : {};
    const { page } = await this.capture({ document, collection, article, ...standing }, input);
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

interface DocumentToCapture {
  document: CollectedDocument;
  collection: CollectionName;
  article: Article;
  /** Set only for documents that count. */
  primary?: NonNullable<ReadPage['record']>['primary'];
}

/** Maximum characters of a document quoted with a figure. */
const MAX_QUOTE_CHARS = 240;

/** Verbatim, cut between words. */
function cutBeginning(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  if (line.length <= MAX_QUOTE_CHARS) return line;
  const cut = line.lastIndexOf(' ', MAX_QUOTE_CHARS);
  return line.slice(0, cut > 0 ? cut : MAX_QUOTE_CHARS);
}

/** Left out if only rules are used, because no model reads the documents. */
const createDocumentReader = (reasoner: CollectionReasoner, topic: Topic, mode: Mode) =>
  reasoner.name === 'rules'
    ? null
    : {
        most: READ_CEILING[mode],
        read: (asked: Parameters<ReadDocuments>[0]) => reasoner.readDocuments({ topic, ...asked }),
      };

const createQuestionReader =
  (reasoner: CollectionReasoner): ProposeOperations =>
  ({ questions, collections }) =>
    reasoner.askData({
      questions,
      collections: collections.map(({ server, tool, ...one }) => ({ ...one, name: `${server}/${tool}` })),
    });

const toSubQuestion = ({ id, text, core }: Claim): SubQuestion => ({
  id,
  question: text,
  priority: core ? 'critical' : 'normal',
});

/** Free-form questions, including those of editors. Questions from templates are answered by case data. */
const freeQuestions = (plan: InvestigationPlan | null): SubQuestion[] =>
  (plan?.inquiry.questions ?? [])
    .filter(({ answeredBy }) => answeredBy === 'free')
    .map(({ id, question }) => ({ id, question, priority: 'normal' as const }));

/** Each document once, with its most certain finding. */
function selectMostCertain({ found }: CollectionReport): KeptFinding[] {
  const sorted = [...found].sort((a, b) => b.finding.confidence - a.finding.confidence);
  const unique = new Map<string, KeptFinding>();
  for (const one of sorted) {
    const { server, tool } = one.finding.collection;
    const key = [server, tool, one.document.id].join(' ');
    if (!unique.has(key)) unique.set(key, one);
  }
  return [...unique.values()].slice(0, MAX_DOCUMENTS);
}
