import { isSubmittedHost, readAddedSource, readAddedSources } from '@corroborate/domain';
import { buildArticle } from '@corroborate/domain/testing';
import { bridgeTopic } from '../testing/case.fixture';
import { assertCanAddSources } from './admission.policy';
import { submittedProfile } from './handed-in.profile';
import { withContentHash } from './identity.policy';
import { selectQuotes } from './quotes.policy';

const read = (sent: unknown) => {
  const one = readAddedSource(sent);
  return one.ok ? one.source : one.faults.map(({ path, detail }) => `${path.join('.')}: ${detail}`);
};
const link = withContentHash({ kind: 'link', address: 'https://a.example/x', title: null, from: null, content: null });
const pdf = (bytes: number) => ({ ...link, kind: 'pdf' as const, address: null, content: Buffer.alloc(bytes) });

describe('added source in a request', () => {
  it.each([
    ['file:///etc/passwd', /http or https address/],
    ['https://me:secret@a.example/', /without a password/],
    [{ url: 'javascript:alert(1)' }, /http or https address/],
    [{}, /url: or text or pdf must be given/],
    [{ url: 'https://a.example/', text: 'x' }, /one of them alone/],
    [{ pdf: Buffer.from('no document').toString('base64') }, /must be a PDF/],
    [{ pdf: '%%%' }, /must be a PDF in base64/],
    [{ text: ' \n' }, /must not be blank/],
    [{ text: 'x'.repeat(200_001) }, /longer than 200000/],
    [{ url: 'https://a.example/', reply_from: 'Ann' }, /with the text of the reply/],
    [{ path: '/etc/passwd' }, /Unknown property/],
    [7, /address, or an object/],
  ])('rejects %j as an added source and names the fault', (sent, fault) => {
    expect(JSON.stringify(read(sent))).toMatch(fault);
  });

  it('accepts a link, a document, a PDF or a reply as an added source', () => {
    expect(read('https://a.example')).toMatchObject({ kind: 'link', address: 'https://a.example/' });
    expect(read({ text: 'It is <b>closed</b>.' })).toMatchObject({
      kind: 'document',
      content: Buffer.from('It is <b>closed</b>.'),
    });
    expect(read({ pdf: Buffer.from('%PDF-1.7').toString('base64') })).toMatchObject({ kind: 'pdf' });
    expect(read({ text: 'No.', reply_from: 'The county' })).toMatchObject({ kind: 'reply', from: 'The county' });
  });

  it('rejects an invalid added source with its list index, and a list of more than twenty', () => {
    const faults = readAddedSources(['https://a.example/', { text: '' }]);
    expect(faults).toMatchObject({ ok: false, faults: [{ path: ['sources', '1', 'text'] }] });
    expect(readAddedSources(Array.from({ length: 21 }, () => 'https://a.example/')).ok).toBe(false);
  });
});

describe('case with added sources', () => {
  it('accepts fifty sources and 20 MB of documents while it runs or once it is decided', () => {
    expect(() => assertCanAddSources({ status: 'running', count: 49, bytes: 0 }, [link])).not.toThrow();
    expect(() => assertCanAddSources({ status: 'completed', count: 50, bytes: 0 }, [link])).toThrow('this one has 50');
    expect(() => assertCanAddSources({ status: 'running', count: 1, bytes: 18_000_000 }, [pdf(3_000_000)])).toThrow(
      '20 MB',
    );
    expect(() => assertCanAddSources({ status: 'failed', count: 0, bytes: 0 }, [link])).toThrow('is failed');
  });

  it('recognizes a duplicate by URL or text, whatever its title', () => {
    const hashOf = (address: string) => withContentHash({ ...link, address }).contentHash;
    expect(hashOf('https://a.example/x?utm_source=mail#top')).toBe(link.contentHash);
    expect(hashOf('https://a.example/y')).not.toBe(link.contentHash);
    expect(withContentHash({ ...pdf(5), title: 'One' }).contentHash).toBe(
      withContentHash({ ...pdf(5), title: 'Two' }).contentHash,
    );
  });
});

it('rates a document as an ordinary source, and no web page can claim its host', () => {
  expect(submittedProfile('handed-in.invalid')).toMatchObject({ tier: 3, stars: 2, ownerGroup: 'handed-in' });
  expect(['handed-in.invalid.example', 'www.handed-in.invalid', 'reuters.com'].map(isSubmittedHost)).toEqual([
    false,
    false,
    false,
  ]);
  expect(submittedProfile('reuters.com')).toBeNull();
});

it('summarizes a document by its sentences closest to the topic, in order', () => {
  const text =
    'The weather was mild for the season. Engineers closed the bridge at Elm Valley on Monday. ' +
    'A crack in the bridge was found by an inspector. Tickets for the fair are on sale from today.';
  const topic = bridgeTopic({ title: 'Bridge at Elm Valley closed after crack' });
  const quotes = selectQuotes(buildArticle('Bridge', text, {}), topic);
  expect(quotes.slice(-2)).not.toContain('Tickets for the fair are on sale from today.');
  expect(quotes).toContain('Engineers closed the bridge at Elm Valley on Monday.');
  expect(quotes).toHaveLength(3);
  for (const quote of quotes) expect(text).toContain(quote);
});
