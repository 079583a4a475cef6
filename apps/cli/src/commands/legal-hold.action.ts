import type { AdminActor } from '@corroborate/db';
import { withDatabase } from './with-database';
import { LegalHoldService } from '@corroborate/casework';
import { print } from '@corroborate/terminal';
import { loadCommandSettings } from '../investigations/investigations.opener';
import { RemoteLegalHolds, type HeldCase } from '../remote/remote.holds';
import { resolveServer, type JsonOptions, type ServerOptions } from '../remote/server.options';
import { operator } from './operator';

/** Operations on legal holds. On a remote server, a hold is recorded under the owner of the API key. */
interface LegalHoldClient {
  hold(id: number, why: string, by: AdminActor): ReturnType<RemoteLegalHolds['hold']>;
  release(id: number, why: string, by: AdminActor): Promise<unknown>;
  listActive(): Promise<HeldCase[]>;
}

/** Places or releases a legal hold. */
export const holdEvidence = (
  id: number,
  how: 'hold' | 'release',
  { why, ...where }: ServerOptions & { why: string },
): Promise<void> =>
  withLegalHolds(where, async (holds) => {
    if (how === 'release') {
      await holds.release(id, why, operator());
      return print(`Legal hold on investigation ${id} released: expired data is deleted in the next daily run.\n`);
    }
    const { hold, changed } = await holds.hold(id, why, operator());
    print(
      changed
        ? `Investigation ${id} is on legal hold: nothing of it is deleted until the hold is released.\n`
        : `Investigation ${id} has been on legal hold since ${hold.heldAt}, by ${hold.heldBy}: ` + `${hold.reason}\n`,
    );
  });

/** Lists the cases on hold. */
export const listHolds = ({ json, ...where }: JsonOptions): Promise<void> =>
  withLegalHolds(where, async (all) => {
    const holds = await all.listActive();
    if (json) return print(`${JSON.stringify(holds)}\n`);
    if (holds.length === 0) return print('No cases on legal hold.\n');
    for (const { investigationId, heldAt, heldBy, reason } of holds)
      print(`investigation ${investigationId}: since ${heldAt} by ${heldBy}: ${reason}\n`);
  });

async function withLegalHolds(where: ServerOptions, work: (holds: LegalHoldClient) => Promise<void>): Promise<void> {
  const settings = loadCommandSettings();
  const server = resolveServer(where, settings);
  if (server) return work(new RemoteLegalHolds(server));
  await withDatabase((db) => work(new LegalHoldService(db)), settings);
}
