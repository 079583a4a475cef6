import { CaseReportService } from '@corroborate/casework';
import { type ApplicationParts, CaseHistory } from '@corroborate/investigation';
import { caseFolder } from '@corroborate/report';
import { nameKey } from '@corroborate/text';
import { z } from 'zod';
import type { ListedStory } from '../scores';

const extraction = z.object({
  events: z.array(z.object({ date: z.string() })),
  people: z.array(z.object({ name: z.string(), role: z.string().nullable() })),
});
const RELATED: ReadonlySet<string> = new Set(['this-event', 'background']);

/** Timeline and people of the case folder, and what the notes on its pages contained; null before the decision. */
export async function listedStory({ db, clock }: ApplicationParts, id: number): Promise<ListedStory | null> {
  const found = await new CaseReportService(db, clock).loadCase(id);
  const file = found && caseFolder(found).find(({ path }) => path === '_extraction.json');
  if (!file) return null;
  const { events, people } = extraction.parse(JSON.parse(file.text));
  const own = new Set(found.data.sources.flatMap((view) => (view.isTopicPage ? [view.id] : [])));
  return { days: events.map(({ date }) => date), people, noted: await notedOn(db, id, own) };
}

async function notedOn(
  db: ApplicationParts['db'],
  id: number,
  own: ReadonlySet<number>,
): Promise<ListedStory['noted']> {
  const assessed = [...new CaseHistory(await db.stageResults.findAll(id)).assessments()];
  const notes = assessed.flatMap(([sourceId, { notes: page }]) =>
    page && !own.has(sourceId) && RELATED.has(page.relation) ? [page] : [],
  );
  const people = notes.flatMap(({ actors }) => actors.filter(({ kind }) => kind === 'person'));
  return {
    events: notes.reduce((total, { events }) => total + events.length, 0),
    people: new Set(people.map(({ name }) => nameKey(name))).size,
  };
}
