import { hasName, indexNames } from '@corroborate/text';
import { COLLECTIONS } from '../collections.thresholds';
import type { Collection, SubQuestion } from '../collection.types';
import type { KeptFinding } from '../scan/scan-store.port';
import type { PlannedFollowUp } from './follow-up.policy';
import { ableOf, bareName, byPriority, keyOf, namesIn, stepOf, type PlanInput } from './plan.policy';

/** Findings that validation objects to. */
interface Objected {
  /** Ids of the questions concerned. */
  concerned: ReadonlySet<string>;
  found: readonly KeptFinding[];
  /** Keys of steps taken or planned. */
  asked: ReadonlySet<string>;
}

/** Maximum characters of a name used in a query: names come from documents. */
const LONGEST_NAME = 60;

/**
 * Queries that may confirm or settle findings of few or contradictory documents: each name of the
 * question separately, then the parties that these documents name.
 */
export function revisions(input: PlanInput, { concerned, found, asked }: Objected): PlannedFollowUp[] {
  const able = ableOf(input);
  const isNew = ({ step }: PlannedFollowUp) => !asked.has(keyOf(step));
  return byPriority(input.questions)
    .filter(({ id }) => concerned.has(id))
    .flatMap((question) => {
      const names = namesIn(question, input.names);
      const parties = partiesIn(found, question);
      const planned = able.map((collection) =>
        [...names, ...parties.filter((party) => isFurther(party, input.names, collection))].flatMap((name) =>
          ofName(name, { question, collection, input }),
        ),
      );
      return planned.flatMap((own) => own.filter(isNew).slice(0, COLLECTIONS.followUps));
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
 * True for a party that is neither part of a known name nor a longer form of one, whose documents a text search
 * already found.
 */
function isFurther(party: string, names: readonly string[], { parameters }: Collection): boolean {
  const index = indexNames(party);
  const isPart = names.some((name) => hasName(indexNames(name), party));
  return !isPart && !(parameters.query && names.some((name) => hasName(index, name)));
}

const isName = (value: string) => value.trim() !== '' && value.length <= LONGEST_NAME;

interface Asking {
  question: SubQuestion;
  collection: Collection;
  input: PlanInput;
}

const ofName = (name: string, { question, collection, input: { day = null } }: Asking): PlannedFollowUp[] =>
  stepOf(question, { names: [name], day }, collection).map((step) => ({
    questionId: question.id,
    by: 'name',
    value: name,
    collection: bareName(collection),
    step,
  }));
