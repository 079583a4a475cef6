import type { Settings } from '@corroborate/config';

/** User agent name for robots.txt. */
export const AGENT_NAME = 'Corroborate';

export const buildUserAgent = ({ CONTACT }: Pick<Settings, 'CONTACT'>): string =>
  `Mozilla/5.0 (compatible; ${AGENT_NAME}/1.0; +${CONTACT})`;
