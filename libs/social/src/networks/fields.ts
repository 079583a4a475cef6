import type { Instant } from '@corroborate/domain';
import type { SocialAuthor } from '../social.types';

export const textOr = <T>(value: unknown, fallback: T): string | T =>
  typeof value === 'string' && value !== '' ? value : fallback;
export const numberOr = <T>(value: unknown, fallback: T): number | T =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;

/** An instant in UTC; null for an invalid date or one outside the lifetime of any network. */
export function parseInstant(value: unknown): Instant | null {
  const parsed = typeof value === 'string' ? Date.parse(value) : NaN;
  const time = typeof value === 'number' ? value * 1000 : parsed;
  return time >= Date.UTC(1995, 0, 1) && time < Date.UTC(2200, 0, 1) ? new Date(time).toISOString() : null;
}

/** Only the counters that are present. */
export function presentCounts(named: Record<string, unknown>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(named).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && Number.isFinite(entry[1]),
    ),
  );
}

/** An author of whom only the handle is known. */
export const unknownAuthor = (handle: string): SocialAuthor => ({
  handle,
  createdAt: null,
  followers: null,
  following: null,
  posts: null,
  karma: null,
  verified: null,
  verifiedType: null,
  domainHandle: null,
});
