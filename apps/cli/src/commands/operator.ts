import { userInfo } from 'node:os';
import type { Manager } from '@corroborate/db';

/** Anyone who can reach the database may run commands on it; the audit log says under which account. */
export const operator = (): Manager => ({ actor: `command of ${accountName()}`, via: 'command' });

/** In a container the account may have no name. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `account ${process.getuid?.() ?? 'unknown'}`;
  }
}
