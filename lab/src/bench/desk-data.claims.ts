import { Pool } from 'undici';
import type { ApiRig } from './api.rig';
import { DeskReader, type Read } from './desk.reader';
import { spread } from './spread';

const PEOPLE = 8;

/** Eight people reach for the same items at once; who gets one decides it, twice at once. */
export async function benchClaims(rig: ApiRig, items: number) {
  const client = new Pool(rig.url, { connections: PEOPLE * 2, pipelining: 1 });
  const people = await Promise.all(
    Array.from(
      { length: PEOPLE },
      async (_one, n) => new DeskReader(client, await keyOf(rig, `Reviewer ${n} of ${process.pid}`)),
    ),
  );
  // Items that more or fewer than one of them got; decisions that were not taken, or taken twice.
  const figures = { people: PEOPLE, items, notOnce: 0, decidedNotOnce: 0 };
  const [claims, decisions]: [number[], number[]] = [[], []];
  try {
    for (const id of await waiting(people[0]!, items)) {
      const got = await Promise.all(people.map((person) => person.post(`/api/reviews/${id}/claim`, { minutes: 20 })));
      claims.push(...got.map(({ ms }) => ms));
      if (held(got) !== 1) figures.notOnce += 1;
      const holder = people[got.findIndex(({ status }) => status === 200)];
      if (!holder) continue;
      const order = { action: 'reject', reject_reason: 'outdated' };
      const done = await Promise.all([1, 2].map(() => holder.post(`/api/reviews/${id}/decide`, order)));
      decisions.push(...done.map(({ ms }) => ms));
      if (held(done) !== 1) figures.decidedNotOnce += 1;
    }
    return { ...figures, claimMs: spread(claims), decideMs: spread(decisions) };
  } finally {
    await client.close();
  }
}

const held = (answers: Read[]) => answers.filter(({ status }) => status === 200).length;
const keyOf = async (rig: ApiRig, name: string) =>
  (await rig.db.keys.create({ name, roles: ['reviewer'], expiresAt: null }, { actor: 'bench', via: 'command' })).text;

async function waiting(reader: DeskReader, items: number): Promise<number[]> {
  const { reviews } = JSON.parse((await reader.get('/api/reviews', { limit: String(items) })).body) as {
    reviews: { id: number }[];
  };
  return reviews.map(({ id }) => id);
}
