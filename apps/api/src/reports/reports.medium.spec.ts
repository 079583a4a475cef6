import { millCase } from '@corroborate/report/testing';
import { unzipSync } from 'fflate';
import request from 'supertest';
import { investigationView, buildTopic } from '../testing/investigation.samples';
import { testApi, testSettings, type TestApi } from '../testing/test-api';

let api: TestApi;
const get = (path: string) => request(api.app.getHttpServer()).get(`/api/investigations/${path}`);

beforeAll(async () => {
  const settings = testSettings({ PUBLISHER_NAME: 'The Paper', PUBLISHER_URL: 'https://paper.example' });
  api = await testApi({ settings });
  api.service.cases.set(3, { ...millCase(), decidedByPerson: false });
  api.service.investigations.push(investigationView(4, buildTopic(1, {}), {}));
});
afterAll(() => api.app.close());

describe('report of an investigation', () => {
  it('returns the report of an investigation as JSON by default', async () => {
    const { body } = await get('3/report')
      .expect(200)
      .expect('Content-Type', /application\/json/);
    expect(body).toMatchObject({ investigation_id: 3, depth: 'report', verdict: { level: 'verified' } });
    expect(body.sections.map(({ id }: { id: string }) => id)).toContain('evidence');
    expect(body.sources[0]).toMatchObject({ id: 'S001', source_id: 11 });
  });

  it('returns a report as Markdown, or as HTML with a CSP that blocks scripts and external content', async () => {
    const markdown = await get('3/report?format=markdown&depth=brief').expect(200);
    expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(markdown.headers['content-disposition']).toBe('inline; filename="report-3.md"');
    expect(markdown.text).toMatch(/^# Elm Valley mill burns down/);
    const html = await get('3/report?format=html').expect(200);
    expect(html.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(html.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(html.text).toContain('<h2 id="verdict">Verdict</h2>');
  });

  it('records a report in the evidence chain, byte for byte as sent', async () => {
    const digests = async (form: string) => {
      api.service.handedOut.length = 0;
      const { text } = await get(`3/report?format=${form}`).expect(200);
      return [api.service.handedOut, [{ id: 3, form, depth: 'report', body: text }]];
    };
    for (const form of ['json', 'markdown', 'html']) {
      const [recorded, sent] = await digests(form);
      expect(recorded).toEqual(sent);
    }
  });

  it('returns HTML with print instructions if a PDF report is requested but no browser is configured', async () => {
    const { text } = await get('3/report?format=pdf')
      .expect(200)
      .expect('Content-Type', /text\/html/);
    expect(text).toContain('No browser is configured to make a PDF');
  });

  it.each([
    ['3/report?format=word', 400, 'invalid-input'],
    ['3/report?depth=deep', 400, 'invalid-input'],
    ['4/report', 409, 'conflict'],
    ['4/folder.zip', 409, 'conflict'],
    ['99/report', 404, 'not-found'],
    ['x/report', 400, 'invalid-input'],
  ])('returns an error response for %s', async (path, status, code) => {
    expect((await get(path).expect(status)).body).toMatchObject({ code });
  });
});

describe('case folder of an investigation', () => {
  it('returns the case folder of an investigation as an archive with the same bytes each time', async () => {
    const asked = () => get('3/folder.zip').buffer(true).responseType('blob').expect(200);
    const [first, second] = [await asked(), await asked()];
    expect(first.headers['content-disposition']).toBe('attachment; filename="case-3-elm-valley-mill-burns-down.zip"');
    expect(Buffer.compare(first.body as Buffer, second.body as Buffer)).toBe(0);
    expect(Object.keys(unzipSync(new Uint8Array(first.body as Buffer)))).toContain(
      'case-3-elm-valley-mill-burns-down/evidence/web/S001/capture.txt',
    );
  });
});

describe('ClaimReview data of an investigation', () => {
  it('returns ClaimReview data of an investigation with the given URL and lists withheld claims', async () => {
    const { body } = await get('3/claim-reviews?url=https://paper.example/mill').expect(200);
    expect(body.reviews[0]).toMatchObject({
      '@type': 'ClaimReview',
      url: 'https://paper.example/mill',
      author: { name: 'The Paper', url: 'https://paper.example' },
    });
    expect(body.withheld).toMatchObject([{ claim_id: 'c3', code: 'claim-review.undecided' }]);
  });

  it.each(['3/claim-reviews', '3/claim-reviews?url=javascript:alert(1)'])('requires a web URL: %s', async (path) => {
    expect((await get(path).expect(400)).body).toMatchObject({ code: 'invalid-input' });
  });
});
