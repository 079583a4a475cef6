import type { Collected } from '@corroborate/verification';
import type { CaseHistory } from '../case/case.history';
import type { CollectionsOutput } from '../stages/stage.types';

/** Collection results for the questions of the plan, from the records stage. */
export function collectedIn(history: CaseHistory): Collected {
  const found = history.all('records').findLast(({ collections }) => collections !== undefined)?.collections;
  return found ? { figures: figuresIn(found), leads: leadsIn(found) } : { figures: [], leads: [] };
}

const figuresIn = (found: CollectionsOutput): Collected['figures'] =>
  found.answers.flatMap(({ questionId, collection, operation, readAs, by, rows, docIds: documents }) => {
    if (!collection || !rows) return [];
    const name = `${collection.server}/${collection.tool}`;
    const asked = operation?.operation ?? readAs ?? 'read';
    return [{ questionId, collection: name, primary: primaryOf(name, found), operation: asked, by, rows, documents }];
  });

/** Documents relevant to a question, by collection. */
const leadsIn = (found: CollectionsOutput): Collected['leads'] =>
  [...Map.groupBy(found.records, ({ questionId, collection }) => `${questionId} ${collection}`).values()].flatMap(
    (own) => {
      const [first] = own;
      if (!first) return [];
      const { questionId, collection } = first;
      return [{ questionId, collection, primary: primaryOf(collection, found), documents: own.map(({ id }) => id) }];
    },
  );

const primaryOf = (name: string, { collections }: CollectionsOutput): string[] =>
  collections.find(({ server, tool }) => `${server}/${tool}` === name)?.primary ?? [];
