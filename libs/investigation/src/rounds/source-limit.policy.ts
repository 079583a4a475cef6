import { FOUND_BY } from '@corroborate/domain';
import type { CaseHistory } from '../case/case.history';
import type { ModeProfile } from '../investigation.thresholds';
import type { ReadPage } from '../stages/stage.types';

/**
 * Number of pages found by searches and citations so far, excluding pages submitted with the topic or added by people.
 */
export const countFoundPages = (history: Pick<CaseHistory, 'pages'>): number =>
  history.pages().filter(isFoundPage).length;

const isFoundPage = ({ foundBy, added, record }: ReadPage): boolean =>
  added === undefined && record === undefined && !foundBy.some((one) => one === 'topic' || one === FOUND_BY.brief);

/** The profile, reduced to the number of pages left under its source limit. */
export function limitPages<Profile extends Pick<ModeProfile, 'maxPages' | 'maxChased' | 'sourceLimit'>>(
  profile: Profile,
  history: Pick<CaseHistory, 'pages'>,
): Profile {
  if (profile.sourceLimit === null) return profile;
  const left = Math.max(0, profile.sourceLimit - countFoundPages(history));
  return { ...profile, maxPages: Math.min(profile.maxPages, left), maxChased: Math.min(profile.maxChased, left) };
}
