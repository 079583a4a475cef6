import type { Reasoner, WrittenArticle } from '@corroborate/reading';
import { articleClaims, type StandingCase } from '@corroborate/report';
import { credibleNotes, publishedDates } from '../../inquiry/noted-answers';
import type { StageInput } from '../stage';
import type { CaseNotes } from './case-notes';

/** An article on a confirmed story, from notes of credible pages; null in quick mode, or if no model reads pages. */
export async function writeCaseArticle(
  reasoner: Pick<Reasoner, 'write'>,
  { topic, mode, history }: Pick<StageInput, 'topic' | 'mode' | 'history'>,
  decided: StandingCase,
  noted: Pick<CaseNotes, 'groups'> | null,
): Promise<WrittenArticle | null> {
  const claims = mode === 'quick' || !noted ? [] : articleClaims(decided);
  if (!noted || claims.length === 0) return null;
  const { sources } = decided;
  return reasoner.write({
    ...{ topic, claims, groups: noted.groups, notes: credibleNotes({ history }, sources) },
    ...{ published: publishedDates(sources), outlets: new Map(sources.map(({ id, name }) => [id, name])) },
  });
}
