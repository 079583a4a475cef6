import { createReason, points, type Inquiry } from '@corroborate/domain';
import type { WrittenArticle } from '@corroborate/reading';
import { currentResult } from '../current-result';
import { caseFolder } from '../folder/case-folder';
import { composeReport } from '../report/compose-report';
import { reportHtml } from '../report/render/html';
import { reportMarkdown } from '../report/render/markdown';
import { buildResult } from '../result.builder';
import { readResult } from '../result.reader';
import { millCase } from '../testing';
import { articleClaims } from './article-claims.policy';

const MAIN = { text: 'The Elm Valley mill burned down on Thursday.', claimIds: ['c1'], sourceIds: [11, 12] };
const article: WrittenArticle = {
  ...{ by: 'scripted parrot', paragraphs: [[MAIN]], brief: [MAIN], why: null },
  dropped: [createReason('sentence.no-source')],
};
const held = { ...millCase().data.decision, applied: 'unverified' as const, held: true };
const articlesOf = (over: Parameters<typeof millCase>[0]) =>
  caseFolder(millCase(over)).find(({ path }) => path === 'articles.md')?.text ?? '';

describe('article of a case', () => {
  it('appears with its sources in the result and in the case folder', () => {
    expect(buildResult(millCase({ article }).data).article).toMatchObject({
      ...{ kind: 'article', why: null, by: 'scripted parrot', dropped: 1 },
      paragraphs: [{ heading: null, sentences: [{ text: MAIN.text, claim_ids: ['c1'], source_ids: [11, 12] }] }],
    });
    const file = articlesOf({ article });
    expect(file).toContain(`${MAIN.text} [\\[1\\]](sources.md#s001)[\\[2\\]](sources.md#s002)`);
    expect(file).toContain('Written by scripted parrot');
    expect(file).toContain('## Brief');
  });

  it('replaces the article with a note that gives the reason if the main claim is held', () => {
    const file = articlesOf({ article, decision: held });
    expect(file).not.toContain('scripted parrot');
    expect(file).toContain('No article: the main claim is not confirmed.');
    expect(file).toContain('- Nothing is confirmed.');
    expect(file).toContain('- Held for review: The Elm Valley mill burned down on Thursday');
    expect(file).toContain('Reported by Elm Gazette and Valley Courier.');
    expect(file).toContain('- Not confirmed: The fire was set.');
  });

  it('replaces the article with a note of what is and is not confirmed if none of its sentences was kept', () => {
    const lost = { ...article, paragraphs: [], brief: [], why: createReason('article.main-lost') };
    const { article: note } = buildResult(millCase({ article: lost }).data);
    expect(note).toMatchObject({ kind: 'note', why_code: { code: 'article.main-lost' }, brief: [], dropped: 1 });
    expect(note?.paragraphs.map(({ heading, sentences }) => [heading, sentences.length])).toEqual([
      ['What we know', 1],
      ['What is reported', 1],
      ['What we don’t know', 1],
    ]);
  });

  it('reports a denial of the main claim in the note', () => {
    const statement = { sourceId: 13, quote: 'The mill stands.', start: 0, end: 16 };
    const position = { claimId: 'c1', holder: 'Pell Foods', kind: 'speaker', holds: 'denies', answered: null } as const;
    const timeline = { events: [], people: [], undated: 0, skipped: null };
    const parts = {
      cards: [],
      tally: { high: 0, medium: 0, low: 0 },
      leads: [],
      timeline,
      balance: null,
      theories: [],
      statements: [],
    };
    const positions = [{ ...position, statements: [statement] }];
    const { data } = millCase({ decision: held, parts: { ...parts, positions } as never });
    expect(JSON.stringify(buildResult(data).article)).toContain('Pell Foods denies the main claim: “The mill stands”.');
  });

  it('shows the article only while the main claim is confirmed', () => {
    const stored = readResult(JSON.parse(JSON.stringify(buildResult(millCase({ article }).data))))!;
    const after = (level: 'verified' | 'unverified') => currentResult(stored, { level, held: false }).article;
    expect(after('verified')).toEqual(stored.article);
    expect(after('unverified')).toMatchObject({ kind: 'note', why_code: { code: 'article.not-confirmed' } });
    const note = readResult(JSON.parse(JSON.stringify(buildResult(millCase({ decision: held }).data))))!;
    expect(currentResult(note, { level: 'verified', held: false }).article).toMatchObject({
      ...{ kind: 'note', why_code: { code: 'article.not-written' } },
      paragraphs: [{ heading: 'What we know', sentences: [{}] }, {}, {}],
    });
  });

  it('uses one quote per independent credible source, and is written only for a confirmed story', () => {
    const { data } = millCase();
    expect(
      articleClaims(data).map(({ id, standing, quotes }) => [id, standing, quotes.map((one) => one.sourceId)]),
    ).toEqual([
      ['c1', 'confirmed', [11, 12]],
      ['c2', 'confirmed', [12]],
      ['c3', 'open', []],
    ]);
    expect(articleClaims({ ...data, decision: held })).toEqual([]);
    const findings = data.findings.map((one) => ({ ...one, verdict: 'disputed' as const, confidence: points(9) }));
    expect(articleClaims({ ...data, findings })).toEqual([]);
  });
});

describe('frameworks in a report', () => {
  const shared = { round: 1, stage: 'mid' as const, why: createReason('framework.once'), by: 'reader-1' };
  const point = (text: string) => ({ text, notes: ['The fire was set.'], sourceIds: [11] });
  const frameworks: Inquiry['frameworks'] = [
    {
      ...{ ...shared, id: 'competing-hypotheses', framework: 'Competing hypotheses', shape: 'matrix' },
      points: [point('A fire | by accident.'), point('The fire was set.')],
      evidence: [{ text: 'All 40 left in time.', sourceIds: [12], fits: ['consistent', 'inconsistent'] }],
    },
    { ...shared, id: 'pre-mortem', framework: 'Pre-mortem', shape: 'points', points: [point('The day may be wrong.')] },
  ];
  const inquiry: Inquiry = {
    ...{ questions: [], answers: [], perspectives: [], categories: [], coverage: [] },
    ...{ frameworks, checkpoints: [], ended: null },
  };
  const log = { round: 1, queries: [], sourceIds: [], asked: [], settled: [], gaps: [], why: null };
  const report = composeReport(millCase({ inquiry }), 'file');

  it('shows a framework in a report as a table of explanations against evidence', () => {
    const markdown = reportMarkdown(report);
    expect(markdown).toContain('### Alternative explanations weighed by a language model (not findings)');
    expect(markdown).toContain('| Evidence | A fire \\| by accident. | The fire was set. |\n| --- | --- | --- |\n');
    expect(markdown).toMatch(/\| All 40 left in time\. \| consistent \[\d\] \| inconsistent \|/);
    expect(reportHtml(report)).toContain('<th scope="row">All 40 left in time.</th><td>consistent');
  });

  it('includes frameworks in the result and in the iterations file of the case folder', () => {
    expect(buildResult(millCase({ inquiry }).data).inquiry?.frameworks).toMatchObject([
      { id: 'competing-hypotheses', evidence: [{ source_ids: [12], fits: ['consistent', 'inconsistent'] }] },
      { id: 'pre-mortem', points: [{ text: 'The day may be wrong.', source_ids: [11] }] },
    ]);
    const files = new Map(caseFolder(millCase({ inquiry, log: [log] })).map(({ path, text }) => [path, text]));
    expect(files.get('iterations.md')).toContain('- **Pre-mortem** (reader-1): The day may be wrong.');
    expect(files.get('theories.md')).toContain('Alternative explanations weighed');
  });
});
