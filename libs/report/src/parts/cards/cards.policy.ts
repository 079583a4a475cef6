import { isCredible, toStars, type SourceView } from '@corroborate/domain';
import { noteId, type NoteGroup } from '@corroborate/reading';
import { oneLine } from '@corroborate/text';
import { shownQuote } from '../../shown-quote';
import { groupFoundItems, listIds, type NotedCase } from '../noted/noted.types';
import type { PartsCase, ReadSource } from '../parts.types';
import type { CardLead, CredibilityTally, KeyClaim, SourceCard } from './cards.types';

/** One card for each source that could be read, in the order of the report's list. */
export const sourceCards = (
  data: Pick<PartsCase, 'decision' | 'claims' | 'noted'>,
  sources: readonly ReadSource[],
): SourceCard[] =>
  sources.map(({ id, view, title }) => ({
    ...{ id, sourceId: view.id, title: oneLine(title), outlet: view.name },
    ...{ published: view.published?.value ?? null, url: view.url },
    ...{ stars: view.stars ?? toStars(view.tier, view.score), lean: view.lean ?? null },
    importance: importanceOf(view, data.decision.counted),
    summary: data.noted?.notes.get(view.id)?.gist || null,
    keyClaims: keyClaimsOf(view.id, data),
    keyFinding: findingOf(view),
  }));

const findingOf = ({ stance: { passage } }: SourceView): SourceCard['keyFinding'] =>
  passage && { text: shownQuote(passage.quote), quote: passage.quote };

const importanceOf = ({ id, tier, stance }: SourceView, counted: readonly number[]): SourceCard['importance'] =>
  counted.includes(id) || (isCredible(tier) && stance.stance === 'disputes') ? 'HIGH' : 'MEDIUM';

const CARD_LIMITS = { claims: 3, leads: 20 };

/** The most important claims of a page. */
const keyClaimsOf = (sourceId: number, { claims, noted }: Pick<PartsCase, 'claims' | 'noted'>): KeyClaim[] =>
  (noted?.notes.get(sourceId)?.claims ?? [])
    .map((claim, at) => ({ ...claim, claimId: claimOf(noteId('claim', sourceId, at), noted?.groups ?? [], claims) }))
    .sort((a, b) => b.importance - a.importance)
    .slice(0, CARD_LIMITS.claims)
    .map(({ importance: _, ...claim }) => claim);

/** The claim of the topic that matches a page's claim. */
function claimOf(id: string, groups: readonly NoteGroup[], claims: PartsCase['claims']): string | null {
  const group = groups.find(({ kind, items }) => kind === 'claim' && items.includes(id));
  return claims.find((claim) => group?.items.includes(claim.id))?.id ?? null;
}

/** Claims that sources make but the topic does not; those made by the most independent sources come first. */
export function cardLeads(data: NotedCase): CardLead[] {
  const groups = data.groups.filter(({ items }) => !data.claims.some(({ id }) => items.includes(id)));
  return groupFoundItems({ ...data, groups }, 'claims')
    .slice(0, CARD_LIMITS.leads)
    .flatMap((group) => {
      const [first] = group;
      return first ? [{ text: first.item.text, quote: first.item.quote, sourceIds: listIds(group) }] : [];
    });
}

/** Number of sources by credibility. */
export function tallyStars(stars: readonly number[]): CredibilityTally {
  const high = stars.filter((one) => one >= 4).length;
  const low = stars.filter((one) => one === 1).length;
  return { high, medium: stars.length - high - low, low };
}
