import type { Instant } from '@corroborate/domain';

/** What time has done to the posts of a case. */
export interface RetentionMark {
  /** Since when handles are pseudonyms. */
  pseudonymisedAt?: Instant;
  /** When the posts were last looked up. */
  checkedAt?: Instant;
  /** Posts that were dropped because they are gone where they stood. */
  dropped?: number;
}
