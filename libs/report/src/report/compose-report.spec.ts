import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { because } from '@corroborate/domain';
import type { CaseData } from '../case.types';
import { millCase } from '../testing';
import { composeReport } from './compose-report';
import { reportMarkdown } from './render/markdown';
import type { ReportInput } from './report.input';
import type { ReportParts } from './report.parts';
import type { SectionId } from './report.types';

const section = (input: ReportInput, id: SectionId) =>
  composeReport(input, 'full').sections.find((one) => one.id === id);
const sentencesOf = (input: ReportInput, id: SectionId) =>
  section(input, id)?.groups.flatMap(({ items }) => items.flatMap(({ sentences }) => sentences)) ?? [];
const textOf = (input: ReportInput, id: SectionId) =>
  sentencesOf(input, id)
    .map(({ text }) => text)
    .join(' ');
const held = (data: CaseData): CaseData['decision'] => ({ ...data.decision, applied: 'unverified', held: true });

describe('the report of a case', () => {
  it('shows headlines without what outlets add to them', () => {
    const input = millCase();
    const pages = new Map(
      [...input.pages].map(
        ([id, page]) => [id, { ...page, documentTitle: `${page.title} - Elm Valley Page` }] as const,
      ),
    );
    const shown = composeReport({ ...input, pages }, 'full');
    expect(shown.sources).toEqual(composeReport(input, 'full').sources);
    expect(JSON.stringify(shown)).not.toContain('Elm Valley Page');
  });

  it('tells in its own words how posts were received and by whom, and cites none of them', () => {
    const history = { karma: 1, activity: { items: 80, inCommunity: 0, removed: 0 } };
    const post = (code: 'history.newcomer' | 'history.regular') => ({
      account: { ...history, reasons: [because(code, { items: 80, inCommunity: 0, community: 'ohio' })] },
    });
    const social = {
      sources: [post('history.newcomer'), post('history.newcomer'), post('history.regular')],
      ...{ independentAccounts: 1, timeline: { first: null }, reaction: null, retention: { dropped: 2 } },
      engagement: {
        ...{ why: because('interest.spread', { posts: 2 }), reception: 'argued-over' },
        received: because('interest.argued-over', { answers: 9, approvals: 4 }),
      },
    } as unknown as CaseData['social'];
    const input = millCase({ social });
    expect(textOf(input, 'origin')).toContain(
      'More argued over than endorsed: 9 replies and 4 likes, reposts and points. ' +
        'Of three posts whose account was looked at, ' +
        'one in a community in which its account writes regularly and two in one in which it had not written before. ' +
        'Since then two posts have been deleted.',
    );
    for (const { text, citations } of sentencesOf(input, 'origin'))
      if (/posts/.test(text)) expect(citations).toEqual([]);
  });

  it('says of whom it has the story whether it usually reports on such things', () => {
    const { data } = millCase();
    const outlet = { coversField: true, reasons: [because('field.section', { section: 'Elm Valley' })] };
    const told = (given: object) =>
      textOf(millCase({ origin: { ...data.origin, ...given } as CaseData['origin'] }), 'origin');
    expect(told({ outlet })).toContain('Published in the section “Elm Valley”.');
    expect(told({ outlet: { ...outlet, coversField: null } })).not.toContain('section');
    const account = { platform: 'reddit', coversField: true, reasons: [because('field.posts', { posts: 2 })] };
    expect(told({ outlet, account })).toContain(
      'Of the account that told it first: 2 posts by this account were found on the story.',
    );
  });

  it('opens with what happened, who confirms it and who denies it, each with its sources', () => {
    const [first, second, third] = sentencesOf(millCase(), 'summary');
    expect(first).toMatchObject({
      text: 'The Elm Valley mill burned down on Thursday.',
      citations: [{ n: 1 }, { n: 2 }],
    });
    expect(second?.text).toBe(
      'Two credible sources that do not rest on one another confirm it: Elm Gazette and Valley Courier.',
    );
    expect(third).toMatchObject({
      text: 'Orvane Post disputes it: “The Elm Valley mill did not burn down, owner Pell Foods says”.',
      citations: [{ n: 4, quote: 'The Elm Valley mill did not burn down, owner Pell Foods says.' }],
    });
  });

  it('cites every page that disputes the story, and says why one is not quoted', () => {
    const { data, pages } = millCase();
    const denial = data.sources.find(({ id }) => id === 13)!;
    const more = [
      ...[21, 22, 23].map((id) => ({ ...denial, id, name: `Paper ${id}`, clusterId: `v${id}` })),
      { ...denial, id: 24, name: 'Orvane Weekly' },
      { ...denial, id: 25, name: 'Rumour Mill', tier: 4 as const, clusterId: 'v25' },
      { ...denial, id: 26, name: 'Elm Blog', tier: 3 as const, clusterId: 'v26' },
    ].map((view) => ({ ...view, url: `https://paper-${view.id}.example/` }));
    const told = [...pages, ...more.map(({ id }) => [id, pages.get(13)!] as const)];
    const said13 = { ...denial.stance, sourceId: 13 };
    const findings = data.findings.map((one) =>
      one.claimId === 'c1' ? { ...one, verdict: 'disputed' as const, evidence: [...one.evidence, said13] } : one,
    );
    const input = { ...millCase({ sources: [...data.sources, ...more], findings }), pages: new Map(told) };
    const report = composeReport(input, 'full');
    expect(report.sources.filter(({ stance }) => stance === 'disputes').every(({ cited }) => cited)).toBe(true);
    const said = textOf(input, 'findings');
    expect(said).toContain('Paper 21, Paper 22 and Paper 23 dispute it as well.');
    expect(said).toContain('Orvane Weekly carries a denial that is quoted above, and is no voice of its own.');
    expect(said).toContain('Rumour Mill disputes it and is known to be unreliable, so that it does not count.');
    expect(said).toContain('Elm Blog disputes it and is an ordinary or unknown outlet, so that it does not count.');
  });

  it('cites the page of which the last look says that it speaks against the story, whatever it was read as', () => {
    const { data } = millCase();
    const sources = data.sources.map((view) =>
      view.id === 13 ? { ...view, stance: { ...view.stance, stance: 'unrelated' as const } } : view,
    );
    const quote = 'The Elm Valley mill did not burn down, owner Pell Foods says.';
    const gone = because('look.thing-gone', { name: 'Orvane Post', day: null, quote });
    const ask = 'Is it still there?';
    const questions = [{ id: 'still-there', ask, answer: 'critical' as const, why: gone, sourceIds: [13] }];
    const lastLook = { clear: true, claims: [], questions, findings: [], risks: [], replies: [], notes: [] };
    const input = millCase({ sources, lastLook, findings: [] });
    const { sources: listed } = composeReport(input, 'executive');
    const page = listed.find(({ sourceId }) => sourceId === 13);
    expect(page?.cited).toBe(true);
    for (const id of ['summary', 'findings', 'integrity'] as const)
      expect(sentencesOf(input, id).find(({ text }) => text.includes('Orvane Post'))?.citations).toEqual([
        { n: page?.n, quote: null },
      ]);
  });

  it('ascribes what waits for a person, and states what a page does not bear out as the topic’s words alone', () => {
    const { data } = millCase();
    const waiting = millCase({ decision: held(data) });
    expect(textOf(waiting, 'summary')).toContain(
      'According to Elm Gazette and Valley Courier, the Elm Valley mill burned down',
    );
    const unproven = millCase({ decision: { ...data.decision, applied: 'unverified', counted: [] } });
    expect(textOf(unproven, 'summary')).toContain(
      'This claim could not be verified: “The Elm Valley mill burned down on Thursday”.',
    );
  });

  it('tells what a person has decided, and says no more that it waits for one', () => {
    const waiting = millCase({ decision: held(millCase().data) });
    const decision = {
      ...{
        action: 'approve' as const,
        decidedBy: 'ann',
        rejectReason: null,
        note: null,
        at: '2025-03-08T20:01:07.000Z',
      },
      ...{ levelBefore: 'unverified' as const, levelAfter: 'verified' as const },
    };
    const whole = (decisions: ReportInput['decisions']) => reportMarkdown(composeReport({ ...waiting, decisions }));
    const approved = whole([decision]);
    expect(approved).toContain('unverified → verified · ');
    expect(approved).toContain(
      'A person decided on 8 March 2025: the topic is verified. The evidence gives the level verified',
    );
    expect(approved).not.toMatch(/held for (a person|review)|waits for a person|once a person has looked/);
    const rejected = whole([{ ...decision, action: 'reject' as const, levelAfter: 'unverified' }]);
    expect(rejected).toContain('unverified → unverified · ');
    expect(rejected).toContain('According to Elm Gazette and Valley Courier');
    expect(rejected).not.toMatch(/held for (a person|review)|waits for a person|once a person has looked/);
    expect(whole([{ ...decision, action: 'first-approval' as const, levelAfter: 'unverified' }])).toContain(
      'waits for a person',
    );
  });

  it('confirms nothing that a person took back, and says nothing of what would lift it', () => {
    const decision = {
      ...{ action: 'mark-false' as const, decidedBy: 'ann', rejectReason: null, note: null },
      ...{ at: '2025-03-08T20:01:07.000Z', levelBefore: 'verified' as const, levelAfter: 'unverified' as const },
    };
    const marked = reportMarkdown(composeReport({ ...millCase(), decisions: [decision] }));
    expect(marked).toContain('A person marked the upgrade as false on 8 March 2025: the topic is unverified.');
    expect(marked).toContain('### Supported by the evidence; an editor decided otherwise');
    expect(marked).not.toMatch(/### Confirmed|would lift it/);
  });

  it('says first that it is of the case before somebody corrected how a source is read', () => {
    const told = 'A person has corrected since how 1 source is read;';
    for (const id of ['summary', 'limitations'] as const) {
      expect(textOf({ ...millCase(), corrected: 1 }, id)).toContain(told);
      expect(textOf(millCase(), id)).not.toContain(told);
      const corrected = textOf({ ...millCase(), corrected: 1, toldCorrected: true }, id);
      expect(corrected).toContain('A person has corrected how 1 source is read. Voices, claims and level');
    }
  });

  it('drops a sentence whose number or name stands in no capture, says one that does, and counts it', () => {
    const claims = millCase().data.claims.map((claim) =>
      claim.core
        ? { ...claim, text: 'The Elm Valley mill burned down with 61 workers of Norvane Foods inside.' }
        : claim,
    );
    const input = millCase({ claims });
    const report = composeReport(input, 'full');
    expect(reportMarkdown(report)).not.toMatch(/^The Elm Valley mill burned down with 61/m);
    expect(textOf(input, 'summary')).toContain('Elm Gazette writes: “The Elm Valley mill burned down on Thursday”.');
    expect(report.dropped.map(({ why }) => why.code)).toContain('sentence.number-not-found');
    expect(textOf(input, 'limitations')).toContain('left out of this report or said more narrowly');
  });

  it('says the same without the region of a place where only the region stands in no capture', () => {
    const text = 'The mill of Ada Okafor, chief of Elm Valley, Ohio, burned down.';
    const claims = millCase().data.claims.map((claim) => (claim.core ? { ...claim, text } : claim));
    expect(textOf(millCase({ claims }), 'summary')).toContain(
      'The mill of Ada Okafor, chief of Elm Valley, burned down.',
    );
  });

  it('tells with the core what only says it again, and never as confirmed where the core is disputed', () => {
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
    const [, , voiced] = findings;
    const whole = voiced ? [...findings, { ...voiced, claimId: 'c4', verdict: 'verified' as const }] : findings;
    const told = section(millCase({ claims, findings: whole }), 'findings')?.groups ?? [];
    const under = (heading: string) => JSON.stringify(told.find((group) => group.heading === heading) ?? null);
    expect(under('Confirmed')).not.toContain('insiders');
    expect(under('Disputed')).toContain('The topic also puts it so');
  });

  it('shows hearsay of a topic as its words, and leaves off whoever passes it on', () => {
    const claims = millCase().data.claims.map((claim) => ({
      ...claim,
      text: claim.core
        ? 'The Elm Valley mill burned down on Thursday, several sites say.'
        : 'Forty are said to be hurt.',
    }));
    const items = section(millCase({ claims }), 'findings')?.groups.flatMap((group) => group.items) ?? [];
    expect(items[0]?.sentences[0]?.text).toBe('The Elm Valley mill burned down on Thursday.');
    const labels = items.flatMap(({ label }) => label ?? []);
    expect(new Set(labels)).toEqual(new Set(['“Forty are said to be hurt”']));
  });

  it('names the weekday that the claim has, and a day alone only about', () => {
    expect(textOf(millCase(), 'summary')).toContain(
      'The topic places the event in Elm Valley, Ohio, on Thursday, 6 March',
    );
    const claims = millCase().data.claims.map((one) => ({ ...one, text: one.text.replace(' on Thursday', '') }));
    expect(textOf(millCase({ claims }), 'summary')).toContain('in Elm Valley, Ohio, about 5 March 2025.');
  });

  it('has every section, each with sentences or with why there are none', () => {
    for (const { groups, empty } of composeReport(millCase(), 'full').sections)
      expect(groups.length > 0).toBe(empty === null);
  });

  it('numbers its sources alike in every depth, and in short forms lists what it cites', () => {
    const [full, brief, bullets] = (['full', 'executive', 'bullets'] as const).map((depth) =>
      composeReport(millCase(), depth),
    );
    expect(full?.sources.map(({ id, outlet }) => [id, outlet])).toEqual([
      ['S001', 'Elm Gazette'],
      ['S002', 'Valley Courier'],
      ['S003', 'Truth Torch'],
      ['S004', 'Orvane Post'],
      ['S005', 'Feed'],
    ]);
    expect(brief?.sources.map(({ n }) => n)).toEqual(full?.sources.map(({ n }) => n));
    expect(brief?.sections.map(({ id }) => id)).toEqual(['summary', 'findings', 'limitations', 'recommendations']);
    const cited = brief?.sections
      .flatMap(({ groups }) => groups.flatMap(({ items }) => items.flatMap(({ sentences }) => sentences)))
      .flatMap(({ citations }) => citations.map(({ n }) => n));
    expect(brief?.sources.filter((one) => one.cited).map(({ n }) => n)).toEqual([...new Set(cited)].sort());
    expect(full?.sources.filter((one) => one.cited).length).toBeGreaterThan(new Set(cited).size);
    expect(bullets?.sections.flatMap(({ groups }) => groups).every(({ as }) => as === 'list')).toBe(true);
    expect(composeReport(millCase({ mode: 'quick' })).depth).toBe('executive');
  });

  it('is the same each time', () =>
    expect(reportMarkdown(composeReport(millCase()))).toBe(reportMarkdown(composeReport(millCase()))));

  it('stands on the passages kept in the case where a text has been let go, and says so', () => {
    const input = millCase();
    const pages = new Map([...input.pages].map(([id, page]) => [id, { ...page, text: '' }]));
    expect(textOf({ ...input, pages }, 'summary')).toContain('The Elm Valley mill burned down on Thursday.');
    expect(textOf({ ...input, pages }, 'limitations')).toContain('has been let go');
  });

  it('tells what others computed, checked in the same way', () => {
    const timeline = {
      events: [
        {
          date: { value: '2025-03-06T00:00:00.000Z', precision: 'day' as const },
          quote: 'The Elm Valley mill burned down on Thursday.',
          sourceIds: [11, 12],
          conflicting: [{ date: { value: '2025-03-05', precision: 'day' as const }, sourceIds: [13] }],
        },
        {
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
    expect(items?.map(({ label }) => label)).toEqual(['6 March 2025']);
    expect(textOf(input, 'timeline')).toContain('Another day is given by Orvane Post: 5 March 2025.');
    expect(textOf(input, 'timeline')).toContain('Two events without a date are left out.');
    expect(composeReport(input).dropped.map(({ why }) => why.code)).toContain('sentence.quote-not-found');
  });

  it('says of each part that needs notes what is missing, and of a case with notes what the pages do not have', () => {
    const empty = { timeline: null, balance: null, positions: [], theories: [], statements: [] };
    const codeOf = (id: SectionId, withoutNotes: ReportParts['withoutNotes']) =>
      section({ ...millCase(), parts: { ...empty, withoutNotes } }, id)?.empty?.code;
    for (const id of ['timeline', 'balance', 'positions', 'statements'] as const)
      expect(codeOf(id, because('parts.no-model'))).toBe('parts.no-model');
    for (const id of ['positions', 'statements'] as const) expect(codeOf(id, null)).toBe('section.nothing-found');
  });

  it('says why a part is skipped', () => {
    const skipped = because('section.not-made', { part: 'timeline' });
    const input = { ...millCase(), parts: { timeline: { events: [], undated: 0, skipped } } };
    expect(section(input, 'timeline')?.empty).toMatchObject({ code: 'section.not-made' });
  });
});

const STORED = path.resolve(__dirname, '../../../../test/stored-results');
const isMap = (value: unknown): value is { map: [unknown, unknown][] } =>
  typeof value === 'object' && value !== null && Array.isArray((value as { map?: unknown }).map);

describe('the report of a case', () => {
  it.each(readdirSync(STORED).filter((name) => name.endsWith('.json')))('is made without its captures: %s', (name) => {
    const { data } = JSON.parse(readFileSync(path.join(STORED, name), 'utf8'), (_key, value: unknown) =>
      isMap(value) ? new Map(value.map) : value,
    ) as { data: CaseData };
    const report = composeReport({ data, pages: new Map() }, 'full');
    expect(report.sections).toHaveLength(12);
    expect(report.sources.some(({ cited }) => cited)).toBe(true);
  });
});
