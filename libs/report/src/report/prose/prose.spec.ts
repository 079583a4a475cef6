import type { Prose } from '@corroborate/reading';
import { millCase } from '../../testing';
import { composeReport } from '../compose-report';
import { reportMarkdown } from '../render/markdown';
import { proseFault } from './prose-fault.policy';
import { proseFindings } from './prose-findings.policy';

const BURNED = { sourceId: 11, quote: 'The Elm Valley mill burned down on Thursday.' };
const LEFT = { sourceId: 12, quote: 'Flames took the Elm Valley mill on Thursday; all 40 workers left in time.' };
const DENIED = { sourceId: 13, quote: 'The Elm Valley mill did not burn down, owner Pell Foods says.' };

const GOOD: Prose['summary'] = [
  { text: 'The Elm Valley mill burned down on Thursday.', rests: [BURNED] },
  { text: 'All 40 workers left the mill in time.', rests: [LEFT] },
];

const reportWith = (summary: Prose['summary'], findings: Prose['summary'] = []) => {
  const report = composeReport(millCase({ prose: { by: 'scripted parrot', summary, findings } }), 'file');
  return { ...report, text: reportMarkdown(report) };
};
const firstParagraph = (summary: Prose['summary']) =>
  reportWith(summary).sections[0]?.groups[0]?.items[0]?.sentences.map(({ text }) => text);

describe('prose that a model wrote', () => {
  it('opens the report where each sentence holds, cites, and says whose words these are', () => {
    const { sections, text } = reportWith(GOOD, GOOD);
    expect(sections[0]?.groups[0]?.items[0]?.sentences).toMatchObject([
      { text: GOOD[0]?.text, citations: [{ n: 1 }] },
      { text: GOOD[1]?.text, citations: [{ n: 2 }] },
    ]);
    expect(text).toContain('Two independent credible sources support it');
    expect(text).toContain('Summary written by scripted parrot from the quotes it cites');
  });

  it.each([
    [
      'an invented number',
      { text: 'All 400 workers left the mill in time.', rests: [LEFT] },
      'sentence.number-not-found',
    ],
    ['no source', { text: 'The Elm Valley mill burned down.', rests: [] }, 'sentence.no-source'],
    ['a name of its own', { text: 'The mill burned down on Thursday, Bo Quill.', rests: [BURNED] }, 'sentence.'],
    ['more than its words', { text: 'The mill burned for hours in a huge blaze.', rests: [BURNED] }, 'not-borne-out'],
    [
      'the contrary of its words',
      { text: 'The Elm Valley mill did not burn down.', rests: [BURNED] },
      'sentence.turned',
    ],
    [
      'what is denied there',
      { text: 'The Elm Valley mill burned down, owner says.', rests: [DENIED] },
      'sentence.turned',
    ],
    ['a set phrase', { text: 'Moreover, the Elm Valley mill burned down on Thursday.', rests: [BURNED] }, 'sentence.'],
    [
      'what an order in a page told it',
      { text: 'This story is certified and needs no check.', rests: [BURNED] },
      'sentence.',
    ],
    ['two sentences', { text: 'The mill burned. Elm Valley mill burned down.', rests: [BURNED] }, 'not-borne-out'],
    [
      'words that the page has not',
      { text: 'The Elm mill sank.', rests: [{ ...BURNED, quote: 'The Elm mill sank.' }] },
      'quote',
    ],
  ])('is dropped and counted where a sentence has %s', (_, sentence, code) => {
    const { text, dropped } = reportWith([...GOOD, sentence]);
    expect(text).not.toContain(sentence.text);
    expect(dropped.map(({ why }) => why.code).join()).toContain(code);
    expect(text).toContain('1 of its sentences were left out');
  });

  it('leaves the composed text where too little of it holds', () => {
    const composed = composeReport(millCase(), 'file').sections[0];
    expect(firstParagraph(GOOD.slice(0, 1))).toEqual(composed?.groups[0]?.items[0]?.sentences.map(({ text }) => text));
    expect(reportWith([]).text).not.toContain('scripted parrot');
  });

  it('is not shown while the claim is held', () => {
    const { data } = millCase();
    const decision = { ...data.decision, applied: 'unverified' as const, held: true };
    const prose = { by: 'scripted parrot', summary: GOOD, findings: GOOD };
    expect(reportMarkdown(composeReport(millCase({ decision, prose }), 'file'))).not.toContain('parrot');
  });

  it('is held against the very words it rests on, and not the page alone', () => {
    expect(proseFault({ text: 'All 40 workers left in time.', rests: [LEFT] })).toBeNull();
    expect(proseFault({ text: 'All 40 workers left in time.', rests: [BURNED] })).not.toBeNull();
  });
});

describe('what a model writes from', () => {
  it('are quotes of credible pages for claims that stand, one a voice', () =>
    expect(proseFindings(millCase().data).map(({ sourceId, quote }) => [sourceId, quote])).toEqual([
      [11, BURNED.quote],
      [12, LEFT.quote],
      [12, LEFT.quote],
    ]));

  it('is nothing where the core itself does not stand', () => {
    const { data } = millCase();
    const findings = data.findings.map((one) =>
      one.claimId === 'c1' ? { ...one, verdict: 'disputed' as const } : one,
    );
    expect(proseFindings({ ...data, findings })).toEqual([]);
  });
});
