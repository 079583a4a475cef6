import { isTimedOut, type CallContext } from '@corroborate/domain';
import type { CollectedDocument, Collection, DocumentRequest } from '../collection.types';
import { toDocuments } from '../fields/mapping.policy';
import { formatCollectionName } from '../plan/plan.policy';
import type { CollectionAccess } from './asked-once';

/** Reasons why a document behind a figure is listed only by ID. */
export const MISSING_REASONS = ['no-way-by-id', 'not-found', 'fault', 'out-of-time'] as const;
export type MissingReason = (typeof MISSING_REASONS)[number];

export interface SupportingDocuments {
  documents: CollectedDocument[];
  /** Documents that could not be fetched. */
  missing: { id: string; why: MissingReason }[];
}

/** Maximum number of documents with the same ID per response, because a server can list a row twice. */
const PAGE_SIZE = 10;

/**
 * Documents behind figures: those read for counting are available; others are fetched by id if the
 * server supports it. After an error the server is not queried again.
 */
export class SupportingDocumentLoader {
  private readonly known = new Map<string, CollectedDocument>();

  constructor(
    private readonly asked: CollectionAccess,
    private readonly context: CallContext,
  ) {}

  async of(
    collection: Collection,
    ids: readonly string[],
    atHand: readonly CollectedDocument[],
  ): Promise<SupportingDocuments> {
    const keyOf = (id: string) => `${formatCollectionName(collection)} ${id}`;
    for (const document of atHand) this.known.set(keyOf(document.id), document);
    const behind: SupportingDocuments = { documents: [], missing: [] };
    let broken: MissingReason | null = null;
    for (const id of new Set(ids)) {
      const had: CollectedDocument | MissingReason =
        this.known.get(keyOf(id)) ?? broken ?? (await this.one(collection, id));
      if (typeof had === 'string') {
        behind.missing.push({ id, why: had });
        broken = had === 'not-found' ? broken : had;
      } else {
        this.known.set(keyOf(id), had);
        behind.documents.push(had);
      }
    }
    return behind;
  }

  private async one(collection: Collection, id: string): Promise<CollectedDocument | MissingReason> {
    if (isTimedOut(this.context.signal)) return 'out-of-time';
    if (collection.fetch) {
      const reply = await this.asked.fetch(collection, id, this.context);
      if (reply.ok) return reply.value ?? 'not-found';
      return reply.fault.kind === 'not-found' ? 'not-found' : 'fault';
    }
    const request = requestById(collection, id);
    if (!request) return 'no-way-by-id';
    const reply = await this.asked.ask(collection, request, this.context);
    if (!reply.ok) return 'fault';
    return toDocuments(reply.value, collection.mapping).find((document) => document.id === id) ?? 'not-found';
  }
}

/** A search for one ID; null if the tool has no ID parameter. */
function requestById({ parameters, mapping }: Collection, id: string): DocumentRequest | null {
  if (mapping.id === null) return null;
  if (parameters.filters) return { filters: { [mapping.id]: id }, pageSize: PAGE_SIZE };
  return parameters.query ? { query: id, pageSize: PAGE_SIZE } : null;
}
