import type { SubjectFile } from './subject-access';
import { foundInWords, kindsInWords, subjectInWords } from './subject-file.words';

const post = {
  ...{ table: 'stage_results', key: { investigation: 1, stage: 'social' }, cases: [1], more: 2 },
  since: '2026-11-26T04:07:18.568Z',
  until: { code: 'handles-days' as const, days: 30, at: '2026-12-26T04:07:18.568Z' },
  places: [
    { path: 'data.sources.0.author', what: 'social post', excerpt: 'mira_hollis' },
    { path: 'data.sources.1.author', what: 'social post', excerpt: 'mira_hollis' },
    { path: 'data.sources.0.url', what: 'social post', excerpt: 'https://x.com/mira_hollis/status/11' },
  ],
};
const page = {
  ...{ table: 'sources', key: { id: 4 }, cases: [1, 2], more: 0, since: null },
  until: { code: 'until-erased' as const },
  places: [{ path: 'odd\nfield', what: 'page', excerpt: '<b>Mira</b>\n\u001b[31m## Hollis' }],
};
const fileOf = (given: Partial<SubjectFile> = {}): SubjectFile => ({
  format: 'corroborate-subject-1',
  asked: { text: '@mira_hollis', kind: 'account' },
  at: '2026-11-26T05:00:00.000Z',
  rowsRead: 8,
  finds: [page, post],
  truncated: false,
  notSearched: ['pictures'],
  ...given,
});

describe('the file for whoever asked what is kept of them', () => {
  it('says in sentences what it is, of which case, since when, until when and where they are named', async () => {
    const words = await subjectInWords(fileOf());
    expect(words).toContain('What is kept of “@mira_hollis”\n');
    expect(words).toContain(
      'Asked on 26 November 2026, 05:00 UTC, as an account. They are named in 2 entries, of 2 cases; ' +
        '8 entries of every table were looked through.',
    );
    expect(words).toContain(
      [
        'Posts on social networks',
        '------------------------',
        '',
        '2. Posts that were found on social networks, in case 1. Stored on 26 November 2026, 04:07 UTC. The names of ' +
          'accounts in it are kept for 30 days, until 26 December 2026, and longer where a decision rests on the post.',
        '   Named as the author: “mira_hollis” (2 times)',
        '   Named in an address of the web: “https://x.com/mira_hollis/status/11”',
        '   Named in 2 more places of this entry.',
      ].join('\n'),
    );
    expect(words).toContain('1. A page of the web that was read, in cases 1, 2. Kept until somebody erases it.');
  });

  it('has words of strangers in one line each, without what speaks to a terminal', async () => {
    expect(await subjectInWords(fileOf())).toContain('   Named in the field odd field: “<b>Mira</b> ## Hollis”\n');
  });

  it('says that nothing names them, and where it is not all', () => {
    expect(foundInWords(fileOf({ finds: [] }))).toBe(
      'nothing that was searched names them; 8 entries of every table were looked through',
    );
    expect(foundInWords(fileOf({ truncated: true }))).toContain('this is not all of it');
  });

  it('counts by what it is', () =>
    expect(kindsInWords(fileOf())).toEqual(['Pages that were read: 1', 'Posts on social networks: 1']));
});
