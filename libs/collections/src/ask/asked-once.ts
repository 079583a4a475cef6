import type { CallContext } from '@corroborate/domain';
import type { Catalogue } from '../catalogue';
import type { Collection, CollectionAnswer, DocumentRequest } from '../collection.types';
import type { Reply } from '../faults/fault.types';
import { digestOfRequest, nameOf } from '../plan/plan.policy';

/** Whoever can be asked. */
export type Asked = Pick<Catalogue, 'ask' | 'fetch'>;

/** Documents that are held at most; what would be more is asked again. */
const HELD = 5_000;

/**
 * Asks each request of a run once: what another question asked in the same words has its answer from there, which was
 * paid for. Faults are not held, and of large collections not everything.
 */
export class AskedOnce implements Asked {
  private readonly answers = new Map<string, CollectionAnswer>();
  private held = 0;

  constructor(private readonly catalogue: Asked) {}

  async ask(collection: Collection, request: DocumentRequest, context: CallContext): Promise<Reply<CollectionAnswer>> {
    const key = `${nameOf(collection)} ${digestOfRequest(request)}`;
    const known = this.answers.get(key);
    if (known) return { ok: true, value: known };
    const reply = await this.catalogue.ask(collection, request, context);
    if (reply.ok) this.hold(key, reply.value);
    return reply;
  }

  fetch(collection: Collection, id: string, context: CallContext) {
    return this.catalogue.fetch(collection, id, context);
  }

  private hold(key: string, value: CollectionAnswer): void {
    if (this.held + value.documents.length > HELD) return;
    this.held += value.documents.length;
    this.answers.set(key, value);
  }
}
