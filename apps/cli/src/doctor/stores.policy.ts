import { ok, problem, warning, type Check } from './check';
import { DOCTOR } from './doctor.thresholds';

export interface DatabaseFacts {
  /** Where it is, without name and password. */
  where: string;
  version: string;
  /** Whether tables are to be made or changed. */
  pending: boolean;
  superuser: boolean;
}

export function databaseCheck({ where, version, pending, superuser }: DatabaseFacts): Check {
  const says = `PostgreSQL ${version} answers (${where})`;
  if (pending)
    return warning(
      'database',
      `${says}; its tables are not made yet, or not up to date`,
      'Run `corroborate migrate`, or just start: `corroborate up`.',
    );
  if (superuser)
    return warning(
      'database',
      `${says}; the role is a superuser`,
      'Give DATABASE_URL a role that owns its database and nothing else.',
    );
  return ok('database', says);
}

export interface DiskFacts {
  folder: string;
  freeBytes: number;
  writable: boolean;
}

/** Null where another server keeps the data: its disk is not seen from here. */
export function diskCheck(facts: DiskFacts | null): Check {
  if (facts === null) return ok('disk', 'the data is with the server of DATABASE_URL; its disk is not seen from here');
  const { folder, freeBytes, writable } = facts;
  if (!writable)
    return problem(
      'disk',
      `${folder} cannot be written`,
      'Give it to this account, or set CORROBORATE_HOME elsewhere.',
    );
  const says = `${(freeBytes / 1e9).toFixed(1)} GB are free for ${folder}`;
  const todo = 'Make room, or lower CAPTURE_DAYS, EVENT_DAYS and LEDGER_DAYS.';
  if (freeBytes < DOCTOR.noSpace) return problem('disk', says, todo);
  return freeBytes < DOCTOR.littleSpace ? warning('disk', says, todo) : ok('disk', says);
}

export interface ClockFacts {
  /** The database's time less ours, ms. */
  apartMs: number;
  /** How far the newest investigation was ordered in time to come, ms; 0 where none was. */
  aheadMs: number;
  /** `CLOCK_START`: the product lives at another moment. */
  frozen: string | null;
}

export function clockCheck({ apartMs, aheadMs, frozen }: ClockFacts): Check {
  const apart = Math.abs(apartMs);
  const says = `the database's clock is ${(apart / 1000).toFixed(1)} s ${apartMs < 0 ? 'behind' : 'ahead of'} this one`;
  const todo = 'Let both machines keep their time by NTP.';
  if (apart > DOCTOR.clockFarApart) return problem('clock', says, todo);
  if (aheadMs > DOCTOR.clockFarApart)
    return problem('clock', 'an investigation was ordered in time to come: a clock went wrong here', todo);
  if (frozen !== null)
    return warning(
      'clock',
      `the product lives at ${frozen}`,
      'Leave CLOCK_START out but for replays of a frozen world.',
    );
  return apart > DOCTOR.clockApart ? warning('clock', says, todo) : ok('clock', 'this clock and the database agree');
}
