import { createHash } from 'node:crypto';
import path from 'node:path';
import { createReason, toReasonText, type Reason } from '@corroborate/domain';
import type { ActorProfile } from '@corroborate/records';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { millCase } from '../testing';
import { caseFolder, fullCaseFolder } from './case-folder';
import type { SourceOriginals, StoredCase, StoredOriginal } from './case-file.types';
import { buildFolderName } from './state.files';
import { readZip, buildZip } from './zip';

const NAMED =
  'summary.md file.md sources.md timeline.md people.md organizations.md positions.md fact-check.md theories.md ' +
  'statements.md iterations.md integrity-check.md legal-review.md articles.md _state.json _extraction.json';

const PELL: ActorProfile = {
  ...{ name: 'Pell Foods', kind: 'company', aliases: [], reasons: [], role: null, identifiers: [], details: [] },
  identity: { state: 'resolved', reasons: [], candidates: [] },
  ...{ statements: [], track: { entries: [], counts: {}, note: null } },
};

describe('case folder', () => {
  const files = caseFolder(millCase());
  const textOf = (name: string) => files.find((file) => file.path === name)?.text ?? '';

  it('contains all files, one pair of evidence files per source, and marked leads', () => {
    const names = files.map((file) => file.path);
    expect(names).toEqual(expect.arrayContaining(NAMED.split(' ')));
    expect(names.filter((name) => name.startsWith('evidence/'))).toHaveLength(10);
    const leads = files.filter((file) => file.path.startsWith('research-leads/'));
    expect(leads.every(({ text }) => text.includes('Not citable'))).toBe(true);
    expect(leads.length).toBeGreaterThan(0);
  });

  it('links only to files and headings in the folder', () => {
    const known = new Set(files.map((file) => file.path));
    const links = files
      .filter((file) => file.path.endsWith('.md'))
      .flatMap((file) => [...file.text.matchAll(/\]\(([^)<>]+)\)/g)].map(([, to = '']) => ({ from: file.path, to })));
    expect(links.length).toBeGreaterThan(20);
    for (const { from, to } of links) {
      const [name = '', heading] = to.split('#');
      const target = path.posix.join(path.posix.dirname(from), name);
      expect(known).toContain(target);
      if (heading) expect(textOf(target).toLowerCase()).toContain(`\n## ${heading}\n`);
    }
  });

  it('stores the exact captured text of a source', () => {
    const { data, pages } = millCase();
    const text = 'A page.\n\nWith a “quote”,\ttabs and no end';
    const hash = createHash('sha256').update(text).digest('hex');
    const page = pages.get(11);
    if (!page) throw new Error('the case has no such page');
    const kept = caseFolder({ data, pages: new Map([[11, { ...page, text, contentHash: hash }]]) });
    const evidence = kept.find((file) => file.path === 'evidence/web/S001/capture.txt');
    expect(
      createHash('sha256')
        .update(evidence?.text ?? '')
        .digest('hex'),
    ).toBe(hash);
  });

  it('gives the same reason in every file whose part needs page notes if there are none', () => {
    const empty = { leads: [], positions: [], theories: [], statements: [], timeline: null };
    const made = (withoutNotes: Reason | null) =>
      new Map(
        caseFolder({ ...millCase(), parts: { ...empty, withoutNotes } }).map(({ path: name, text }) => [name, text]),
      );
    const sentence = toReasonText(createReason('parts.no-model'));
    const [missing, noted] = [made(createReason('parts.no-model')), made(null)];
    for (const name of ['timeline.md', 'theories.md', 'statements.md', 'research-leads/further-claims.md'])
      expect(missing.get(name)?.replaceAll('\\', '')).toContain(sentence);
    expect(noted.get('theories.md')).toContain('No alternative explanations found.');
  });

  it('prints no heading twice in a file', () => {
    for (const name of ['people.md', 'organizations.md', 'statements.md', 'timeline.md'])
      expect(
        textOf(name)
          .match(/^#+ (.+)$/gm)
          ?.map((line) => line.replace(/^#+ /, '')),
      ).toEqual([
        ...new Set(
          textOf(name)
            .match(/^#+ (.+)$/gm)
            ?.map((line) => line.replace(/^#+ /, '')),
        ),
      ]);
  });

  it('describes its state and what was extracted in JSON', () => {
    const read = (name: string): unknown => JSON.parse(textOf(name));
    expect(read('_state.json')).toMatchObject({
      ...{ case_id: 'elm-valley-mill-burns-down', topic: 'Elm Valley mill burns down', status: 'COMPLETE' },
      ...{ current_iteration: 1, current_phase: 'COMPLETE', next_source_id: 'S006', sources_count: 5, gaps: [] },
      ...{ people_count: 0, entities_count: 0, verification_passed: false, last_verification: null },
    });
    expect(read('_extraction.json')).toMatchObject({
      ...{ iteration: 1, people: [], entities: [], events: [], statements: [], positions: [], contradictions: [] },
      claims: [{ id: 'c1', needs_verification: false }, { id: 'c2' }, { id: 'c3', needs_verification: true }],
    });
  });

  it('lists what should be captured, with a priority, without the bodies that were identified', () => {
    const given = millCase();
    const quoted = { quote: 'See https://fire.example/report.pdf.', start: 0, end: 36, sourceId: 11 };
    const steps = [
      { kind: 'document' as const, what: 'the fire report', why: 'gives the cause', claimId: 'c2', ...quoted },
      { kind: 'place' as const, what: 'Elm Valley depot', why: null, claimId: null, ...quoted, quote: 'the depot' },
      { kind: 'lookup' as const, what: 'Pell Foods', why: null, claimId: null, ...quoted, quote: 'Pell Foods' },
    ];
    const wanted = (actors: ActorProfile[]) => {
      const written = caseFolder({ ...given, data: { ...given.data, actors }, parts: { ...given.parts, steps } });
      const text = written.find((file) => file.path === '_extraction.json')?.text ?? '';
      return (JSON.parse(text) as { sources_to_capture: { what: string }[] }).sources_to_capture;
    };
    expect(wanted([PELL]).map(({ what }) => what)).toEqual(['the fire report', 'Elm Valley depot']);
    expect(wanted([])).toEqual([
      {
        ...{ url: 'https://fire.example/report.pdf', what: 'the fire report', type: 'document', priority: 'HIGH' },
        why: 'gives the cause',
      },
      { url: null, what: 'Elm Valley depot', type: 'place', priority: 'MEDIUM', why: null },
      { url: null, what: 'Pell Foods', type: 'lookup', priority: 'MEDIUM', why: null },
    ]);
  });

  it('lists for each round what was searched, read and decided', () => {
    const log = [
      {
        ...{ round: 1, queries: [{ strategy: 'keywords', query: 'mill fire', hits: 3 }], sourceIds: [11], asked: [] },
        ...{ settled: [], gaps: ['who set it'], why: createReason('stop.no-gap') },
      },
    ];
    const text = caseFolder(millCase({ log })).find((file) => file.path === 'iterations.md')?.text ?? '';
    expect(text).toContain('## Round 1');
    expect(text).toContain('  - mill fire (three results)');
    expect(text).toContain('Elm Gazette, supports: “The Elm Valley mill burned down');
    expect(text).toContain('- No gaps left to search.\n- Next search: who set it');
  });

  it('says that no review was made if the pre-publication check did not run', () => {
    expect(textOf('integrity-check.md')).toContain('No pre-publication check was run');
    expect(textOf('legal-review.md')).toContain('No legal review list was created');
  });

  it('produces identical bytes for the same case, also as an archive', () => {
    expect(caseFolder(millCase())).toEqual(files);
    const archive = buildZip(files, 'case-3');
    expect(Buffer.from(buildZip(caseFolder(millCase()), 'case-3')).equals(Buffer.from(archive))).toBe(true);
    const entries = unzipSync(archive);
    expect(Object.keys(entries)).toHaveLength(files.length);
    expect(strFromU8(entries['case-3/summary.md'] ?? new Uint8Array())).toBe(textOf('summary.md'));
  });

  it.each(['case-3/evidence/web/../capture.html', 'case-3/evidence/web/x/y.html', 'case-3/evidence/documents/a/b.pdf'])(
    'rejects an archive that contains %s',
    (name) => expect(() => readZip(zipSync({ [name]: strToU8('x') }))).toThrow('not a case folder'),
  );

  it('restores identical case folder files from the folder’s archive', () =>
    expect(readZip(buildZip(files, 'case-3'))).toEqual(files));

  it.each(['case-3/../../etc/cron.txt', 'case-3/a/b/c.txt', 'case-3/a\\b.txt', 'case-3/.bashrc'])(
    'rejects an archive that contains %s',
    (name) => expect(() => readZip(zipSync({ [name]: strToU8('x') }))).toThrow('not a case folder'),
  );

  it('rejects bytes that are not an archive', () =>
    expect(() => readZip(strToU8('<html>'))).toThrow('not a case folder'));
});

describe('case folder with stored responses', () => {
  const stored = (mediaType: string, text: string): StoredOriginal => ({
    ...{
      state: 'stored',
      sha256: createHash('sha256').update(text).digest('hex'),
      mediaType,
      bytes: Buffer.from(text),
    },
  });
  const none = { state: 'not-made', sha256: null } as const;
  const page = '<script>\xff</script>';
  const of11 = {
    original: stored('text/html', page),
    pdf: stored('application/pdf', '%PDF'),
    png: stored('image/png', 'PNG'),
  };
  const picture = (sourceId: number | null, network: string | null, mediaType = 'image/jpeg') => ({
    ...stored(mediaType, `${sourceId}`),
    ...{ sourceId, network, url: null },
  });
  const kept: StoredCase = {
    originals: new Map<number, SourceOriginals>([
      [11, of11],
      [12, { original: stored('application/pdf', '%PDF'), pdf: none, png: none }],
      [13, { original: { state: 'deleted', sha256: 'ab' }, pdf: none, png: none }],
    ]),
    media: [picture(11, null), picture(null, '../Bluesky'), picture(11, null, 'text/html'), picture(99, null)],
    answers: [
      { ...stored('application/json', '{}'), provider: 'gleif', url: 'https://api.gleif.org/?q=x', at: '2026-03-10' },
      { ...stored('text/html', '<p>'), provider: '../x', url: 'https://x.example/', at: '2026-03-10' },
    ],
    research: [
      {
        provider: 'openai',
        text: '# Fire\n<script>',
        leads: [{ url: 'https://a.example/x', title: '](javascript:x)' }],
      },
      { provider: 'gemini', text: null, leads: [] },
    ],
  };
  const log = [{ round: 2, queries: [], sourceIds: [11], asked: [], settled: [], gaps: [], why: null }];
  const files = fullCaseFolder(millCase({ log }), kept);
  const named = (name: string) => files.find((file) => file.path === name);
  const textOf = (name: string) => {
    const file = named(name);
    return file && 'text' in file ? file.text : '';
  };

  it('contains captures, snapshots, documents and pictures in their folders, and no other files', () => {
    const names = files.filter((file) => 'bytes' in file).map((file) => file.path);
    expect(names).toEqual([
      ...[
        'evidence/api/gleif-1.json',
        'evidence/api/x-1.txt',
        'evidence/documents/S002.pdf',
        'evidence/media/S001-1.jpg',
        'evidence/media/bluesky-1.jpg',
      ],
      ...['html', 'pdf', 'png'].map((kind) => `evidence/web/S001/capture.${kind}`),
    ]);
    expect(named('evidence/web/S001/capture.html')).toMatchObject({ bytes: Buffer.from(page) });
  });

  it('lists the register responses with their URLs', () => {
    expect(JSON.parse(textOf('evidence/api/metadata.json'))).toMatchObject([
      { path: 'evidence/api/gleif-1.json', provider: 'gleif', url: 'https://api.gleif.org/?q=x' },
      { path: 'evidence/api/x-1.txt', media_type: 'text/html' },
    ]);
  });

  it('lists in its metadata what is stored, the round in which it was read, and what is missing', () => {
    const read = (id: string): unknown => JSON.parse(textOf(`evidence/web/${id}/metadata.json`));
    expect(read('S001')).toMatchObject({
      round: 2,
      files: { original: { state: 'stored', path: 'evidence/web/S001/capture.html', media_type: 'text/html' } },
      pictures: [{ path: 'evidence/media/S001-1.jpg' }],
    });
    expect(read('S002')).toMatchObject({ round: null, files: { png: { state: 'not-made' } }, pictures: [] });
    const others = ['S003', 'S004', 'S005'].map(read);
    expect(others).toContainEqual(
      expect.objectContaining({
        outlet: 'Orvane Post',
        files: expect.objectContaining({ original: { state: 'deleted', sha256: 'ab' } }),
      }),
    );
    expect(others).toContainEqual(
      expect.objectContaining({ files: expect.objectContaining({ original: { state: 'not-stored', sha256: null } }) }),
    );
  });

  it('links the stored files from the source list', () => {
    expect(textOf('sources.md')).toContain('[capture.png](evidence/web/S001/capture.png)');
    expect(textOf('sources.md')).toContain('[S002.pdf](evidence/documents/S002.pdf)');
  });

  it('contains the text and URLs of deep research as leads, escaped', () => {
    const text = textOf('research-leads/deep-research-openai.md');
    expect(text).toMatch(/^Lead, not citable\.\n/);
    expect(text).toContain('\\# Fire');
    expect(text).toContain('https://a.example/x');
    expect(text).not.toMatch(/<script>|[^\\]\]\(javascript/);
    expect(named('research-leads/deep-research-gemini.md')).toBeUndefined();
  });

  it('restores a case folder with stored responses from its archive byte for byte', () => {
    const bytesOf = (all: typeof files) =>
      all.map((file) => [file.path, Buffer.from('text' in file ? file.text : file.bytes).toString('hex')]);
    expect(bytesOf(readZip(buildZip(files, 'case-3')))).toEqual(bytesOf(files));
  });
});

it.each([
  ['Library roof collapses', 'case-12-library-roof-collapses'],
  ['../../etc/passwd\0 & rm -rf /', 'case-12-etc-passwd-rm-rf'],
  ['São Paulo: água “segura”?', 'case-12-sao-paulo-agua-segura'],
  ['Пожар на мельнице', 'case-12'],
  ['-'.repeat(500), 'case-12'],
  ['x'.repeat(500), 'case-12'],
  [`Mill ${'burning '.repeat(50)}`, 'case-12-mill-burning-burning-burning-burning-burning-burning'],
])('names a folder in ASCII, within 60 characters: case %#', (title, name) => {
  expect(buildFolderName(12, title)).toBe(name);
  expect(name.length).toBeLessThanOrEqual(60);
});
