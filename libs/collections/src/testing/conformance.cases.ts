import type { CollectionServer } from '../collection-server.port';
import type { CollectionAnswer } from '../collection.types';
import { readAnswer } from '../request/answer.policy';

const CONTEXT = { investigationId: null, stage: 'records' };

/** Conformance checks for every data server: the fake one and the real one over each transport. */
export function conformsAsCollectionServer(name: string, open: () => CollectionServer): void {
  const read = async (given: Record<string, unknown>): Promise<CollectionAnswer> => {
    const reply = await open().call('payments', given, CONTEXT);
    if (!reply.ok) throw new Error(`${reply.fault.kind}: ${reply.fault.detail}`);
    const answered = readAnswer(reply.value, Number(given.page_size));
    if (!answered.ok) throw new Error(answered.fault.detail);
    return answered.value;
  };

  describe(`collection server ${name}`, () => {
    it('lists the allowed tools with their schemas', async () => {
      const listed = await open().tools(CONTEXT);
      expect(listed).toMatchObject({ ok: true, value: [{ name: 'payments', inputSchema: { type: 'object' } }] });
    });

    it('pages through documents without losing or repeating one', async () => {
      const first = await read({ page_size: 3 });
      const second = await read({ page_size: 3, search_after: first.after });
      expect(first.documents).toHaveLength(3);
      expect(first.hasMore).toBe(true);
      const ids = [...first.documents, ...second.documents].map(({ id }) => id);
      expect(new Set(ids).size).toBe(6);
    });

    it('counts by several fields and by month', async () => {
      const { buckets, histogram, total } = await read({
        page_size: 1,
        group_by: 'payer,category',
        date_histogram: JSON.stringify({ field: 'paid_on', interval: 'month' }),
      });
      expect(buckets[0]?.keys).toHaveLength(2);
      expect(histogram[0]?.key).toMatch(/^\d{4}-\d\d$/);
      expect(total).toBeGreaterThan(5);
    });

    it('returns a fault for an unknown tool and remains usable', async () => {
      const reply = await open().call('no-such-tool', {}, CONTEXT);
      expect(reply.ok).toBe(false);
      expect((await open().tools(CONTEXT)).ok).toBe(true);
    });
  });
}
