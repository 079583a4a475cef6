import type { CollectionResults } from '@corroborate/verification';
import type { CaseHistory } from '../case/case.history';
import type { CollectionsOutput } from '../stages/stage.types';

/** Results from collections for the plan's questions, as found in the records stage. */
export function buildCollected(history: CaseHistory): CollectionResults {
  const found = history.all('records').findLast(({ collections }) => collections !== undefined)?.collections;
  return found ? { figures: listFigures(found), leads: listLeads(found) } : { figures: [], leads: [] };
}

const listFigures = (found: CollectionsOutput): CollectionResults['figures'] =>
  found.answers.flatMap(({ questionId, collection, operation, readAs, by, rows, docIds: documents }) => {
    if (!collection || !rows) return [];
    const name = `${collection.server}/${collection.tool}`;
    const asked = operation?.operation ?? readAs ?? 'read';
    return [{ questionId, collection: name, primary: findPrimary(name, found), operation: asked, by, rows, documents }];
  });

/** Documents relevant to a question, by collection. */
const listLeads = (found: CollectionsOutput): CollectionResults['leads'] =>
  [...Map.groupBy(found.records, ({ questionId, collection }) => `${questionId} ${collection}`).values()].flatMap(
    (own) => {
      const [first] = own;
      if (!first) return [];
      const { questionId, collection } = first;
      return [{ questionId, collection, primary: findPrimary(collection, found), documents: own.map(({ id }) => id) }];
    },
  );

const findPrimary = (name: string, { collections }: CollectionsOutput): string[] =>
  collections.find(({ server, tool }) => `${server}/${tool}` === name)?.primary ?? [];
