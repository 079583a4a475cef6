import type { CallContext } from '@corroborate/domain';
import { FigureAnswers } from '../answers/figure-answers';
import type { FigureAnswer, FigureKind } from '../answers/figure-question.policy';
import type { CollectedDocument, Collection, CollectionName, SubQuestion } from '../collection.types';
import { COLLECTION_LIMITS } from '../collections.thresholds';
import { toCollectionName, type Step, type PlanInput } from '../plan/plan.policy';
import type {
  DataOperation,
  DescribedCollection,
  Figures,
  FigureRow,
  ProposedOperation,
  RefusalReason,
  NoAnswerReason,
} from './ask.types';
import type { CollectionAccess } from './asked-once';
import type { CollectionDescriber } from './describer';
import { SupportingDocumentLoader, type SupportingDocuments } from './documents-behind';
import { OperationRunner, buildConditions } from './operation.runner';
import { validateOperation } from './proposal.policy';

export type FreeQuestion = Pick<SubQuestion, 'id' | 'question'>;

/** Proposes operations for free questions; null if no model is available. */
export type ProposeOperations = (asked: {
  questions: readonly FreeQuestion[];
  collections: readonly DescribedCollection[];
}) => Promise<{ by: string; operations: readonly ProposedOperation[] } | null>;

/** A collection's answer to a free question, or the reason why there is none. */
export interface DataAnswer {
  questionId: string;
  collection: CollectionName | null;
  /** `rules`, or the name of the model that proposed the operation. */
  by: string;
  /** The operation; null if rules parsed the question or if no operation was allowed. */
  operation: DataOperation | null;
  /** How rules parsed the question; absent if they did not answer it. */
  readAs?: FigureKind;
  rows: FigureRow[] | null;
  /** Ids of the documents counted, at most twenty. */
  docIds: string[];
  /** These documents as stored in the collection, if they could be fetched. */
  behind?: SupportingDocuments;
  why: RefusalReason | NoAnswerReason | 'not-a-figure' | null;
}

export interface DataRequest extends Pick<PlanInput, 'names' | 'collections'> {
  questions: readonly FreeQuestion[];
  context: CallContext;
  /** Maximum documents read per question. */
  most: number;
  /** Proposes operations; if absent, only rules are used. */
  read?: ProposeOperations | null;
}

/**
 * Answers free questions from the figures of collections. Rules handle the questions they can
 * parse; for the others a model may propose an operation, within the policy. The figures are always
 * computed here.
 */
export class DataAnswers {
  constructor(
    private readonly asks: CollectionAccess,
    private readonly describer: CollectionDescriber,
  ) {}

  async answer(asked: DataRequest): Promise<DataAnswer[]> {
    const byRules: DataAnswer[] = [];
    const behind = new SupportingDocumentLoader(this.asks, asked.context);
    for (const question of asked.questions) byRules.push(await this.byRules(question, { ...asked, behind }));
    const open = byRules.some(({ why }) => why === 'not-a-figure');
    const proposed = open && asked.read ? await this.propose(asked, asked.read) : null;
    if (!proposed) return byRules;
    const answers: DataAnswer[] = [];
    for (const answer of byRules) answers.push(await this.byProposal(answer, { ...asked, behind }, proposed));
    return answers;
  }

  /** Answer of the first collection that has one; otherwise the reason why the first collection has none. */
  private async byRules({ id, question }: FreeQuestion, asked: Asking): Promise<DataAnswer> {
    let silent: DataAnswer | null = null;
    for (const collection of asked.collections) {
      const figures = new FigureAnswers(this.asks, collection, asked.context);
      const given = await figures.answer(question, [...asked.names]);
      const answer = toRulesAnswer(id, collection, given);
      if (given.value !== null) return addSupportingDocuments(answer, collection, { atHand: given.behind, ...asked });
      silent ??= answer;
    }
    return silent ?? { ...NO_ANSWER, questionId: id };
  }

  /**
   * Sends all questions in one request, including those that rules answered, so that the request depends only on the
   * questions.
   */
  private async propose(
    { questions, collections, context }: DataRequest,
    read: ProposeOperations,
  ): Promise<Proposal | null> {
    const described: DescribedCollection[] = [];
    for (const collection of collections) {
      const one = await this.describer.describe(collection, context);
      if (one) described.push(one);
    }
    const given = described.length > 0 ? await read({ questions, collections: described }) : null;
    return given && { ...given, described };
  }

  private async byProposal(byRules: DataAnswer, asked: Asking, proposed: Proposal): Promise<DataAnswer> {
    const given = proposed.operations.find(({ question }) => question === byRules.questionId);
    const question = asked.questions.find(({ id }) => id === byRules.questionId)?.question ?? '';
    if (byRules.why !== 'not-a-figure' || !given) return byRules;
    const { operation, ...rest } = validateOperation(given, { question, collections: proposed.described });
    const own = { ...NO_ANSWER, questionId: byRules.questionId, by: proposed.by };
    if (operation === null) return { ...own, why: rest.why ?? null };
    const collection = asked.collections.find(({ server, tool }) => `${server}/${tool}` === given.collection);
    if (!collection) return { ...own, why: 'unknown-collection' };
    const figures = await new OperationRunner(this.asks, asked.context, asked.most).run(operation, collection);
    const answer = { ...own, collection: toCollectionName(collection), operation, ...answerFields(figures) };
    return figures.rows
      ? addSupportingDocuments(answer, collection, { atHand: figures.atHand ?? [], ...asked })
      : answer;
  }
}

/** Steps that need documents read in full rather than counted. */
export function toSteps(
  { questionId, operation, why, collection: name }: DataAnswer,
  all: readonly Collection[],
): Step[] {
  const collection = all.find(({ server, tool }) => server === name?.server && tool === name.tool);
  if (why !== 'to-be-read' || !operation || !collection) return [];
  const request = { ...buildConditions(operation, collection), pageSize: COLLECTION_LIMITS.page };
  return [{ ...toCollectionName(collection), questionId, operation: 'scan', request }];
}

type Asking = DataRequest & { behind: SupportingDocumentLoader };

/** Adds the documents that support an answer, those already read first. */
async function addSupportingDocuments(
  answer: DataAnswer,
  collection: Collection,
  { behind, atHand }: { behind: SupportingDocumentLoader; atHand: readonly CollectedDocument[] },
): Promise<DataAnswer> {
  return { ...answer, behind: await behind.of(collection, answer.docIds, atHand) };
}

interface Proposal {
  by: string;
  operations: readonly ProposedOperation[];
  described: DescribedCollection[];
}

const NO_ANSWER = {
  collection: null,
  by: 'rules',
  operation: null,
  rows: null,
  docIds: [],
  why: 'not-a-figure' as const,
};

const answerFields = (figures: Figures): Pick<DataAnswer, 'rows' | 'docIds' | 'why'> =>
  figures.rows
    ? { rows: figures.rows, docIds: figures.docIds, why: null }
    : { rows: null, docIds: [], why: figures.why };

function toRulesAnswer(questionId: string, collection: CollectionName, answer: FigureAnswer): DataAnswer {
  const own = { ...NO_ANSWER, questionId };
  if (answer.value === null) return { ...own, why: answer.why };
  const { value, kind: readAs, behind } = answer;
  const docIds = behind.map(({ id: documentId }) => documentId);
  return { ...own, collection: toCollectionName(collection), readAs, rows: [[value]], docIds, why: null };
}
