import type { Settings } from '@corroborate/config';

/** The name by which robots.txt files may address us. */
export const AGENT = 'Corroborate';

export const userAgentOf = ({ CONTACT }: Pick<Settings, 'CONTACT'>): string =>
  `Mozilla/5.0 (compatible; ${AGENT}/1.0; +${CONTACT})`;
