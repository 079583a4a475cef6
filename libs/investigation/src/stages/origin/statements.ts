import { knownLanguage } from '@corroborate/text';
import { coreClaim, type Claim, type SourceStatement } from '@corroborate/domain';
import { STATEMENTS } from '@corroborate/origin';
import { reasonOf, type Judge } from '../../judging';
import type { Assessment, OriginOutput } from '../../stage.types';
import type { OpenedPage } from '../opened-pages.service';
import type { Trail } from './trail';

type Statements = [sourceId: number, found: SourceStatement[]][];

/**
 * Speakers in pages that bear the story out or dispute it; the rest would cost time and show nobody anything. What was
 * heard in a page in an earlier round is not looked for again: page, claim and stance are the same.
 */
export async function statementsIn(
  judge: Judge,
  { openedPages, assessments }: Pick<Trail, 'openedPages' | 'assessments'>,
  claims: readonly Claim[],
  before: OriginOutput | null,
): Promise<Statements> {
  const core = coreClaim(claims)?.text;
  if (core === undefined) return [];
  const known = heardBefore(assessments, before);
  const listen = async ({ page, article }: OpenedPage): Promise<Statements[number]> => {
    const said = known.get(page.sourceId);
    if (said) return [page.sourceId, said];
    const text = article.text.slice(0, STATEMENTS.maxChars);
    const heardNow = judge.ask('statements', { claim: core, text, language: knownLanguage(article) });
    return [page.sourceId, await heardNow.catch((fault: unknown) => (reasonOf(fault), []))];
  };
  const taking = openedPages.filter(({ page }) => takesSides(assessments.get(page.sourceId)));
  const heard = await Promise.all(taking.slice(0, STATEMENTS.pages).map(listen));
  return heard.filter(([, found]) => found.length > 0);
}

/** By source, what was heard in the pages there were in the round before, nothing included. */
function heardBefore(
  assessments: ReadonlyMap<number, Assessment>,
  before: OriginOutput | null,
): Map<number, SourceStatement[]> {
  if (!before?.statements) return new Map();
  const ids = before.attributions.map(([id]) => id).filter((id) => takesSides(assessments.get(id)));
  // Only so many pages are listened to; with more, it is not known which were.
  if (new Set(ids).size > STATEMENTS.pages) return new Map();
  const found = new Map(before.statements);
  return new Map(ids.map((id) => [id, found.get(id) ?? []]));
}

const takesSides = (assessment: Assessment | undefined): boolean =>
  assessment?.overall.stance === 'supports' || assessment?.overall.stance === 'disputes';
