import type { SubjectFile } from './subject-access';
import { summarizeFindings, countByKind, formatSubjectFile } from './subject-file.messages';

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

describe('subject access file as text', () => {
  it('lists each entry with its kind, cases, storage period and the places of the name', async () => {
    const words = await formatSubjectFile(fileOf());
    expect(words).toContain('Data stored about “@mira_hollis”\n');
    expect(words).toContain(
      'Searched on Nov. 26, 2026, 05:00 UTC, as an account. Named in 2 entries of 2 cases; ' +
        '8 entries in all tables searched.',
    );
    expect(words).toContain(
      [
        'Social media posts',
        '------------------',
        '',
        '2. Social media posts found, in case 1. Stored on Nov. 26, 2026, 04:07 UTC. Its ' +
          'account names are kept for 30 days, until Dec. 26, 2026, or longer if a decision is based on the post.',
        '   Named as the author: “mira_hollis” (2 times)',
        '   Named in a web address: “https://x.com/mira_hollis/status/11”',
        '   Named in 2 more places of this entry.',
      ].join('\n'),
    );
    expect(words).toContain('1. A web page that was read, in cases 1, 2. Kept until an administrator erases it.');
  });

  it('prints untrusted text on one line without control characters', async () => {
    expect(await formatSubjectFile(fileOf())).toContain('   Named in the field odd field: “<b>Mira</b> ## Hollis”\n');
  });

  it('says if no entry was found and if the file is incomplete', () => {
    expect(summarizeFindings(fileOf({ finds: [] }))).toBe('no entries found; 8 entries in all tables searched');
    expect(summarizeFindings(fileOf({ truncated: true }))).toContain('The file is incomplete');
  });

  it('counts entries by kind', () => expect(countByKind(fileOf())).toEqual(['Web pages: 1', 'Social media posts: 1']));
});
