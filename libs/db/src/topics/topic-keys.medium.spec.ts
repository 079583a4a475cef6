import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { openDatabase, type Database } from '..';
import { topicDraft } from '../testing/samples';

let server: TestDatabase;
let db: Database;
beforeAll(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
});
afterAll(async () => {
  await db.close();
  await server.drop();
});

const strike = {
  title: 'Workers strike at Orson Paper',
  entities: ['Orson Paper'],
  location: 'Elm Valley, Vermont',
  eventDate: '2026-03-02T08:00:00.000Z',
};
const store = async (externalId: string, changes: object = {}) => {
  const [stored] = await db.topics.upsertMany([topicDraft({ externalId, ...strike, ...changes })]);
  return stored!.topic;
};
const names = (gists: { externalId: string }[]) => gists.map(({ externalId }) => externalId);

describe('similar topics', () => {
  it('finds similar topics by shared terms at about the same time, or by the same kind at any time', async () => {
    const topic = await store('now');
    await store('told-elsewhere', {
      title: 'Paper mill: Orson workers strike',
      entities: [],
      eventDate: '2026-03-05T08:00:00.000Z',
      summary: null,
      articleText: 'A'.repeat(5_000),
    });
    await store('same-place', { title: 'Library opens', entities: [] });
    await store('years-ago', { eventDate: '2019-05-02T08:00:00.000Z' });
    await store('something-else', {
      title: 'Ferry runs aground',
      entities: ['Norn Ferries'],
      location: 'Port Dunn, Maine',
    });
    const { event, series } = await db.topicKeys.findSimilar(topic);
    expect(names(event)).toEqual(['told-elsewhere', 'same-place']);
    expect(names(series)).toContain('years-ago');
    expect(names([...event, ...series])).not.toContain('something-else');
    expect(event[0]).toMatchObject({
      text: 'A'.repeat(1_000),
      eventDate: '2026-03-05T08:00:00.000Z',
      verificationStatus: 'unverified',
      entities: [],
    });
  });

  it('lists topics found on the same page first among similar topics, whatever their words', async () => {
    const url = 'https://paper.example/one-page';
    const topic = await store('this-page', { url, title: 'Harbour tax doubled', entities: [], location: null });
    await store('that-page', { url, title: 'Fees at the port go up', entities: [], location: null, eventDate: null });
    expect(names((await db.topicKeys.findSimilar(topic)).event)[0]).toBe('that-page');
    expect(names((await db.topicKeys.findSimilar({ ...topic, url: null })).event)).not.toContain('that-page');
  });

  it('keeps the lookup keys of topic fields that a later message omits', async () => {
    const topic = await store('later', { title: 'Harbour crane falls', entities: ['Bray Docks'], location: null });
    await db.topics.upsertMany([topicDraft({ externalId: 'later', title: 'Crane comes down' })]);
    const other = { ...topic, id: 0, title: 'Bray Docks: nobody hurt', entities: ['Bray Docks'] };
    expect(names((await db.topicKeys.findSimilar(other)).event)).toEqual(['later']);
  });

  it('finds no similar topics for a topic without content', async () => {
    expect(
      await db.topicKeys.findSimilar({ ...(await store('empty')), title: '', entities: [], location: null }),
    ).toEqual({
      event: [],
      series: [],
    });
  });
});
