import type { AddressInfo } from 'node:net';
import { testApi, type TestApi } from '@corroborate-app/api/testing';
import { RemoteLegalHolds } from './remote.holds';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.app.close());
const elsewhere = () =>
  new RemoteLegalHolds({ address: `http://127.0.0.1:${(api.app.getHttpServer().address() as AddressInfo).port}` });

describe('the legal holds of a server elsewhere', () => {
  it('are put on once, listed, and released', async () => {
    const first = await elsewhere().hold(1, 'Letter before claim.');
    expect(first).toMatchObject({ changed: true, hold: { investigationId: 1, reason: 'Letter before claim.' } });
    expect(await elsewhere().hold(1, 'Another letter.')).toEqual({ ...first, changed: false });
    expect(await elsewhere().listActive()).toEqual([first.hold]);
    await elsewhere().release(1, 'Settled.');
    expect(await elsewhere().listActive()).toEqual([]);
  });

  it('tell what that server refuses in its own words', () =>
    expect(elsewhere().release(1, 'Settled.')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Investigation 1 is not on legal hold.'),
    }));
});
