import type { Claim } from '@corroborate/domain';
import type { Reasoner } from '@corroborate/reasoning';
import { inTurns } from '../in-turns';
import type { Assessment } from '../stage.types';
import type { Dossier } from './dossier';
import { tellOfClaims, tellOfSources } from './source.events';
import type { StageInput } from './stage';

/** By what pages are judged, and who is told. */
export interface Assessing {
  input: Pick<StageInput, 'topic' | 'report'>;
  reasoner: Pick<Reasoner, 'judgeStance'>;
  claims: Claim[];
  now: Date;
}

/** The same claims in every stage and round: pages judged before were judged by them. Whoever is first makes them. */
export async function claimsOf(
  input: Pick<StageInput, 'topic' | 'report' | 'history'>,
  reasoner: Pick<Reasoner, 'extractClaims'>,
): Promise<Claim[]> {
  const known = input.history.claims();
  if (known) return known;
  const claims = await reasoner.extractClaims(input.topic);
  await tellOfClaims(input, claims);
  return claims;
}

/** Judges those of the pages that nobody judged before, each once, and tells of them; gives what is new. */
export async function assess(
  { input, reasoner, claims, now }: Assessing,
  dossiers: readonly Dossier[],
  known: ReadonlyMap<number, Assessment>,
): Promise<Assessment[]> {
  const open = dossiers.filter(({ page }) => !known.has(page.sourceId));
  const fresh = [...new Map(open.map((dossier) => [dossier.page.sourceId, dossier])).values()];
  const judge = async ({ page, article }: Dossier): Promise<Assessment> => ({
    sourceId: page.sourceId,
    ...(await reasoner.judgeStance({ topic: input.topic, claims, now, article, engineDate: page.engineDate })),
  });
  const assessments = await inTurns(fresh, judge);
  await tellOfSources(input, fresh, assessments);
  return assessments;
}

/** Pages that were read and took too long to judge: what they say nobody knows. */
export function unjudged(dossiers: readonly Dossier[], assessments: readonly Assessment[]): string[] {
  const sites = new Map(dossiers.map(({ page }) => [page.sourceId, page.site]));
  return assessments.flatMap(({ sourceId, unjudged: why }) =>
    why === undefined ? [] : [`page of ${sites.get(sourceId) ?? 'a source'} could not be judged: ${why}`],
  );
}
