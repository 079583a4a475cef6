import { extractClaims, type PageNotes } from '@corroborate/reading';
import { needsBackground, type PageActor, type PageActorService } from '@corroborate/records';
import type { CaseHistory } from '../../case/case.history';
import type { OriginOutput, ReadPage } from '../stage.types';
import type { StageInput } from '../stage';

/**
 * Identifies people and organizations that are named by pages on the event and on which public records could settle
 * something. Null if the case needs no background.
 */
export async function lookUpPageActors(
  service: Pick<PageActorService, 'lookFor'>,
  { topic, mode, history, context }: StageInput,
): Promise<NonNullable<OriginOutput['actors']> | null> {
  if (!needsBackground(topic, extractClaims(topic), mode).context.needed) return null;
  const asked = history.all('origin').flatMap(({ actors }) => actors?.asked ?? []);
  const found = await service.lookFor({ topic, found: listCaseActors(history), asked, mode }, context);
  return found.asked.length > 0 ? found : null;
}

function listCaseActors(history: CaseHistory): PageActor[] {
  const notes = history.assessments();
  return history.pages().flatMap((page) => listPageActors(page, notes.get(page.sourceId)?.notes));
}

function listPageActors({ url, site, foundBy }: ReadPage, notes: PageNotes | undefined): PageActor[] {
  if (notes?.relation !== 'this-event' || foundBy.includes('topic')) return [];
  return notes.actors
    .filter(({ worthLookingUp }) => worthLookingUp)
    .map(({ name, kind, role, quote }) => ({ name, kind, role, quote, sourceUrl: url, sourceName: site }));
}
