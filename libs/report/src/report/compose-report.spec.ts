import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createReason } from '@corroborate/domain';
import type { CaseData } from '../case.types';
import { millCase } from '../testing';
import { composeReport } from './compose-report';
import { normalizeForComparison, QUOTED_TEXT } from './quoting';
import { reportMarkdown } from './render/markdown';
import type { ReportInput } from './report.input';
import type { ReportParts } from './report.parts';
import type { ReportDepth, ReportItem, SectionId } from './report.types';

const section = (input: ReportInput, id: SectionId) =>
  composeReport(input, 'file').sections.find((one) => one.id === id);
const sentencesIn = (input: ReportInput, id: SectionId) =>
  section(input, id)?.groups.flatMap(({ items }) => items.flatMap(({ sentences }) => sentences)) ?? [];
const textOf = (input: ReportInput, id: SectionId) =>
  sentencesIn(input, id)
    .map(({ text }) => text)
    .join(' ');
const under = (input: ReportInput, heading: string) =>
  JSON.stringify(
    composeReport(input, 'file')
      .sections.flatMap(({ groups }) => groups)
      .filter((group) => group.heading === heading),
  );
const markdownOf = (input: ReportInput, depth?: ReportDepth) => reportMarkdown(composeReport(input, depth));
const itemsOf = (input: ReportInput, depth: ReportDepth): ReportItem[] =>
  composeReport(input, depth).sections.flatMap(({ groups }) => groups.flatMap(({ items }) => items));
const held = (data: CaseData): CaseData['decision'] => ({ ...data.decision, applied: 'unverified', held: true });
const decided = (action: 'approve' | 'reject' | 'mark-false', levelAfter: 'verified' | 'unverified') => ({
  ...{ action, levelAfter, levelBefore: 'unverified' as const, decidedBy: 'ann', rejectReason: null, note: null },
  at: '2025-03-08T20:01:07.000Z',
});

describe('verdict of a report', () => {
  it('states the confirmed claim, says who supports and disputes it, and quotes both sides', () => {
    const [claim, why, against] = sentencesIn(millCase(), 'verdict');
    expect(claim).toMatchObject({
      text: 'The Elm Valley mill burned down on Thursday.',
      citations: [{ n: 1 }, { n: 2 }],
    });
    expect(why?.text).toBe(
      'Two independent credible sources support it (Elm Gazette and Valley Courier); Orvane Post disputes it.',
    );
    expect(against).toMatchObject({
      text: '“The Elm Valley mill did not burn down, owner Pell Foods says”.',
      citations: [{ n: 3 }],
    });
    expect(textOf(millCase(), 'verdict')).toContain('Next: It can be published.');
  });

  it('attributes a held claim, and labels an unverified one as a claim', () => {
    const { data } = millCase();
    expect(textOf(millCase({ decision: held(data) }), 'verdict')).toContain(
      'According to Elm Gazette and Valley Courier, the Elm Valley mill burned down on Thursday.',
    );
    const decision = {
      ...data.decision,
      applied: 'unverified' as const,
      recommended: 'unverified' as const,
      counted: [],
    };
    expect(textOf(millCase({ decision }), 'verdict')).toContain('Claim: The Elm Valley mill burned down on Thursday.');
  });

  it('labels the main claim as a claim if its sources support it only in other words', () => {
    const text = 'The Elm Valley mill burned down with 61 workers of Norvane Foods inside.';
    const claims = millCase().data.claims.map((claim) => (claim.core ? { ...claim, text } : claim));
    const report = composeReport(millCase({ claims }), 'file');
    expect(report.sections[0]?.groups[0]?.items[0]?.sentences[0]?.text).toMatch(/^Claim: /);
    expect(report.dropped.map(({ why }) => why.code)).toContain('sentence.number-not-found');
  });

  it('omits the region of a place from the claim if no captured page contains the region', () => {
    const text = 'The mill of Ada Okafor, chief of Elm Valley, Ohio, burned down.';
    const claims = millCase().data.claims.map((claim) => (claim.core ? { ...claim, text } : claim));
    expect(textOf(millCase({ claims }), 'verdict')).toContain(
      'The mill of Ada Okafor, chief of Elm Valley, burned down.',
    );
  });

  it('follows the decision of an editor', () => {
    const waiting = millCase({ decision: held(millCase().data) });
    expect(markdownOf(waiting)).toContain('**Held for review**');
    const approved = markdownOf({ ...waiting, decisions: [decided('approve', 'verified')] });
    expect(approved).toContain('**Verified**');
    expect(approved).toContain('An editor approved it');
    expect(approved).toContain('ann decided on March 8, 2025: verified.');
    expect(approved).not.toMatch(/held for review/i);
    const rejected = markdownOf({ ...waiting, decisions: [decided('reject', 'unverified')] });
    expect(rejected).toContain('**Unverified**');
    expect(rejected).not.toMatch(/held for review/i);
  });

  it('confirms nothing after an editor marks the topic as false', () => {
    const marked = { ...millCase(), decisions: [decided('mark-false', 'unverified')] };
    expect(under(marked, 'Supported by sources; an editor decided otherwise')).not.toBe('[]');
    expect(section(marked, 'confirmed')?.empty).not.toBeNull();
    expect(section(marked, 'next')?.groups.map(({ heading }) => heading)).not.toContain('To raise the level');
  });

  it('says whether it includes corrections that an editor made later', () => {
    expect(textOf({ ...millCase(), corrected: 1 }, 'verdict')).toContain(
      'An editor has since corrected how 1 source is read',
    );
    expect(textOf({ ...millCase(), corrected: 1, showsCorrections: true }, 'verdict')).toContain(
      'include the correction',
    );
    expect(textOf(millCase(), 'verdict')).not.toContain('corrected');
  });
});

describe('claims of a report', () => {
  it('cites every page that disputes the story and says why one is not quoted', () => {
    const { data, pages } = millCase();
    const denial = data.sources.find(({ id }) => id === 13)!;
    const more = [
      ...[21, 22, 23].map((id) => ({ ...denial, id, name: `Paper ${id}`, clusterId: `v${id}` })),
      { ...denial, id: 24, name: 'Orvane Weekly' },
      { ...denial, id: 25, name: 'Rumour Mill', tier: 4 as const, clusterId: 'v25' },
    ].map((view) => ({ ...view, url: `https://paper-${view.id}.example/` }));
    const allPages = [...pages, ...more.map(({ id }) => [id, pages.get(13)!] as const)];
    const said13 = { ...denial.stance, sourceId: 13 };
    const findings = data.findings.map((one) =>
      one.claimId === 'c1' ? { ...one, verdict: 'disputed' as const, evidence: [...one.evidence, said13] } : one,
    );
    const input = { ...millCase({ sources: [...data.sources, ...more], findings }), pages: new Map(allPages) };
    const report = composeReport(input, 'file');
    expect(report.sources.filter(({ stance }) => stance === 'disputes').every(({ cited }) => cited)).toBe(true);
    const said = textOf(input, 'open');
    expect(said).toContain('Paper 22 and Paper 23 dispute it, too.');
    expect(said).toContain('Orvane Weekly carries the same denial.');
    expect(said).toContain('Rumour Mill disputes it but is not rated credible.');
  });

  it('never lists a claim that repeats a disputed main claim as confirmed', () => {
    const { data } = millCase();
    const again = {
      ...data.claims[1],
      id: 'c4',
      text: 'On Thursday the mill burned down, insiders of Elm Valley say.',
    };
    const claims = [...data.claims, again] as CaseData['claims'];
    const findings = data.findings.map((one) =>
      one.claimId === 'c1' ? { ...one, verdict: 'disputed' as const } : one,
    );
    const repeated = { ...findings[1]!, claimId: 'c4', verdict: 'verified' as const };
    expect(textOf(millCase({ claims, findings: [...findings, repeated] }), 'confirmed')).not.toContain('insiders');
  });

  it('leaves hearsay out of the confirmed claims and drops the attribution from the main claim', () => {
    const claims = millCase().data.claims.map((claim) => ({
      ...claim,
      text: claim.core
        ? 'The Elm Valley mill burned down on Thursday, several sites say.'
        : 'Forty are said to be hurt.',
    }));
    expect(textOf(millCase({ claims }), 'verdict')).toContain('The Elm Valley mill burned down on Thursday.');
    expect(textOf(millCase({ claims }), 'confirmed')).not.toContain('Forty are said to be hurt');
  });
});

describe('importance of a claim', () => {
  const withImportance = (importance: Record<string, number>) =>
    millCase({
      claims: millCase().data.claims.map((claim) => ({ ...claim, importance: importance[claim.id] ?? 0 })),
    });
  const NOTE = /^(?:High|Medium) importance\.$/;
  const notesOf = (input: ReportInput, depth: ReportDepth = 'file') =>
    itemsOf(input, depth).flatMap(({ label, sentences }) =>
      sentences.flatMap(({ text }, at) => (NOTE.test(text) ? [[label, at, text]] : [])),
    );

  it('prints the importance of a claim in the full case file if it is at least medium', () => {
    expect(notesOf(withImportance({ c1: 1, c3: 0.4 }))).toEqual([
      [null, 1, 'High importance.'],
      ['The fire was set', 0, 'Medium importance.'],
    ]);
    expect(notesOf(withImportance({ c1: 0.69, c3: 0.39 }))).toEqual([[null, 1, 'Medium importance.']]);
  });

  it('omits the importance of claims from the shorter reports', () => {
    const input = withImportance({ c1: 1, c2: 1, c3: 1 });
    expect([notesOf(input, 'report'), notesOf(input, 'brief')]).toEqual([[], []]);
  });
});

describe('evidence section of a report', () => {
  it('summarizes posts without citing them', () => {
    const social = {
      sources: [{}, {}, {}],
      ...{ independentAccounts: 1, timeline: { first: null }, reaction: null, retention: { dropped: 2 } },
      engagement: {
        ...{ why: createReason('interest.spread', { posts: 2 }), reception: 'argued-over' },
        received: createReason('interest.argued-over', { answers: 9, approvals: 4 }),
      },
    } as unknown as CaseData['social'];
    const heading = 'On social networks (leads only, never counted)';
    const sectionText = under(millCase({ social }), heading);
    expect(sectionText).toContain('Three posts found; one account reported it independently.');
    expect(sectionText).toContain('Two posts deleted since.');
    expect(sectionText).not.toContain('"n":');
  });

  it('relies on the stored passages if a text was deleted, and says so', () => {
    const input = millCase();
    const pages = new Map([...input.pages].map(([id, page]) => [id, { ...page, text: '' }]));
    expect(textOf({ ...input, pages }, 'verdict')).toContain('The Elm Valley mill burned down on Thursday.');
    expect(textOf({ ...input, pages }, 'evidence')).toContain('was deleted; quoted passages are kept');
  });
});

describe('full case file', () => {
  it('lists events from the pages, each checked like every other sentence', () => {
    const unread = { text: '', start: 0, end: 0, entities: [] };
    const timeline = {
      people: [],
      events: [
        {
          ...unread,
          date: { value: '2025-03-06T00:00:00.000Z', precision: 'day' as const },
          quote: 'The Elm Valley mill burned down on Thursday.',
          sourceIds: [11, 12],
          conflicting: [{ date: { value: '2025-03-05', precision: 'day' as const }, sourceIds: [13] }],
        },
        {
          ...unread,
          date: { value: '2025-03-06T06:40', precision: 'time' as const },
          quote: 'The mill flew away.',
          sourceIds: [11],
          conflicting: [],
        },
      ],
      undated: 2,
      skipped: null,
    };
    const input = { ...millCase(), parts: { timeline } };
    const items = section(input, 'timeline')?.groups[0]?.items;
    expect(items?.map(({ label }) => label)).toEqual(['March 6, 2025']);
    expect(textOf(input, 'timeline')).toContain('Orvane Post gives March 5, 2025.');
    expect(textOf(input, 'timeline')).toContain('Two events without a date left out.');
    expect(composeReport(input).dropped.map(({ why }) => why.code)).toContain('sentence.quote-not-found');
  });

  it('marks an event that other sources dispute', () => {
    const event = {
      ...{ text: '', start: 0, end: 0, entities: [], sourceIds: [11], conflicting: [] },
      ...{ date: { value: '2025-03-06', precision: 'day' as const }, quote: 'mill burned down on Thursday' },
    };
    const parts = { timeline: { people: [], events: [event], undated: 0, skipped: null } };
    const { data } = millCase();
    const findings = data.findings.map((one, at) => (at === 0 ? { ...one, verdict: 'disputed' as const } : one));
    expect(textOf({ ...millCase(), parts }, 'timeline')).not.toContain('Other sources dispute it.');
    expect(textOf({ ...millCase({ findings }), parts }, 'timeline')).toContain(
      '“The Elm Valley mill burned down on Thursday”. Other sources dispute it.',
    );
  });

  it('gives the reason if a part is empty', () => {
    const empty = { timeline: null, balance: null, positions: [], theories: [], statements: [] };
    const codeOf = (id: SectionId, withoutNotes: ReportParts['withoutNotes']) =>
      section({ ...millCase(), parts: { ...empty, withoutNotes } }, id)?.empty?.code;
    for (const id of ['timeline', 'balance', 'explanations', 'statements'] as const)
      expect(codeOf(id, createReason('parts.no-model'))).toBe('parts.no-model');
    for (const id of ['explanations', 'statements'] as const) expect(codeOf(id, null)).toBe('section.nothing-found');
    const skipped = createReason('section.not-made', { part: 'timeline' });
    const input = { ...millCase(), parts: { timeline: { events: [], people: [], undated: 0, skipped } } };
    expect(section(input, 'timeline')?.empty).toMatchObject({ code: 'section.not-made' });
  });

  it('prints sentences in every section of the full case file, or the reason why there are none', () => {
    for (const { groups, empty } of composeReport(millCase(), 'file').sections)
      expect(groups.length > 0).toBe(empty === null);
  });
});

describe('report lengths', () => {
  const many = (): ReportInput => {
    const { data } = millCase();
    const more = Array.from({ length: 40 }, (_, at) => ({
      ...data.claims[2]!,
      id: `x${at}`,
      text: `The owner of the ${at} looms in the hall behind the old river gate of the town had sold them long ago.`,
    }));
    return millCase({ claims: [...data.claims, ...more] });
  };
  const wordsIn = (items: ReportItem[]) =>
    items.flatMap(({ label, sentences }) => [label ?? '', ...sentences.map(({ text }) => text)].join(' ').split(/\s+/));

  it('keeps short reports within their word limits and begins them with the verdict', () => {
    for (const [depth, words] of [
      ['brief', 250],
      ['report', 1200],
    ] as const) {
      expect(wordsIn(itemsOf(many(), depth)).length).toBeLessThan(words);
      expect(composeReport(many(), depth).sections[0]?.id).toBe('verdict');
    }
    expect(wordsIn(itemsOf(many(), 'file')).length).toBeGreaterThan(250);
    // As printed: headings, list marks and sources without their addresses.
    const printed = reportMarkdown(composeReport(many(), 'brief')).replace(/<http[^>]*>|\[\[\d+\]\]\(\S+\)/g, '');
    expect(printed.split(/\s+/).length).toBeLessThanOrEqual(250);
  });

  it('prints no quote or sentence twice in a short report', () => {
    const texts = itemsOf(millCase(), 'report').flatMap(({ sentences }) => sentences.map(({ text }) => text));
    const quotes = texts.flatMap((text) =>
      [...text.matchAll(QUOTED_TEXT)].map(([, quote = '']) => normalizeForComparison(quote)),
    );
    expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(quotes).size).toBe(quotes.length);
    const parts = quotes.filter(
      (quote, at) => quote.length > 25 && quotes.slice(0, at).some((one) => one.includes(quote)),
    );
    expect(parts).toEqual([]);
  });

  it('numbers sources by first use, the same at every length, and lists only cited ones in a short report', () => {
    const [file, brief] = (['file', 'brief'] as const).map((depth) => composeReport(millCase(), depth));
    expect(file?.sources.map(({ n, id, outlet }) => [n, id, outlet])).toEqual([
      [1, 'S001', 'Elm Gazette'],
      [2, 'S002', 'Valley Courier'],
      [3, 'S004', 'Orvane Post'],
      [4, 'S005', 'Feed'],
      [5, 'S003', 'Truth Torch'],
    ]);
    expect(brief?.sources.map(({ n, id }) => [n, id])).toEqual(file?.sources.map(({ n, id }) => [n, id]));
    expect(brief?.sources.filter(({ cited }) => cited).map(({ n }) => n)).toEqual([1, 2, 3, 4]);
  });

  it('composes an identical report each time for the same case', () =>
    expect(markdownOf(millCase())).toBe(markdownOf(millCase())));

  it('shows headlines in a report without the outlet’s suffix', () => {
    const input = millCase();
    const pages = new Map(
      [...input.pages].map(
        ([id, page]) => [id, { ...page, documentTitle: `${page.title} - Elm Valley Page` }] as const,
      ),
    );
    const shown = composeReport({ ...input, pages }, 'file');
    expect(shown.sources).toEqual(composeReport(input, 'file').sources);
    expect(JSON.stringify(shown)).not.toContain('Elm Valley Page');
  });
});

const STORED = path.resolve(__dirname, '../../../../test/stored-results');
const isMap = (value: unknown): value is { map: [unknown, unknown][] } =>
  typeof value === 'object' && value !== null && Array.isArray((value as { map?: unknown }).map);

describe('the lists of a short report', () => {
  const FACTS = Array.from({ length: 14 }, (_, at) => `Watchman number ${at + 1} raised the alarm.`);

  /** Facts that only the second paper has. */
  function caseWithFacts(facts: readonly string[]): ReportInput {
    const { data, pages } = millCase();
    const page = pages.get(12)!;
    const text = [page.text, ...facts].join(' ');
    const [core] = data.claims;
    const claims = facts.map((fact, at) => ({ ...core!, id: `f${at}`, text: fact, core: false, importance: 0.5 }));
    const findings = claims.map(({ id: claimId, text: quote }) => {
      const passage = { quote, start: text.indexOf(quote), end: text.indexOf(quote) + quote.length };
      const evidence = [{ sourceId: 12, stance: 'supports' as const, strength: 0.9, passage, reasons: [] }];
      return { ...data.findings[0]!, claimId, evidence };
    });
    const given = millCase({ claims: [core!, ...claims], findings: [data.findings[0]!, ...findings] });
    return { ...given, pages: new Map([...given.pages, [12, { ...page, text }]]) };
  }
  const reported = (facts: readonly string[]) =>
    composeReport(caseWithFacts(facts), 'report').sections.find(({ id }) => id === 'reported')?.groups[0]?.items ?? [];

  it('prints every claim of one source in a short report, even if each is reported in the same words', () => {
    const items = reported(FACTS.slice(0, 3));
    expect(items.map(({ label }) => label)).toEqual(FACTS.slice(0, 3).map((fact) => fact.slice(0, -1)));
    expect(new Set(items.map(({ sentences }) => sentences[0]?.text))).toEqual(new Set(['Valley Courier reports it.']));
  });

  it('says at the end of a list in a short report how many items it left out for lack of room', () =>
    expect(reported(FACTS).at(-1)).toMatchObject({
      label: null,
      sentences: [{ text: 'Two more in the full case file.' }],
    }));

  it('quotes credible pages in a short report even if they were judged to cover another event', () => {
    const { data } = millCase();
    const sources = data.sources.map((view) =>
      view.id === 13
        ? { ...view, stance: { ...view.stance, stance: 'mentions' as const, rule: 'another-event' as const } }
        : view,
    );
    const heading = 'Credible pages read as about another event';
    expect(under(millCase(), heading)).toBe('[]');
    expect(under(millCase({ sources }), heading)).toContain(
      '“The Elm Valley mill did not burn down, owner Pell Foods says”.',
    );
  });
});

describe('report of a stored case', () => {
  it.each(readdirSync(STORED).filter((name) => name.endsWith('.json')))(
    'composes the report of a stored case without the captures: %s',
    (name) => {
      const { data } = JSON.parse(readFileSync(path.join(STORED, name), 'utf8'), (_key, value: unknown) =>
        isMap(value) ? new Map(value.map) : value,
      ) as { data: CaseData };
      const report = composeReport({ data, pages: new Map() }, 'file');
      expect(report.sections).toHaveLength(14);
      expect(report.sources.some(({ cited }) => cited)).toBe(true);
    },
  );
});
