import { keepGrounded } from '../grounding/grounding.policy';
import { parseGroups, noteItems } from '../notes/consolidate.policy';
import { rulesAccount } from '../reasoning.account';
import type { Reasoner, ReasonerTasks, ReasoningService } from '../reasoner.port';

/** Creates a reasoner that uses rules only and needs no API key. Asynchronous because the port is. */
export function createRulesReasoner(tasks: ReasonerTasks): Reasoner {
  return {
    name: 'rules',
    readsPages: false,
    extractClaims: async (topic) => tasks.extractClaims(topic),
    judgeStance: async (input) => keepGrounded(await tasks.judgeStance(input), input.article).judgement,
    consolidate: async ({ claims, notes }) => parseGroups(null, noteItems(claims, notes)),
    readClaims: async () => new Map(),
    matchNames: async () => new Map(),
    resolveAttribution: async ({ article, resolve }) => tasks.resolveAttribution(article, resolve),
    planQueries: async (input) => tasks.planQueries(input),
    planCase: async () => null,
    translate: async () => [],
    write: async () => null,
    answer: async () => null,
    askData: async () => null,
    readDocuments: async () => [],
    criticize: async () => null,
    examine: async () => null,
    account: rulesAccount,
  };
}

/** Creates one reasoner shared by all calls, because rules use no budget and track no usage. */
export function createRulesReasoning(tasks: ReasonerTasks): ReasoningService {
  const reasoner = createRulesReasoner(tasks);
  return { open: () => reasoner };
}
