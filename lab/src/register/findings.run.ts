import { CollectionResearch, MemoryScanStore, READ_CEILING, type Catalogue } from '@corroborate/collections';
import type { CallContext, Topic } from '@corroborate/domain';
import type { Reasoner } from '@corroborate/reading';
import { storedTopic } from '../../../test/golden/stored.topic';
import { askedOf, openPageSetReader, type AskedOf } from '../world-run/page-set.reader';
import type { NewsroomQuestion } from './asked.score';
import { findingsScore, type FindingsScore, type FoundForQuestion } from './findings.score';
import { ANSWERS_OF_COLLECTIONS, type ReadingOptions } from './newsroom.run';

interface FindingsFigures extends AskedOf {
  score: FindingsScore;
  /** Quotes of a reader that stand in no document. */
  dropped: number;
}

const MODE = 'detailed';
const CONTEXT: CallContext = { investigationId: 0, stage: 'records' };

/**
 * Questions of a newsroom, each put to the documents of the register as the product does for a question of a plan:
 * found by rules, and by a reader where one is named. Questions that name nobody of the register are put to none.
 */
export async function findingsRun(
  questions: NewsroomQuestion[],
  catalogue: Catalogue,
  options: ReadingOptions,
): Promise<FindingsFigures> {
  const reader = await openPageSetReader(
    options.reader,
    options.answersDir ?? ANSWERS_OF_COLLECTIONS,
    'document-findings',
  );
  try {
    const reasoner = reader.reasoning.open(CONTEXT);
    const found: FoundForQuestion[] = [];
    for (const question of questions.filter(({ names }) => names.length > 0))
      found.push(await findingsFor(question, catalogue, options.reader === undefined ? null : reasoner));
    return {
      score: findingsScore(found),
      dropped: reasoner.account().droppedQuotes,
      ...(await askedOf(reader, options)),
    };
  } finally {
    await reader.close();
  }
}

async function findingsFor(
  question: NewsroomQuestion,
  catalogue: Catalogue,
  reasoner: Reasoner | null,
): Promise<FoundForQuestion> {
  const topic = topicOf(question);
  const { found } = await new CollectionResearch(catalogue, new MemoryScanStore()).run({
    investigationId: 0,
    questions: [{ id: question.id, question: question.question, priority: 'normal' }],
    names: question.names,
    mode: MODE,
    context: CONTEXT,
    reading: reasoner && {
      most: READ_CEILING[MODE],
      read: (asked) => reasoner.readDocuments({ topic, ...asked }),
    },
    report: async () => undefined,
  });
  const findings = found.map(({ finding: { evidence, confidence, by } }) => ({
    quote: evidence,
    confidence,
    by: by ?? null,
  }));
  return { question, findings };
}

/** What a newsroom would be at work on when it asks that. */
const topicOf = ({ id, names }: NewsroomQuestion): Topic =>
  storedTopic(
    {
      externalId: id,
      title: `Public payments: ${names.join(', ')}`,
      newsworthinessScore: 80,
      status: 'approved',
      verificationStatus: 'unverified',
      sourceCount: 0,
    },
    1,
  );
