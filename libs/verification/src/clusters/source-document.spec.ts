import type { Attribution, OutletKind } from '@corroborate/domain';
import { attributed, buildSourceDocument } from '../testing/builders';
import { listCitedOutlets, isPressRelease, detectOwnReporting } from './source-document';
import { cpuNow } from '../../../../test/support/cpu';

const PLAIN = 'The cannery in Port Vesper closed on Monday, the council said.';
const release = (text: string, given: { title?: string; kind?: OutletKind; section?: string; byline?: string } = {}) =>
  isPressRelease(
    buildSourceDocument(1, 'quay.example', {
      text,
      title: given.title ?? 'Cannery closes',
      page: { section: given.section ?? null, byline: given.byline ?? null },
      profile: { kind: given.kind ?? 'newspaper' },
    }),
  );

describe('press release detection', () => {
  it.each<OutletKind>(['company', 'press-release'])(
    'detects every page on a site of the kind %s as a release',
    (kind) => expect(release(PLAIN, { kind })).toBe(true),
  );

  it.each([
    ['its section is labeled as press releases', PLAIN, { section: 'Press Releases' }],
    ['its headline is labeled as a press release', PLAIN, { title: 'Media Release: cannery closes' }],
    ['a line at its beginning labels it as a press release', `Press release\n\n${PLAIN}`, {}],
    ['it has two typical features of a release', `FOR IMMEDIATE RELEASE\n\n${PLAIN}\n\nMedia contact: Ilse Brand`, {}],
    [
      'it announces something and continues with a company profile',
      `Brand Ltd today announced a plan.\n\nAbout Brand Ltd`,
      {},
    ],
    [
      'it has one typical feature and a press release wire as author',
      `${PLAIN} FOR IMMEDIATE RELEASE`,
      { byline: 'Via Newswire' },
    ],
    [
      'it begins with a release dateline and names its wire service',
      'PORT VESPER, March 5, 2025 /PR Newswire/ -- The cannery closed.',
      {},
    ],
  ])('detects a release if %s', (_, text, given) => {
    expect(release(text, given)).toBe(true);
    expect(release(text, { ...given, kind: 'official' })).toBe(false);
  });

  it.each([
    ['a report without typical features of a release', PLAIN, {}],
    ['a report with one such feature', `${PLAIN} The firm today announced a plan.`, {}],
    ['a report about a press release', `${PLAIN} A press release was sent round.`, {}],
    ['an empty text', '', {}],
    ['a section name that only begins with the same word', PLAIN, { section: 'Press releases and notices' }],
    ['a label far down in the text', `${PLAIN.repeat(8)}\nPress release\n`, {}],
  ])('does not detect a release in %s', (_, text, given) => expect(release(text, given)).toBe(false));

  it('takes bounded time', () => {
    const began = cpuNow();
    for (const part of ['\n', ' \n', 'About ', 'press ', `${' '.repeat(39)}about `, 'Ä, '])
      release(part.repeat(20_000));
    expect(cpuNow() - began).toBeLessThan(4_000);
  });
});

describe('newsrooms that a page cites', () => {
  const document = buildSourceDocument(1, 'quay.example', {
    page: { outletName: 'The Quay Courier' },
    profile: { name: 'Quay Courier' },
  });
  const cited = (...list: Parameters<typeof listCitedOutlets>[1]) =>
    listCitedOutlets(document, list).map(({ key }) => key);

  it('identifies a cited newsroom by its site if known, otherwise by its name', () =>
    expect(
      cited(attributed('the Vesper Bugle', 'outlet', { site: 'bugle.example' }), attributed('Elm Post', 'outlet')),
    ).toEqual(['bugle.example', 'elm post']));

  it('counts only outlets and agencies as newsrooms that a page cites', () =>
    expect(
      cited(
        attributed('Reuters', 'agency'),
        attributed('police', 'official'),
        attributed('Ilse Brand', 'person'),
        attributed('court papers', 'document'),
        attributed('two sources', 'anonymous'),
      ),
    ).toEqual(['reuters.com']));

  it.each([
    ['by its site', attributed('us', 'outlet', { site: 'quay.example' })],
    ['by its name', attributed('The Quay Courier', 'outlet')],
    ['by its name but with another site', attributed('Quay Courier', 'outlet', { site: 'elsewhere.example' })],
    ['by an empty name', attributed('', 'outlet')],
  ])('excludes the page itself from the newsrooms it cites, if named %s', (_, one) => expect(cited(one)).toEqual([]));
});

describe('original reporting', () => {
  const bugle = attributed('the Vesper Bugle', 'outlet', { site: 'bugle.example' });
  const said = (sentence: string, kind: Parameters<typeof attributed>[1] = 'person', cue = 'said') =>
    attributed('Ilse Brand', kind, { sentence, cue });
  const own = (list: Parameters<typeof detectOwnReporting>[1], title = 'Mayor resigns', cited: string | null = null) =>
    detectOwnReporting(buildSourceDocument(1, 'quay.example', { title }), [bugle, ...list], cited);
  const QUOTE = '“I have had enough of this town,” said Ilse Brand.';

  it('finds original reporting if a person spoke to the newsroom, even under a headline that credits another', () =>
    expect(own([said('Brand told us so.', 'person', 'told us')], 'Mayor resigns: report')).toEqual({ own: true }));

  it.each([
    'Mayor resigns: report',
    'Mayor reportedly resigns',
    'Mayor resigns, local paper says',
    'Mayor out, reports',
  ])('finds no original reporting under the headline “%s”', (title) =>
    expect(own([said(QUOTE)], title)).toEqual({ own: false, shownBy: 'headline' }),
  );

  it.each(['official', 'person', 'document'] as const)(
    'finds original reporting in a quote from the page’s own source: %s',
    (kind) => expect(own([said(QUOTE, kind)]).own).toBe(true),
  );

  it.each([
    ['the same page only', []],
    ['unnamed people only', [said(QUOTE, 'anonymous')]],
    ['a person who spoke to the other newspaper', [said('Brand told the newspaper that she was tired.')]],
    ['a person who did not respond', [said('Brand did not immediately respond to a request.')]],
    ['a person whom the other newsroom quoted', [said('Brand was tired, she told the Bugle.')]],
  ])('finds no original reporting in quotes of %s', (_, list) =>
    expect(own(list)).toEqual({ own: false, shownBy: 'no own source' }),
  );

  it('finds no original reporting if the cited page has the quotation, in any quotation marks', () => {
    const there = 'Brand said: "I have had enough of this town" and left.';
    expect(own([said(QUOTE)], undefined, there).own).toBe(false);
    expect(own([said(QUOTE)], undefined, 'Brand left.').own).toBe(true);
  });

  describe('original reporting according to a language model', () => {
    const firsthand = attributed('', 'own', { by: 'model', cue: '', sentence: 'Our reporter saw the cracks herself.' });
    const by = (citations: Attribution[], list: Attribution[], title?: string, cited: string | null = null) =>
      detectOwnReporting(buildSourceDocument(1, 'quay.example', { title }), [...citations, ...list], cited, citations);
    const byTheWay = { ...bugle, cue: 'told' };
    const whole = { ...bugle, by: 'model', whole: true } as const;

    it('outweighs a newsroom that is mentioned in passing', () =>
      expect(by([byTheWay], [firsthand])).toEqual({ own: true, by: 'model' }));

    it.each([
      ['a credit found by the rules', [bugle], undefined, null],
      ['a headline that relays a report', [byTheWay], 'Mayor resigns: report', null],
      ['words that also occur on the other page', [byTheWay], undefined, `Rain fell. ${firsthand.sentence}`],
    ])('does not outweigh %s', (_, citations, title, cited) =>
      expect(by(citations, [firsthand], title, cited).own).toBe(false),
    );

    it('finds no original reporting in other quotes if a model takes the whole story from elsewhere', () => {
      expect(by([bugle], [said(QUOTE, 'official')]).own).toBe(true);
      expect(by([whole], [said(QUOTE, 'official')])).toEqual({ own: false, shownBy: 'reader' });
      expect(by([whole], [attributed('Brand', 'person', { cue: 'told us' })])).toEqual({ own: true });
    });

    it('finds no original reporting in a quote from a newsroom that the rules mistook for a person', () => {
      const person = said('Vesper Bugle said that the mill closed.');
      const taken = { ...person, source: 'Vesper Bugle' };
      expect(by([bugle], [said(QUOTE)]).own).toBe(true);
      expect(by([{ ...bugle, by: 'model' }], [taken]).own).toBe(false);
    });
  });

  it('finds no original reporting if the cited page has the exact sentence', () => {
    const sentence = 'Brand said on Monday that the bridge would stay closed.';
    expect(own([said(sentence)], undefined, `Rain fell. ${sentence}`).own).toBe(false);
  });
});
