import type { Settings } from '@corroborate/config';
import { GONE_REGISTERS, registerManifests } from '@corroborate/records';
import { ok, warning, type Check } from './check';

export type PaidSettings = Pick<Settings, 'PACER_SEARCHES' | 'PACER_USERNAME' | 'PACER_PASSWORD'>;

/** Public registers: which cost money, and what is not to be had. */
export function registersCheck(settings: PaidSettings): Check {
  const on = settings.PACER_SEARCHES === 'on';
  if (on && (settings.PACER_USERNAME === undefined || settings.PACER_PASSWORD === undefined))
    return warning(
      'registers',
      'PACER_SEARCHES is on, and there is no account to search with',
      'Set PACER_USERNAME and PACER_PASSWORD, or PACER_SEARCHES=off.',
    );
  const gone = GONE_REGISTERS.map(({ title, since, how }) =>
    how === 'ended' ? `${title} (ended ${since})` : `${title} (not for programs, ${since})`,
  );
  const paid = `PACER is ${on ? 'asked, at $0.10 a page' : 'not asked'}`;
  return ok('registers', `there are ${registerManifests().length}; ${paid}; not to be had: ${gone.join(', ')}`);
}
