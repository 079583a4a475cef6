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

describe('legal holds on a remote server', () => {
  it('sets a legal hold on a remote server once, lists it and releases it', async () => {
    const first = await elsewhere().hold(1, 'Letter before claim.');
    expect(first).toMatchObject({ changed: true, hold: { investigationId: 1, reason: 'Letter before claim.' } });
    expect(await elsewhere().hold(1, 'Another letter.')).toEqual({ ...first, changed: false });
    expect(await elsewhere().listActive()).toEqual([first.hold]);
    await elsewhere().release(1, 'Settled.');
    expect(await elsewhere().listActive()).toEqual([]);
  });

  it('pass on the error of the server', () =>
    expect(elsewhere().release(1, 'Settled.')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Investigation 1 is not on legal hold.'),
    }));
});
