import { readFileSync } from 'node:fs';
import { parseDocument, DomUtils } from 'htmlparser2';
import { createRegisters } from '@corroborate/records';
import type { Outcome, SearchHit } from '@corroborate/domain';
import { FakeGateway, type FakePage } from '@corroborate/domain/testing';
import { RdapRegistry } from '@corroborate/credibility';
import { createEngines } from '@corroborate/search';
import { ParsePool } from '@corroborate/pages';
import { readModels } from '@corroborate/reading';
import { z } from 'zod';
import { OpenAiChat } from '../../libs/reading/src/model/openai.chat.adapter';
import { verifyTimestamp } from '../../libs/evidence/src/timestamps/verify-timestamp';
import { parseTimestampResponse } from '../../libs/evidence/src/timestamps/token.reader';
import { WaybackIndex } from '../../libs/origin/src/wayback.adapter';
import { WaybackCopies } from '../../libs/pages/src/copies/wayback.copies.adapter';
import { SETTINGS } from '../bombs/world';
import { readCassette, type Recorded } from './cassette';
import { hasRecordings, recordedServices, RECORDINGS_MISSING, listRecordings } from './folder';

/** Later than every recording, so that no date lies ahead. */
const clock = { now: () => new Date('2027-06-01T00:00:00Z') };
const context = { investigationId: null, stage: 'recordings' };
const pool = new ParsePool(0);
/** No recorded answer fits it: whether a completion is read up to its shape is what is tried. */
const TASK = {
  name: 'word',
  prompt: { name: 'word', version: 1, text: 'Say a word.' },
  data: [{ passage: 'p1', text: 'A word.' }],
  schema: z.object({ words: z.array(z.string().max(200)).max(10) }),
};

const gatewayTo = (page: FakePage) => new FakeGateway().on('', page);
const fileAsPage = (file: string, type: string): FakePage => ({
  body: readFileSync(file),
  headers: { 'content-type': type },
});
const jsonIn = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const valueOf = <T>(outcome: Outcome<T>): T => {
  if (outcome.kind !== 'found') throw new Error(`${outcome.kind}: ${outcome.reason}`);
  return outcome.value;
};

function search(engine: string, page: FakePage, text = 'anything'): Promise<Outcome<SearchHit[]>> {
  const known = createEngines(SETTINGS, { gateway: gatewayTo(page), clock, pool });
  const chosen = known.find(({ manifest }) => manifest.name === engine);
  if (!chosen) throw new Error(`there is no engine ${engine}`);
  return chosen.search({ strategy: 'keywords', text, reason: 'a recording' }, context);
}

/** Follows redirects within a cassette, as the gateway does on the web. */
function played(cassette: Recorded[], start: Recorded): FakePage {
  let at = start;
  for (let hop = 0; hop < 5; hop += 1) {
    const location = URL.parse(at.page.headers.location ?? '', at.url)?.href;
    const next = cassette.find(({ url }) => url === location);
    if (at.page.status < 300 || at.page.status >= 400 || !next) break;
    at = next;
  }
  return { ...at.page, url: at.url };
}

const MOMENT = /^https:\/\/web\.archive\.org\/web\/(\d{14})id_\/(.+)$/;
const cassettes = (service: string) =>
  [...listRecordings(service, '.yaml'), ...listRecordings(service, '.yml'), ...listRecordings(service, '.json')].map(
    ({ name, file }) => ({ name, cassette: readCassette(file) }),
  );

if (!hasRecordings) {
  describe('recorded service responses', () => it.skip(`are not tested: ${RECORDINGS_MISSING}`, () => undefined));
} else {
  describeRecordings();
}

function describeRecordings(): void {
  describe('recorded service responses', () => {
    it('covers each service with recorded responses by a suite', () =>
      expect(recordedServices().filter((name) => !COVERED.includes(name))).toEqual([]));
  });

  describe('Google News', () => {
    it.each(listRecordings('gnews', '.xml'))('reads every item of $name', async ({ file }) => {
      const items = (readFileSync(file, 'utf8').match(/<item>/g) ?? []).length;
      const hits = valueOf(await search('googlenews', fileAsPage(file, 'application/xml')));
      expect(hits.length).toBe(Math.min(items, 100));
      expect(hits.every(({ title, engineDate }) => title !== '' && engineDate !== null)).toBe(true);
    });
  });

  describe('DuckDuckGo', () => {
    it.each(listRecordings('ddg', '.html'))(
      'finds the results shown in $name, and none if it shows none',
      async (at) => {
        const html = readFileSync(at.file, 'utf8');
        const outcome = await search('duckduckgo', fileAsPage(at.file, 'text/html'));
        if (/anomaly-modal__/.test(html)) return expect(outcome.kind).toBe('blocked');
        const shown = linksIn(html);
        if (shown.length === 0) return expect(outcome.kind).toBe('nothing-found');
        expect(valueOf(outcome).map(({ title }) => title)).toEqual(shown);
      },
    );
  });

  describe('Brave and Serper', () => {
    it.each(listRecordings('brave', '.json'))('reads every web result of $name', async ({ file }) => {
      const { web } = jsonIn<{ web: { results: { url: string }[] } }>(file);
      const hits = valueOf(await search('brave', fileAsPage(file, 'application/json')));
      expect(hits.map(({ url }) => url)).toEqual(web.results.map(({ url }) => new URL(url).href));
    });

    it.each(listRecordings('serper', '.json'))('reads every result of $name', async ({ file }) => {
      const { organic } = jsonIn<{ organic: { link: string }[] }>(file);
      const hits = valueOf(await search('serper', fileAsPage(file, 'application/json')));
      expect(hits.map(({ url }) => url)).toEqual(organic.map(({ link }) => new URL(link).href));
    });
  });

  describe.each(['crossref', 'wiki'])('recorded exchanges of %s', (service) => {
    const engine = service === 'wiki' ? 'wikipedia' : 'crossref';
    it.each(cassettes(service))('returns results or a fault code for each response in $name', async ({ cassette }) => {
      for (const { url, page } of cassette) {
        const outcome = await search(engine, page);
        const wanted = resultsIn(url, page.body.toString('utf8'));
        if (wanted > 0 && page.status === 200) expect(valueOf(outcome).length).toBeGreaterThan(0);
        else expect(['nothing-found', 'failed']).toContain(outcome.kind);
      }
    });
  });

  describe('Wayback Machine', () => {
    const copies = cassettes('wayback').flatMap(({ name, cassette }) => {
      const first = cassette.find(({ url }) => MOMENT.test(url));
      return first ? [{ name, cassette, first }] : [];
    });

    it.each(copies)('accepts only captures as articles in $name', async ({ cassette, first }) => {
      const [, timestamp = '', original = ''] = MOMENT.exec(first.url) ?? [];
      const page = played(cassette, first);
      const gateway = new FakeGateway()
        .on('/cdx/', {
          body: JSON.stringify([
            ['timestamp', 'original', 'digest'],
            [timestamp, original, 'A'],
          ]),
        })
        .on('', page);
      const deps = { gateway, pool, clock, settings: { FETCH_MAX_BYTES: 5_000_000 } };
      const outcomes: string[] = [];
      for await (const copy of new WaybackCopies(deps).copies({ asked: original, address: original }, context))
        outcomes.push(copy.kind);
      const isCapture = page.headers?.['memento-datetime'] !== undefined;
      if (isCapture) expect(outcomes).toEqual([page.status === 200 ? 'found' : 'nothing-found']);
      else expect(outcomes).not.toContain('found');
      expect(outcomes).not.toContain('limited');
    });

    it.each(cassettes('wayback'))(
      'never reports a refusal of the Wayback Machine index as a missing page in $name',
      async ({ cassette }) => {
        for (const { page } of cassette.filter(({ url, page }) => url.includes('/cdx/') && page.status === 403)) {
          expect(
            (await new WaybackIndex(gatewayTo(page), clock).firstCapture('https://x.example/', context)).kind,
          ).toBe('blocked');
          expect((await search('wayback', page, 'url:https://x.example/')).kind).toBe('blocked');
        }
      },
    );
  });

  describe('public registers', () => {
    it.each(listRecordings('registers', '.json'))('reads every record in $name', async ({ name, file }) => {
      const { results } = jsonIn<{ results: object[] }>(file);
      const register = name.startsWith('fr') ? 'federal-register' : 'courtlistener';
      const found = await find(register, { body: readFileSync(file) });
      expect(found.length).toBe(Math.min(results.length, 40));
      expect(found.every(({ title, date, url }) => title !== '' && date !== null && URL.canParse(url))).toBe(true);
    });
  });

  describe('language models', () => {
    const chats = cassettes('llm').flatMap(({ name, cassette }) => {
      const answers = cassette.filter(
        ({ url, page }) =>
          /\/chat\/completions(?:\?|$)/.test(url) && !/event-stream/.test(page.headers['content-type'] ?? ''),
      );
      return answers.length > 0 ? [{ name, answers }] : [];
    });

    it.each(chats)('parses or rejects every completion in $name', async ({ answers }) => {
      for (const { page } of answers) {
        const known = readModels({ ...SETTINGS, REASONER: 'model', REASONER_PROVIDER: ['openai'] });
        const outcome = await new OpenAiChat(known!.first[0]!, gatewayTo(page), clock).ask(TASK, context);
        if (page.status >= 400) expect(outcome).toMatchObject({ kind: 'failed', reason: expect.any(String) });
        else expect(outcome).not.toMatchObject({ kind: 'failed', reason: expect.stringMatching(/HTTP [45]/) });
      }
    });
  });

  describe('RDAP', () => {
    it.each(listRecordings('rdap', '.json').filter(({ name }) => /domain/.test(name)))(
      'reads the registration date in $name',
      async ({ file }) => {
        const { events } = jsonIn<{ events: { eventAction: string; eventDate: string }[] }>(file);
        const registered = events.find(({ eventAction }) => eventAction === 'registration')!.eventDate;
        const registry = new RdapRegistry(gatewayTo(fileAsPage(file, 'application/rdap+json')), clock);
        expect(Date.parse(valueOf(await registry.registeredAt('example.org', context)))).toBe(Date.parse(registered));
      },
    );

    it.each(listRecordings('rdap', '.json').filter(({ name }) => !/domain/.test(name)))(
      'returns no date for $name, which is not a domain',
      async ({ file }) => {
        const registry = new RdapRegistry(gatewayTo(fileAsPage(file, 'application/rdap+json')), clock);
        expect((await registry.registeredAt('example.org', context)).kind).toBe('failed');
      },
    );
  });

  describe('timestamps', () => {
    const stamps = ['rfc3161', 'sigstore', 'more-tsr'].flatMap((service) => listRecordings(service, '.tsr'));
    it.each(stamps)('verifies $name or reports its fault', async ({ name, file }) => {
      const bytes = new Uint8Array(readFileSync(file));
      const token = parseTimestampResponse(bytes);
      if (typeof token === 'string') return expect(['refused', 'malformed']).toContain(token);
      const imprint = Buffer.from(token.info.messageImprint.hashedMessage.buffer).toString('hex');
      const stamp = await verifyTimestamp(bytes, { imprint, nonce: null, policy: null }, []);
      if (/invalid|mismatch|wrong/i.test(name)) expect(stamp.kind).toBe('invalid');
      // Variants that somebody changed by hand are signed no longer, whatever they are called.
      else if (!/TokenWith/.test(name)) expect(stamp).not.toEqual({ kind: 'invalid', fault: 'signature-wrong' });
    });
  });
}

const COVERED = ['gnews', 'ddg', 'brave', 'serper', 'crossref', 'wiki', 'wayback', 'registers', 'rdap']
  .concat(['rfc3161', 'sigstore', 'more-tsr'])
  .concat(['llm']);

/** Titles of the results of a page, by its links alone; advertisements and the mark of an empty page left out. */
function linksIn(html: string): string[] {
  const links = DomUtils.getElementsByTagName('a', parseDocument(html), true);
  return links
    .filter(({ attribs }) => /\bresult(?:__a|-link)\b/.test(attribs.class ?? ''))
    .filter(({ attribs }) => !/duckduckgo\.com\/y\.js|google\.com\/search/.test(attribs.href ?? ''))
    .map((link) => DomUtils.textContent(link).replace(/\s+/g, ' ').trim());
}

function resultsIn(url: string, body: string): number {
  try {
    const read = JSON.parse(body) as { message?: { items?: { title?: string[] }[] }; query?: { search?: unknown[] } };
    if (url.includes('crossref')) {
      const isWorks = new URL(url).pathname.endsWith('/works');
      return isWorks ? (read.message?.items ?? []).filter(({ title }) => title?.[0]).length : 0;
    }
    return (read.query?.search ?? []).length;
  } catch {
    return 0;
  }
}

async function find(name: string, page: FakePage) {
  const known = createRegisters(SETTINGS, gatewayTo(page), clock);
  const register = known.find(({ manifest }) => manifest.name === name)!;
  const actor = { name: 'Anybody', kind: 'company' as const, reasons: [] };
  return valueOf(await register.find({ actor, from: null, to: null }, context));
}
