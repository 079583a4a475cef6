import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { FakeCallers, FakeProgress, testApi, testSettings, type TestApi } from '@corroborate-app/api/testing';
import { CorroborateError } from '@corroborate/domain';
import type { InvestigationUpdate } from '../investigations/investigations.port';
import type { Story } from '../investigations/story.policy';
import { watchOrExplain } from '../commands/wait-for-decision';
import { RemoteInvestigations } from './remote.investigations';

let api: TestApi;
let progress: FakeProgress;
let all: RemoteInvestigations;
beforeEach(async () => {
  progress = new FakeProgress();
  api = await testApi({ progress });
  all = RemoteInvestigations.at({ address: addressOf(api) });
});
afterEach(() => api.app.close());

const addressOf = ({ app }: TestApi): string =>
  `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
const refused = (asked: Promise<unknown>): Promise<CorroborateError> =>
  asked.then(
    () => Promise.reject(new Error('was not refused')),
    (thrown: unknown) => thrown as CorroborateError,
  );

const STORY: Story = {
  headline: 'Dock workers walk out in Harbor City',
  url: 'https://news.example/dock',
  text: 'Dock workers walked out on Friday.',
  date: '2026-01-01',
  place: 'Harbor City',
  language: 'en',
};

describe('a story on a remote server', () => {
  it('submits a story to a remote server with all known fields and starts it without `force`', async () => {
    const { id, joined } = await all.begin(STORY, 'quick');
    expect(joined).toBe(false);
    expect(api.service.topics).toMatchObject([{ title: STORY.headline, url: STORY.url, location: 'Harbor City' }]);
    expect(api.service.triggered).toMatchObject([{ mode: 'quick', priority: 'high', force: false }]);
    expect(await all.get(id)).toMatchObject({ id, topic_title: STORY.headline, status: 'queued', result: null });
  });

  it('joins a running investigation', async () => {
    const first = await all.begin(STORY, 'quick');
    expect(await all.begin(STORY, 'quick')).toEqual({ id: first.id, joined: true });
  });

  it('starts a story on a remote server with `force` if the topic is no longer a candidate', async () => {
    const first = await all.begin(STORY, 'quick');
    api.service.investigations[0]!.finishedAt = '2026-01-02T12:10:00.000Z';
    Object.assign(api.service.topics[0]!, { sourceCount: 9 });
    const second = await all.begin(STORY, 'quick');
    expect(second).toEqual({ id: expect.any(Number), joined: false });
    expect(second.id).not.toBe(first.id);
    expect(api.service.triggered.map(({ force }) => force)).toEqual([false, false, true]);
  });

  it('sends a story as a submission with the key of an editor, who cannot send topics', async () => {
    const callers = new FakeCallers();
    const holder = { actor: 'Ann', roles: ['editor' as const], keyId: '12345678', apiKeyId: 1, expiresAt: null };
    callers.keys.findPrincipal = async () => holder;
    const locked = await testApi({ settings: testSettings({ AUTH_MODE: 'apikey' }), callers });
    const hers = RemoteInvestigations.at({ address: addressOf(locked), key: 'cbr_12345678_very-secret' });
    const { id } = await hers.begin(STORY, 'quick');
    expect(await hers.begin(STORY, 'quick')).toEqual({ id, joined: true });
    expect(locked.service.topics).toMatchObject([{ title: STORY.headline, url: STORY.url, location: 'Harbor City' }]);
    expect(locked.service.triggered).toMatchObject(Array(2).fill({ mode: 'quick', requestedBy: 'Ann' }));
    await locked.app.close();
  });

  it('starts a story with the key of a pipeline and reports that this key can neither force nor watch it', async () => {
    const callers = new FakeCallers();
    const holder = { actor: 'feed', roles: ['pipeline' as const], keyId: '12345678', apiKeyId: 1, expiresAt: null };
    callers.keys.findPrincipal = async () => holder;
    const locked = await testApi({ settings: testSettings({ AUTH_MODE: 'apikey' }), callers });
    const theirs = RemoteInvestigations.at({ address: addressOf(locked), key: 'cbr_12345678_very-secret' });
    const begun = await theirs.begin(STORY, 'quick');
    const unseen = await refused(watchOrExplain(begun, { server: 'https://desk.example' }, () => theirs.get(begun.id)));
    expect(unseen.message).toBe(
      `Investigation ${begun.id} was started and continues. ` +
        'This key cannot follow it: that requires the role viewer or higher.',
    );
    expect(unseen.hint).toContain(`corroborate show ${begun.id} --server https://desk.example`);
    locked.service.investigations[0]!.finishedAt = '2026-01-02T12:10:00.000Z';
    Object.assign(locked.service.topics[0]!, { sourceCount: 9 });
    const unforced = await refused(theirs.begin(STORY, 'quick'));
    expect(unforced).toMatchObject({ code: 'forbidden', message: expect.stringContaining('requires the role editor') });
    expect(locked.service.triggered.map(({ force }) => force)).toEqual([false, false]);
    await locked.app.close();
  });

  it('lets the remote server fill in a story from its page if only the URL is given', async () => {
    const url = 'https://news.example/dock';
    const page = { title: 'Dock workers walk out', text: 'They walked out.', day: '2026-01-01', language: 'en' };
    api.deps.pages.pages.set(url, page);
    const bare = { headline: null, url, text: null, date: null, place: 'Harbor City', language: null };
    const { id } = await all.begin(bare, 'quick');
    expect(api.service.topics).toMatchObject([{ title: page.title, url, location: 'Harbor City' }]);
    expect(await all.begin(bare, 'quick')).toEqual({ id, joined: true });
  });

  it('rejects a story without storing it if the remote server cannot read its page', async () => {
    const asked = all.begin({ ...STORY, headline: null }, 'quick');
    expect(await refused(asked)).toMatchObject({ code: 'unreadable-page', hint: expect.stringContaining('headline') });
    expect(api.service.topics).toEqual([]);
  });
});

describe('investigations on a remote server', () => {
  const running = () => api.service.addInvestigation(api.service.addTopic(), { status: 'running', finishedAt: null });
  const over = () =>
    api.service.addInvestigation(api.service.addTopic(), {
      status: 'completed',
      finishedAt: '2026-01-02T12:10:00.000Z',
    });

  it('lists investigations on a remote server with the same filters, page by page', async () => {
    const [a, b] = [over(), over()];
    running();
    const first = await all.list({ status: 'completed', limit: 1 });
    const second = await all.list({ status: 'completed', limit: 1, cursor: first.next_cursor ?? '' });
    const ids = [first, second].flatMap(({ investigations }) => investigations.map(({ id }) => id));
    expect(ids.sort()).toEqual([a.id, b.id].sort());
    expect((await all.list({ topicId: a.topicId, limit: 20 })).investigations).toMatchObject([{ id: a.id }]);
  });

  it('returns the case of an investigation on a remote server once it exists', async () => {
    const { id } = over();
    expect(await all.caseFile(id)).toBeNull();
    api.service.caseFiles.set(id, 'unverified → verified');
    expect(await all.caseFile(id)).toBe('unverified → verified');
    expect(await all.get(99)).toBeNull();
  });

  it('returns deep research leads from a remote server, or not found if the investigation is unknown', async () => {
    const { id } = running();
    const lead = { url: 'https://city.example/notice', title: 'Notice' };
    const job = { provider: 'openai', state: 'done', reason: null, usedRound: 2, leads: [lead], costUsd: '1.20' };
    api.service.researchJobs.push({ ...job, id: 1, investigationId: id } as never);
    expect(await all.research(id)).toEqual([
      { provider: 'openai', state: 'done', reason: null, used_round: 2, leads: [lead] },
    ]);
    expect((await refused(all.research(99))).code).toBe('not-found');
  });

  it('cancels an investigation on a remote server unless it is finished or unknown', async () => {
    expect(await all.cancel(running().id)).toBe('cancelled');
    expect(await all.cancel(over().id)).toBe('already-finished');
    expect(await all.cancel(99)).toBe('unknown');
  });

  it('follows an investigation on a remote server from the first event to the end', async () => {
    const view = running();
    progress.add(view.id, 'queued');
    const news: InvestigationUpdate[] = [];
    for await (const one of all.follow(view.id)) {
      news.push(one);
      if (news.length > 1) continue;
      Object.assign(view, { status: 'completed' });
      progress.add(view.id, 'source.read', { domain: 'a.example' });
      progress.add(view.id, 'investigation.completed');
    }
    expect(news.flatMap(({ events }) => events.map(({ type }) => type))).toEqual([
      'queued',
      'source.read',
      'investigation.completed',
    ]);
    expect(news[0]?.investigation).toMatchObject({ id: view.id, status: 'running' });
    expect(news.at(-1)?.investigation).toMatchObject({ id: view.id, status: 'completed' });
  });

  it('returns no events from a remote server for an unknown investigation, and none after an abort', async () => {
    for await (const _ of all.follow(99)) throw new Error('there is none');
    const stop = new AbortController();
    let requests = 0;
    for await (const _ of all.follow(running().id, stop.signal)) {
      requests += 1;
      stop.abort();
    }
    expect(requests).toBe(1);
  });
});

describe('errors of a remote server', () => {
  it('quotes the errors of a remote server in full', async () => {
    const error = await refused(all.begin({ ...STORY, url: 'ftp://x.example', language: 'no language' }, 'quick'));
    expect(error).toBeInstanceOf(CorroborateError);
    expect(error.code).toBe('invalid-input');
    expect(error.message).toMatch(/^2 errors found\. .*url.*language/);
  });

  it('names the required key in an error of a remote server but never shows it', async () => {
    const locked = await testApi({ settings: testSettings({ AUTH_MODE: 'apikey' }) });
    const key = 'cbr_12345678_very-secret';
    const error = await refused(RemoteInvestigations.at({ address: addressOf(locked), key }).list({ limit: 1 }));
    expect(error).toMatchObject({ code: 'forbidden', hint: expect.stringContaining('CORROBORATE_KEY') });
    expect(inspect(error, { depth: 9 })).not.toContain('very-secret');
    await locked.app.close();
  });

  it('reports in one sentence that no server responds', async () => {
    const address = addressOf(api);
    await api.app.close();
    const error = await refused(all.get(1));
    expect(error).toMatchObject({ code: 'upstream-failed', message: `No server answers at ${address}.` });
  });

  it.each([
    [{ address: 'desk.example.org' }, /^--server is no address/],
    [{ address: 'https://desk.example.org', key: 'a key' }, /^--key is no key/],
  ])('rejects invalid options for a remote server before any request', (server, hint) => {
    expect(() => RemoteInvestigations.at(server)).toThrow(
      expect.objectContaining({ code: 'invalid-input', hint: expect.stringMatching(hint) }),
    );
  });
});
