import { hasName, indexNames } from '@corroborate/text';
import { COLLECTION_LIMITS } from '../collections.thresholds';
import type { Collection, SubQuestion } from '../collection.types';
import type { KeptFinding } from '../scan/scan-store.port';
import type { PlannedFollowUp } from './follow-up.policy';
import {
  selectUsableCollections,
  toCollectionName,
  sortByPriority,
  buildStepKey,
  findNames,
  buildSteps,
  type PlanInput,
} from './plan.policy';

/** Findings to which validation objected. */
interface DisputedFindings {
  /** Ids of the questions concerned. */
  concerned: ReadonlySet<string>;
  found: readonly KeptFinding[];
  /** Keys of steps taken or planned. */
  asked: ReadonlySet<string>;
}

/** Maximum number of characters of a name in a query, because names come from documents. */
const MAX_NAME_LENGTH = 60;

/**
 * Queries that can confirm or settle findings based on few or contradictory documents: each name of the question
 * separately, then the parties that these documents name.
 */
export function planRevisions(input: PlanInput, { concerned, found, asked }: DisputedFindings): PlannedFollowUp[] {
  const able = selectUsableCollections(input);
  const isNew = ({ step }: PlannedFollowUp) => !asked.has(buildStepKey(step));
  return sortByPriority(input.questions)
    .filter(({ id }) => concerned.has(id))
    .flatMap((question) => {
      const names = findNames(question, input.names);
      const parties = partiesIn(found, question);
      const planned = able.map((collection) =>
        [...names, ...parties.filter((party) => isNewParty(party, input.names, collection))].flatMap((name) =>
          planForName(name, { question, collection, input }),
        ),
      );
      return planned.flatMap((own) => own.filter(isNew).slice(0, COLLECTION_LIMITS.followUps));
    });
}

/** Names in the documents of a question, most frequent first. */
function partiesIn(found: readonly KeptFinding[], { id }: SubQuestion): string[] {
  const own = found.filter(({ finding }) => finding.questionId === id);
  const named = own.flatMap(({ document }) => document.entities).filter((name) => isName(name));
  const times = [...Map.groupBy(named, (name) => name)];
  return times.sort(([a, all], [b, others]) => others.length - all.length || (a < b ? -1 : 1)).map(([name]) => name);
}

/**
 * True for a party that is neither part of a known name nor a longer form of one, because a text search already found
 * documents of those.
 */
function isNewParty(party: string, names: readonly string[], { parameters }: Collection): boolean {
  const index = indexNames(party);
  const isPart = names.some((name) => hasName(indexNames(name), party));
  return !isPart && !(parameters.query && names.some((name) => hasName(index, name)));
}

const isName = (value: string) => value.trim() !== '' && value.length <= MAX_NAME_LENGTH;

interface RevisionContext {
  question: SubQuestion;
  collection: Collection;
  input: PlanInput;
}

const planForName = (
  name: string,
  { question, collection, input: { day = null } }: RevisionContext,
): PlannedFollowUp[] =>
  buildSteps(question, { names: [name], day }, collection).map((step) => ({
    questionId: question.id,
    by: 'name',
    value: name,
    collection: toCollectionName(collection),
    step,
  }));
