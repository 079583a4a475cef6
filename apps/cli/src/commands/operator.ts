import { userInfo } from 'node:os';
import type { AdminActor } from '@corroborate/db';

/** Database access implies permission; the audit log records the operating system account. */
export const operator = (): AdminActor => ({ actor: `command of ${accountName()}`, via: 'command' });

/** In a container the account may have no name. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `account ${process.getuid?.() ?? 'unknown'}`;
  }
}
