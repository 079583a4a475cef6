import { createServer, type AddressInfo, type Server } from 'node:net';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Settings } from '@corroborate/config';
import { CorroborateError } from '@corroborate/domain';
import { startApi, type RunningApi } from './start';
import { FakeInvestigationService } from './testing/fake-investigation.service';
import { testBase, testDeps, testSettings, type TestDeps } from './testing/test-api';

const blocked = (): { promise: Promise<void>; release: () => void } => {
  let release = () => undefined as void;
  const promise = new Promise<void>((resolve) => (release = resolve));
  return { promise, release };
};

describe('API start and shutdown', () => {
  const running: RunningApi[] = [];
  const begin = (deps: TestDeps, settings?: Settings) => startApi(testBase(deps, settings), deps);
  const start = async (...args: Parameters<typeof begin>) => {
    const api = await begin(...args);
    running.push(api);
    return api;
  };
  afterEach(async () => {
    await Promise.all(running.splice(0).map((api) => api.close()));
  });

  it('listens on loopback on a free port and returns its URL', async () => {
    const api = await start(testDeps());
    expect(api.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${api.url}/api/health/live`)).status).toBe(200);
  });

  it('prefers the settings passed to it over those of its modules', async () => {
    const api = await start(testDeps(), testSettings({ HOST: '::1' }));
    expect(api.url).toMatch(/^http:\/\/\[::1\]:\d+$/);
  });

  it('reports a port that is in use, and the setting to change', async () => {
    const other: Server = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(begin(testDeps(), testSettings({ PORT: port }))).rejects.toMatchObject({
      code: 'port-taken',
      message: expect.stringContaining(String(port)),
      hint: expect.stringContaining('PORT'),
    });
    await new Promise((resolve) => other.close(resolve));
  });

  it('reports an address that does not belong to this machine', async () => {
    const open = testSettings({ HOST: '203.0.113.7', AUTH_MODE: 'apikey' });
    await expect(begin(testDeps(), open)).rejects.toMatchObject({
      code: 'invalid-configuration',
      hint: expect.stringContaining('HOST'),
    });
  });

  it('rethrows the error of a module that fails to start', async () => {
    class Queues implements OnApplicationBootstrap {
      onApplicationBootstrap(): void {
        throw new CorroborateError('queue-unavailable', 'Redis at cache.example:6379 is unreachable (ECONNREFUSED).');
      }
    }
    const deps = testDeps();
    const base = testBase(deps);
    const imports = [...base.imports, { module: class Part {}, providers: [Queues] }];
    await expect(startApi({ ...base, imports }, deps)).rejects.toMatchObject({
      code: 'queue-unavailable',
      message: 'Redis at cache.example:6379 is unreachable (ECONNREFUSED).',
    });
  });

  it('does not listen on a network address without authentication', async () => {
    const refusal = await begin(testDeps(), testSettings({ HOST: '0.0.0.0', AUTH_MODE: 'none' })).catch(
      (thrown: unknown) => thrown,
    );
    expect(refusal).toBeInstanceOf(CorroborateError);
    expect(refusal).toMatchObject({ code: 'invalid-configuration' });
    const api = await start(testDeps(), testSettings({ HOST: '0.0.0.0' }));
    const port = new URL(api.url).port;
    expect((await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/api/topics/1`)).status).toBe(401);
  });

  it('waits for a running request before it closes, and can be closed twice', async () => {
    const service = new FakeInvestigationService();
    service.addTopic();
    const { promise, release } = blocked();
    service.gate = promise;
    const api = await start(testDeps({ investigations: service }));
    const answer = fetch(`${api.url}/api/topics/1`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const closed = Promise.all([api.close(), api.close()]);
    release();
    expect((await answer).status).toBe(200);
    await closed;
    await expect(fetch(`${api.url}/api/health/live`)).rejects.toThrow();
  });

  it('aborts a request that does not finish within the grace period', async () => {
    const service = new FakeInvestigationService();
    service.gate = new Promise(() => undefined);
    const api = await start(testDeps({ investigations: service, limits: { graceMs: 100 } }));
    const answer = fetch(`${api.url}/api/topics/1`).then(
      () => 'answered',
      () => 'cut off',
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    await api.close();
    expect(await answer).toBe('cut off');
  });

  it('runs next to another instance in the same process', async () => {
    const [one, two] = [await start(testDeps()), await start(testDeps())];
    await one.close();
    expect((await fetch(`${two.url}/api/health/live`)).status).toBe(200);
  });
});
