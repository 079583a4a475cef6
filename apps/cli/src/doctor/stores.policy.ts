import { ok, problem, warning, type Check } from './check';
import { DOCTOR_LIMITS } from './doctor.thresholds';

export interface DatabaseFacts {
  /** Server address without credentials. */
  where: string;
  version: string;
  /** True if tables must be created or changed. */
  pending: boolean;
  superuser: boolean;
}

export function databaseCheck({ where, version, pending, superuser }: DatabaseFacts): Check {
  const says = `PostgreSQL ${version} reachable (${where})`;
  if (pending)
    return warning(
      'database',
      `${says}; its schema is missing or outdated`,
      'Run `corroborate migrate`, or start the service with `corroborate up`.',
    );
  if (superuser)
    return warning(
      'database',
      `${says}; the role is a superuser`,
      'Use a role in DATABASE_URL that only owns its database.',
    );
  return ok('database', says);
}

export interface DiskFacts {
  folder: string;
  freeBytes: number;
  writable: boolean;
}

/** Null if the data is on another server, whose disk cannot be checked. */
export function diskCheck(facts: DiskFacts | null): Check {
  if (facts === null) return ok('disk', 'data is on the server in DATABASE_URL; its disk cannot be checked from here');
  const { folder, freeBytes, writable } = facts;
  if (!writable)
    return problem(
      'disk',
      `${folder} is not writable`,
      'Give this account write access, or set CORROBORATE_HOME to another folder.',
    );
  const says = `${(freeBytes / 1e9).toFixed(1)} GB free for ${folder}`;
  const todo = 'Free disk space, or lower CAPTURE_DAYS, EVENT_DAYS and LEDGER_DAYS.';
  if (freeBytes < DOCTOR_LIMITS.noSpace) return problem('disk', says, todo);
  return freeBytes < DOCTOR_LIMITS.littleSpace ? warning('disk', says, todo) : ok('disk', says);
}

export interface ClockFacts {
  /** Database time minus local time, in ms. */
  apartMs: number;
  /** How far in the future the newest investigation is dated, in ms; 0 if not. */
  aheadMs: number;
  /** Value of `CLOCK_START`, if the product runs on a simulated clock. */
  frozen: string | null;
}

export function clockCheck({ apartMs, aheadMs, frozen }: ClockFacts): Check {
  const apart = Math.abs(apartMs);
  const says = `the database's clock is ${(apart / 1000).toFixed(1)} s ${apartMs < 0 ? 'behind' : 'ahead of'} this one`;
  const todo = 'Synchronize both machines with NTP.';
  if (apart > DOCTOR_LIMITS.clockFarApart) return problem('clock', says, todo);
  if (aheadMs > DOCTOR_LIMITS.clockFarApart)
    return problem('clock', 'an investigation has a start time in the future: a clock was wrong', todo);
  if (frozen !== null)
    return warning('clock', `the clock is set to ${frozen}`, 'Unset CLOCK_START unless you replay recorded data.');
  return apart > DOCTOR_LIMITS.clockApart
    ? warning('clock', says, todo)
    : ok('clock', 'the clocks of this machine and the database agree');
}
