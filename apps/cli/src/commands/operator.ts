import { userInfo } from 'node:os';
import type { AdminActor } from '@corroborate/db';

/** Actor of a local command. Database access implies permission; the audit log records the operating system account. */
export const operator = (): AdminActor => ({ actor: `command of ${accountName()}`, via: 'command' });

/** Name of the account; in a container it may have none. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `account ${process.getuid?.() ?? 'unknown'}`;
  }
}
