import { extractArticle } from '@corroborate/pages';
import { createRandom } from '../../../../test/support/random';
import { renderReportPage, type Report } from '../testing/moving-pages';
import { comparePageStates } from './page-change.policy';
import type { PageState } from './page-change.types';

const URL = 'https://gazette.example/news/mill';
const MILL: Report = {
  title: 'Elmton mill burned down, 31 hurt',
  paragraphs: [
    'The mill in Elmton burned down on Thursday, and 31 people were hurt, the fire chief said.',
    "Ada Kirsch, who leads the county's rescue service, said that 240 homes had been without power since noon.",
    'Damage is put at $12 million by the council, which will meet in the town hall to decide on first aid.',
    '“We have never seen anything like it here,” said Tom Varga, whose family has owned the mill for decades.',
    'An inquiry has begun, and the prosecutor in Elmton said that nobody had been charged so far.',
  ],
};
const CORE = MILL.paragraphs[0]!;
const random = createRandom(7);

const read = (html: string, over: { status?: number; finalUrl?: string } = {}): PageState =>
  extractArticle({
    html,
    url: URL,
    finalUrl: over.finalUrl ?? URL,
    httpStatus: over.status ?? 200,
    headers: {},
    fetchedAt: '2026-03-05T10:00:00.000Z',
    via: 'live',
  });
const then = read(renderReportPage(MILL, random));
const pageWith = (change: (text: string) => string, notice = '') =>
  renderReportPage(
    { title: change(MILL.title), paragraphs: [...(notice ? [notice] : []), ...MILL.paragraphs.map(change)] },
    random,
  );
/** Unrelated to the report, in content and structure. */
const OTHER: Report = {
  title: 'Council adopts a budget',
  paragraphs: [
    'Councillors adopted the budget for the coming year after a debate of three hours in the town hall.',
    'Libraries and swimming pools are to stay open, while the fees for parking go up in the old quarter.',
    'The opposition had asked for more money for cycle paths and voted against the plan as a whole.',
  ],
};
const compared = (now: PageState) => comparePageStates({ then, now, core: [CORE] });
const codesOf = (now: PageState) => compared(now).reasons.map(({ code }) => code);

describe('a rechecked page', () => {
  it('reports a rechecked page as unchanged if its report is unchanged', () => {
    expect(compared(read(renderReportPage(MILL, random)))).toMatchObject({ change: 'unchanged', differences: [] });
  });

  it('reports a rechecked page as unchanged if text was only added to the report', () => {
    const more = { ...MILL, paragraphs: [...MILL.paragraphs, 'On Friday the council promised help to 12 families.'] };
    expect(compared(read(renderReportPage(more, random))).change).toBe('unchanged');
  });

  it.each([404, 410])('reports a rechecked page as gone if its server returns %s', (status) => {
    expect(compared(read('<h1>Not found</h1>', { status }))).toMatchObject({
      change: 'gone',
      reasons: [{ code: 'watch.gone', params: { status } }],
    });
  });

  it('reports a page as redirected if its URL leads to another page, and as moved if to the same report', () => {
    const elsewhere = 'https://gazette.example/topics/fires';
    expect(compared(read(renderReportPage(OTHER, random), { finalUrl: elsewhere })).change).toBe('redirected');
    const moved = compared(read(renderReportPage(MILL, random), { finalUrl: 'https://news.gazette.example/mill-2' }));
    expect(moved).toMatchObject({ change: 'unchanged', reasons: [{ code: 'watch.moved' }] });
  });

  it('reports a rechecked page as redirected if its URL leads to the front page', () => {
    const front = { finalUrl: 'https://gazette.example/' };
    expect(compared(read(renderReportPage(OTHER, random), front)).change).toBe('redirected');
  });

  it('reports a rechecked page as retracted if its outlet retracts it, whatever else it says', () => {
    const notice = 'Retraction: This article has been withdrawn, since its account could not be confirmed.';
    expect(compared(read(pageWith((text) => text, notice)))).toMatchObject({
      change: 'retracted',
      reasons: [{ code: 'watch.retracted' }],
    });
    expect(codesOf(read(`<html><body><article><h1>Withdrawn</h1><p>${notice}</p></article></body></html>`))).toContain(
      'watch.retracted',
    );
  });

  it('reports a rechecked page as corrected, with the changed sentence, if its outlet states a correction', () => {
    const now = read(
      pageWith(
        (text) => text.replace('31', '13'),
        'Correction: An earlier version gave another number of people hurt.',
      ),
    );
    const { change, differences } = compared(now);
    expect(change).toBe('corrected');
    expect(differences).toContainEqual(
      expect.objectContaining({ part: 'core', before: CORE, after: CORE.replace('31', '13') }),
    );
  });

  it('reports a page as silently edited, with the words, if a word or figure of the main sentence differs', () => {
    const { change, differences } = compared(read(pageWith((text) => text.replace('31 people', '13 people'))));
    expect(change).toBe('silently-edited');
    expect(differences[0]).toMatchObject({
      part: 'core',
      words: [
        { op: 'same', text: 'The mill in Elmton burned down on Thursday and' },
        { op: 'gone', text: '31' },
        { op: 'new', text: '13' },
        { op: 'same', text: 'people were hurt the fire chief said' },
      ],
    });
    const denied = (text: string) => text.replace('burned down', 'did not burn down');
    expect(codesOf(read(pageWith(denied)))).toContain('watch.core-edited');
  });

  it('reports a rechecked page as silently edited if the main sentence was removed', () => {
    const without = { ...MILL, paragraphs: MILL.paragraphs.slice(1) };
    expect(codesOf(read(renderReportPage(without, random)))).toEqual(['watch.core-lost']);
  });

  it('reports a page as silently edited if a figure of another sentence or of the headline differs', () => {
    expect(codesOf(read(pageWith((text) => text.replace('240 homes', '24 homes'))))).toEqual(['watch.number-changed']);
    const headline = { ...MILL, title: MILL.title.replace('31', '13') };
    expect(codesOf(read(renderReportPage(headline, random)))).toEqual(['watch.headline-changed']);
  });

  it('reports a page as unchanged if its headline is reworded, or only spaces, quotes and case differ', () => {
    const headline = { ...MILL, title: 'Mill in Elmton burned down and 31 hurt' };
    expect(compared(read(renderReportPage(headline, random))).change).toBe('unchanged');
    const spelled = pageWith((text) => text.replaceAll('“', '"').replaceAll('”', '"').replaceAll(' the ', ' THE '));
    expect(compared(read(spelled)).change).toBe('unchanged');
  });

  it('returns no result for a rechecked page that cannot be read or only asks to subscribe', () => {
    for (const status of [403, 429, 500, 503])
      expect(compared(read('<h1>No</h1>', { status }))).toMatchObject({ change: null });
    const cut = { ...then, text: 'The mill in Elmton', verdict: 'partial' as const };
    expect(compared(cut).change).toBeNull();
  });

  it('reports a rechecked page as unchanged if the notice is old, or if “updated” mentions no error', () => {
    const notice = 'Correction: An earlier version misspelled the name of Ada Kirsch.';
    const before = read(pageWith((text) => text, notice));
    const now = read(pageWith((text) => text, notice));
    expect(comparePageStates({ then: before, now, core: [CORE] }).change).toBe('unchanged');
    expect(
      compared(read(pageWith((text) => text, 'Update (5 March): The council meets again on Friday.'))).change,
    ).toBe('unchanged');
  });

  it('searches a rechecked page completely for the main sentence only if the stored text is not found', () => {
    const lost = { ...then, text: 'Menu and search. '.repeat(20) };
    const visible = MILL.paragraphs.join(' ');
    expect(comparePageStates({ then, now: lost, core: [CORE], visible }).change).toBe('unchanged');
    const quoted = read(pageWith((text) => text.replace('31 people', '13 people')));
    expect(comparePageStates({ then, now: quoted, core: [CORE], visible }).change).toBe('silently-edited');
  });
});
