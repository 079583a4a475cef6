import { findMainClaim, type Claim, type SourceView } from '@corroborate/domain';
import type { PageNotes } from '@corroborate/reading';
import type { MainClaimStatement } from '@corroborate/records';
import { nameKey } from '@corroborate/text';
import type { Assessment } from '../stage.types';

const MAX_STATEMENTS = { perPage: 6, all: 60 };
const UNRELIABLE_TIER = 4;

/**
 * What named people and organizations say about the main claim, from page notes. Excludes the topic's own page and
 * unreliable sources.
 */
export function statementsOnMainClaim(
  claims: readonly Claim[],
  sources: readonly SourceView[],
  assessments: ReadonlyMap<number, Assessment>,
): MainClaimStatement[] {
  const core = findMainClaim(claims)?.id;
  return sources
    .filter(({ tier, isTopicPage }) => tier < UNRELIABLE_TIER && !isTopicPage)
    .flatMap((source) => listStatements(source, assessments.get(source.id)?.notes, core))
    .slice(0, MAX_STATEMENTS.all);
}

function listStatements(
  source: SourceView,
  notes: PageNotes | undefined,
  core: string | undefined,
): MainClaimStatement[] {
  const onCore = (notes?.statements ?? []).filter(({ claimId }) => claimId !== null && claimId === core);
  return onCore.slice(0, MAX_STATEMENTS.perPage).map(({ speaker, role, quote }) => ({
    ...{ speaker, role, quote, known: findFullName(speaker, notes?.actors ?? []) },
    ...{ sourceUrl: source.url, sourceName: source.name, sourceId: source.id, tier: source.tier },
    date: source.published?.value ?? null,
  }));
}

/** Full name of the only person on the page with this last name; if none, the speaker as noted. */
function findFullName(speaker: string, actors: PageNotes['actors']): string {
  const people = actors.filter(({ kind, name }) => kind === 'person' && nameKey(name).endsWith(` ${nameKey(speaker)}`));
  return people.length === 1 ? (people[0]?.name ?? speaker) : speaker;
}
