import type { LegalHoldEntity } from '@corroborate/db';
import type { CorroborateClient, Schemas } from '@corroborate/client';
import { idParams, createServerClient, mapErrors, type Server } from './server';

/** A case on hold, as listed. */
export type HeldCase = Pick<LegalHoldEntity, 'investigationId' | 'reason' | 'heldBy' | 'heldAt'>;

/** Legal holds on a remote server; the actor is the owner of the API key. */
export class RemoteLegalHolds {
  private readonly client: CorroborateClient;

  constructor(server: Server) {
    this.client = createServerClient(server);
  }

  /** Places a hold; returns the active hold and whether it is new. */
  async hold(id: number, reason: string): Promise<{ hold: HeldCase; changed: boolean }> {
    const path = '/api/investigations/{id}/legal-hold';
    const before = await mapErrors(() => this.client.GET(path, idParams(id)));
    const { holds } = await mapErrors(() => this.client.POST(path, { ...idParams(id), body: { reason } }));
    return { hold: toHeldCase(id, holds.at(-1)!), changed: !before.held };
  }

  async release(id: number, reason: string): Promise<void> {
    const path = '/api/investigations/{id}/legal-hold/release';
    await mapErrors(() => this.client.POST(path, { ...idParams(id), body: { reason } }));
  }

  async listActive(): Promise<HeldCase[]> {
    const { holds } = await mapErrors(() => this.client.GET('/api/legal-holds'));
    return holds.map((one) => toHeldCase(one.investigation_id, one));
  }
}

const toHeldCase = (investigationId: number, hold: Schemas['LegalHoldResponse']): HeldCase => ({
  investigationId,
  reason: hold.reason,
  heldBy: hold.held_by,
  heldAt: hold.held_at,
});
