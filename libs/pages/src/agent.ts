import type { Settings } from '@corroborate/config';

/** User agent name for robots.txt. */
export const AGENT = 'Corroborate';

export const userAgentOf = ({ CONTACT }: Pick<Settings, 'CONTACT'>): string =>
  `Mozilla/5.0 (compatible; ${AGENT}/1.0; +${CONTACT})`;
