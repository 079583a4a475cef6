import type { CallContext } from '@corroborate/domain';
import type { Bucket, Collection } from '../collection.types';
import { COLLECTION_LIMITS } from '../collections.thresholds';
import type { DescribedCollection } from './ask.types';
import type { CollectionAccess } from './asked-once';
import { describeCollection, groupedFields, MAX_VALUES } from './describe.policy';

/** Maximum fields whose values are looked up; each is a call that may cost money. */
const MAX_FIELDS_LOOKED_UP = 6;

/** Describes the contents of a collection, cached until its tool changes. */
export class CollectionDescriber {
  private readonly known = new Map<string, DescribedCollection>();

  constructor(private readonly catalogue: Pick<CollectionAccess, 'ask'>) {}

  /** Description of a collection; null if the server does not respond. */
  async describe(collection: Collection, context: CallContext): Promise<DescribedCollection | null> {
    const key = [collection.server, collection.tool, collection.digest].join(' ');
    const known = this.known.get(key) ?? (await this.look(collection, context));
    if (known) this.known.set(key, known);
    return known;
  }

  private async look(collection: Collection, context: CallContext): Promise<DescribedCollection | null> {
    const { mapping, parameters } = collection;
    const dated = mapping.date !== null && parameters.dateHistogram !== undefined;
    const reply = await this.catalogue.ask(
      collection,
      {
        pageSize: COLLECTION_LIMITS.samples,
        ...(dated && { dateHistogram: { field: mapping.date ?? '', interval: 'month' as const } }),
      },
      context,
    );
    if (!reply.ok) return null;
    const values = new Map<string, Bucket[]>();
    for (const field of parameters.groupBy === undefined ? [] : groupedFields(mapping).slice(0, MAX_FIELDS_LOOKED_UP)) {
      const request = { groupBy: [field], topN: MAX_VALUES + 1, samplesPerBucket: 0, pageSize: 1 };
      const grouped = await this.catalogue.ask(collection, request, context);
      if (grouped.ok) values.set(field, grouped.value.buckets);
    }
    return describeCollection(collection, { looked: reply.value, values });
  }
}
