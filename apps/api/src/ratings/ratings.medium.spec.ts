import request from 'supertest';
import { FakeRatings } from '../testing/fake-ratings';
import { testApi, type TestApi } from '../testing/test-api';

const FILE = { file_name: 'spring.csv', content: 'domain,score\na.example,90\nb.example,40\nnot a domain,3\n' };

describe('ratings over HTTP', () => {
  let api: TestApi;
  const ratings = new FakeRatings();
  const http = () => request(api.app.getHttpServer());
  beforeAll(async () => {
    api = await testApi({ ratings });
  });
  afterAll(() => api.app.close());

  it('previews the changes in a file without storing it, then imports it and records who imported it', async () => {
    const preview = () => http().post('/api/ratings/preview').send(FILE).expect(200);
    expect((await preview()).body).toMatchObject({ scheme: 'score', rows: 2, added: 2, changed: 0, replaces: null });
    expect(ratings.files).toEqual([]);
    const { body } = await http()
      .post('/api/ratings')
      .send({ ...FILE, content: 'domain,score\na.example,50\nold.example,70\n', file_name: 'winter.csv' })
      .expect(201);
    expect(body).toMatchObject({ scheme: 'score', file_name: 'winter.csv', rows: 2 });
    expect(ratings.importers).toMatchObject([{ actor: 'local', via: 'local' }]);
    expect((await preview()).body).toEqual({
      scheme: 'score',
      rows: 2,
      added: 1,
      changed: 1,
      removed: 1,
      unchanged: 0,
      changes: [{ site: 'a.example', from: 0.5, to: 0.9 }],
      refused: 1,
      refused_lines: [{ line: 4, reason: '“not a domain” is not a domain.' }],
      replaces: expect.objectContaining({ file_name: 'winter.csv' }),
    });
    await http().post('/api/ratings').send(FILE).expect(201);
    expect((await http().get('/api/ratings').expect(200)).body.lists).toMatchObject([{ file_name: 'spring.csv' }]);
  });

  it.each(['/api/ratings', '/api/ratings/preview'])('rejects a file without ratings at %s', async (route) => {
    const { body } = await http().post(route).send({ file_name: 'notes.txt', content: 'hello' }).expect(400);
    expect(body).toMatchObject({ code: 'malformed-ratings', detail: expect.stringContaining('notes.txt: line 1') });
    await http().post(route).send({ file_name: '', content: 'x' }).expect(400);
    await http()
      .post(route)
      .send({ file_name: 'a', content: 'x'.repeat(2_000_001) })
      .expect(400);
    await http()
      .post(route)
      .send({ file_name: 'a', content: 'x'.repeat(7_000_000) })
      .expect(413);
  });

  it('accepts a list larger than the body limit of other routes', async () => {
    const lines = Array.from({ length: 60_000 }, (_, n) => `site-${n}.example,${n % 100}`);
    const content = `domain,score\n${lines.join('\n')}`;
    expect(content.length).toBeGreaterThan(1024 * 1024);
    const { body } = await http().post('/api/ratings/preview').send({ file_name: 'large.csv', content }).expect(200);
    expect(body.rows).toBe(60_000);
    expect(body.changes.length).toBeLessThanOrEqual(100);
  });
});
