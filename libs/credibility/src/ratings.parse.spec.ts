import { parseRatings } from './ratings.parse';

describe('parseRatings', () => {
  it('reads the list by Lin et al.', async () => {
    expect(await parseRatings('domain,pc1\nreuters.com,1\napnews.com,0.998\n')).toEqual({
      scheme: 'lin-pc1',
      refused: [],
      rows: [
        { site: 'reuters.com', score: 1, scheme: 'lin-pc1', label: null, lean: null },
        { site: 'apnews.com', score: 0.998, scheme: 'lin-pc1', label: null, lean: null },
      ],
    });
  });

  it('reads labeled lists and keeps the labels', async () => {
    const { rows, scheme, refused } = await parseRatings(
      'source,bias,factual_reporting\na.com,left,high\nb.com,right,LOW\nc.com,center,very-high\nd.com,center,unknown\n',
    );
    expect(scheme).toBe('mbfc');
    expect(rows.map((r) => [r.site, r.label])).toEqual([
      ['a.com', 'high'],
      ['b.com', 'LOW'],
      ['c.com', 'very-high'],
    ]);
    expect(rows[2]!.score > rows[0]!.score && rows[0]!.score > rows[1]!.score).toBe(true);
    expect(refused).toEqual([{ line: 5, reason: expect.stringContaining('unknown') }]);
  });

  it('reads political leans, whatever the column name and the word separator', async () => {
    const leans = async (csv: string) => (await parseRatings(csv)).rows.map(({ lean }) => lean);
    expect(await leans('source,bias,factual_reporting\na.com,Left Center,high\nb.com,,high\n')).toEqual([
      'left-center',
      null,
    ]);
    expect(await leans('domain,pc1,political_bias\na.com,1,right_center\n')).toEqual(['right-center']);
    expect(await leans('domain,score\na.com,1\n')).toEqual([null]);
    expect(await leans('a.com,25\n')).toEqual([null]);
  });

  it.each([
    ['domain,score\na.com,0.25\nb.com,1\n', [0.25, 1]],
    ['domain,score\na.com,25\nb.com,100\n', [0.25, 1]],
    ['a.com,25\nb.com,100\n', [0.25, 1]],
    ['site;rating\na.com;25\nb.com;100\n', [0.25, 1]],
    ['URL\tScore\na.com\t0.25\nb.com\t1', [0.25, 1]],
  ])('reads plain scores on either scale: %j', async (csv, scores) =>
    expect((await parseRatings(csv)).rows.map((r) => r.score)).toEqual(scores),
  );

  it('accepts a BOM, quotes, CRLF, blank lines and URLs instead of domains', async () => {
    const csv =
      '\uFEFF"domain","pc1"\r\n"https://www.A.com/path?x=1","0.5"\r\n\r\n "b.co.uk." ,0.25\r\n' +
      'http://news.c.org:8080/,1\r\n';
    expect((await parseRatings(csv)).rows.map((r) => [r.site, r.score])).toEqual([
      ['a.com', 0.5],
      ['b.co.uk', 0.25],
      ['news.c.org', 1],
    ]);
  });

  it('keeps the lower of two ratings, and reports both identical and conflicting duplicates', async () => {
    const { rows, refused } = await parseRatings('domain,pc1\na.com,0.9\nwww.a.com,0.2\nb.com,0.5\nb.com,0.5\n');
    expect(rows.map((r) => [r.site, r.score])).toEqual([
      ['a.com', 0.2],
      ['b.com', 0.5],
    ]);
    expect(refused.map((r) => r.line)).toEqual([3, 5]);
  });

  it('rejects rows that are not a rating of a domain, with their line number', async () => {
    const { rows, refused } = await parseRatings(
      'domain,pc1\nnot a domain,0.5\na.com,\nb.com,1.5\nc.com,abc\nd.com,-0.1\ne.com,0.5\n,0.4\n',
    );
    expect(rows.map((r) => r.site)).toEqual(['e.com']);
    expect(refused.map((r) => r.line)).toEqual([2, 3, 4, 5, 6, 8]);
  });

  it('reads JSON objects like CSV rows and reports items that are not ratings', async () => {
    const items = [
      { domain: 'https://www.a.com/', score: 90 },
      { domain: 'b.com', score: '25', note: ['x'] },
      { domain: 'c.com' },
      'd.com',
      { domain: 'a.com', score: 10 },
    ];
    const { rows, refused, scheme } = await parseRatings(`\uFEFF ${JSON.stringify(items)}`);
    expect([scheme, rows.map((r) => [r.site, r.score])]).toEqual([
      'score',
      [
        ['a.com', 0.1],
        ['b.com', 0.25],
      ],
    ]);
    expect(refused.map((r) => r.line)).toEqual([3, 4, 5]);
    expect(await parseRatings('[{"domain":"a.com","factual_reporting":"high"}]')).toMatchObject({
      scheme: 'mbfc',
      rows: [{ site: 'a.com', label: 'high' }],
    });
  });

  it.each(['', '[', '[]', '[1,2]', '{"domain":"a.com","score":1}', 'hello', 'name,age\nx,3\n', '\u0000\u0001'])(
    'rejects a file without known columns: %j',
    async (csv) =>
      expect(await parseRatings(csv)).toMatchObject({ rows: [], scheme: 'unknown', refused: [{ line: 1 }] }),
  );

  it('rejects a list with more than the maximum number of lines', async () => {
    const { refused } = await parseRatings(`domain,score\n${'a\n'.repeat(100_001)}`);
    expect(refused).toEqual([{ line: 1, reason: 'The list has more than 100000 lines.' }]);
  });
});
