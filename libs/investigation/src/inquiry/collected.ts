import type { Collected } from '@corroborate/verification';
import type { CaseHistory } from '../case/case.history';
import type { CollectionsOutput } from '../stages/stage.types';

/** What collections have on the questions of the plan, as the stage of records left it. */
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

/** Documents that say something on a question, collection by collection. */
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
