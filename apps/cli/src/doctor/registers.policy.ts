import type { Settings } from '@corroborate/config';
import { GONE_REGISTERS, registerManifests } from '@corroborate/records';
import { ok, warning, type Check } from './check';

/** Checks public registers: which cost money and which are unavailable. */
export function registersCheck(
  settings: Pick<Settings, 'PACER_SEARCHES' | 'PACER_USERNAME' | 'PACER_PASSWORD'>,
): Check {
  const on = settings.PACER_SEARCHES === 'on';
  if (on && (settings.PACER_USERNAME === undefined || settings.PACER_PASSWORD === undefined))
    return warning(
      'registers',
      'PACER_SEARCHES is on, but no account is set',
      'Set PACER_USERNAME and PACER_PASSWORD, or PACER_SEARCHES=off.',
    );
  const gone = GONE_REGISTERS.map(({ title, since, how }) =>
    how === 'ended' ? `${title} (discontinued ${since})` : `${title} (no API access, ${since})`,
  );
  const paid = `PACER is ${on ? 'enabled, $0.10 a page' : 'disabled'}`;
  return ok('registers', `${registerManifests().length} registers; ${paid}; unavailable: ${gone.join(', ')}`);
}
