import type { CallContext } from '@corroborate/domain';
import type { Catalogue } from '../catalogue';
import type { Collection, CollectionAnswer, DocumentRequest } from '../collection.types';
import type { Reply } from '../faults/fault.types';
import { digestRequest, formatCollectionName } from '../plan/plan.policy';

/** The part of a catalogue needed for queries. */
export type CollectionAccess = Pick<Catalogue, 'ask' | 'fetch'>;

/** Maximum number of cached documents; requests beyond it are sent again. */
const MAX_CACHED_DOCUMENTS = 5_000;

/**
 * Sends each request of a run once: identical requests by other questions are answered from the
 * cache, because calls may cost money. Errors are not cached, and large collections only in part.
 */
export class CachedCollectionAccess implements CollectionAccess {
  private readonly answers = new Map<string, CollectionAnswer>();
  private readonly pending = new Map<string, Promise<Reply<CollectionAnswer>>>();
  private held = 0;

  constructor(private readonly catalogue: CollectionAccess) {}

  async ask(collection: Collection, request: DocumentRequest, context: CallContext): Promise<Reply<CollectionAnswer>> {
    const key = `${formatCollectionName(collection)} ${digestRequest(request)}`;
    const known = this.answers.get(key);
    if (known) return { ok: true, value: known };
    return this.pending.get(key) ?? this.send(key, this.catalogue.ask(collection, request, context));
  }

  /** Sends a request; identical requests made in the meantime share its reply. */
  private async send(key: string, sent: Promise<Reply<CollectionAnswer>>): Promise<Reply<CollectionAnswer>> {
    this.pending.set(key, sent);
    try {
      const reply = await sent;
      if (reply.ok) this.hold(key, reply.value);
      return reply;
    } finally {
      this.pending.delete(key);
    }
  }

  fetch(collection: Collection, id: string, context: CallContext) {
    return this.catalogue.fetch(collection, id, context);
  }

  private hold(key: string, value: CollectionAnswer): void {
    if (this.held + value.documents.length > MAX_CACHED_DOCUMENTS) return;
    this.held += value.documents.length;
    this.answers.set(key, value);
  }
}
