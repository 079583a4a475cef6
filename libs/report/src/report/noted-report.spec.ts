import { createReason } from '@corroborate/domain';
import type { CaseData } from '../case.types';
import { millCase } from '../testing';
import { composeReport } from './compose-report';
import type { ReportInput } from './report.input';
import type { ReportParts } from './report.parts';
import type { SectionId } from './report.types';

const groupsOf = (input: ReportInput, id: SectionId) =>
  composeReport(input, 'file').sections.find((one) => one.id === id)?.groups ?? [];
const under = (input: ReportInput, heading: string) =>
  JSON.stringify(
    [...groupsOf(input, 'reported'), ...groupsOf(input, 'open')].find((group) => group.heading === heading)?.items ??
      [],
  );
const textOf = (input: ReportInput, id: SectionId) => JSON.stringify(groupsOf(input, id));

const { data } = millCase();
const { findings } = data;
const evidence = (sourceId: number, stance: 'supports' | 'disputes' | 'mentions') => {
  const known = findings.flatMap((one) => one.evidence).find((one) => one.sourceId === sourceId);
  return { sourceId, stance, strength: 0.7, passage: known?.passage ?? null, reasons: [] };
};
const withFinding = (change: Partial<CaseData['findings'][number]>) =>
  millCase({ findings: findings.map((one) => (one.claimId === 'c3' ? { ...one, ...change } : one)) });

/** The claim in words that the second page has, too. */
const withMention = (change: Partial<CaseData['findings'][number]>) => {
  const given = withFinding(change);
  const claims = data.claims.map((one) => (one.id === 'c3' ? { ...one, text: 'All 40 workers left in time.' } : one));
  return { ...given, data: { ...given.data, claims } };
};

describe('open claims in a report', () => {
  it('distinguishes contradicted open claims, claims from one source and claims that no source addresses', () => {
    expect(under(millCase(), 'Not supported by a credible page on this event')).toContain('The fire was set');
    const single = withFinding({ evidence: [evidence(11, 'supports')] });
    expect(under(single, 'By one source, not corroborated (attribute it)')).toContain('The fire was set');
    const refuted = withFinding({ verdict: 'refuted', evidence: [evidence(13, 'disputes')] });
    expect(under(refuted, 'Contradicted')).toContain('The fire was set');
  });

  it('prints the whole sentence of an open claim’s only source, including the person quoted in it', () => {
    const said = 'Ann Roe said that petrol was found in the cellar';
    const passage = { quote: 'petrol was found in the cellar', start: 0, end: 30 };
    const single = withFinding({ evidence: [{ ...evidence(11, 'supports'), passage }] });
    const pages = new Map([...single.pages].map(([id, page]) => [id, { ...page, text: `${page.text} ${said}.` }]));
    const heading = 'By one source, not corroborated (attribute it)';
    expect(under({ ...single, pages }, heading)).toContain('Ann Roe said that petrol was found in the cellar');
  });

  it('lists every open claim of the topic that the integrity check lists, and no other unclear claim', () => {
    const claims = data.claims.map((one) => (one.id === 'c3' ? { ...one, text: 'It was set.' } : one));
    const nothing = { clear: true, questions: [], findings: [], risks: [], replies: [], notes: [] };
    const checked = { ...nothing, claims: [{ claimId: 'c3' }] } as unknown as CaseData['lastLook'];
    expect(under(millCase({ claims }), 'Not supported by a credible page on this event')).toBe('[]');
    expect(under(millCase({ claims, lastLook: checked }), 'Not supported by a credible page on this event')).toContain(
      'It was set',
    );
  });

  it('lists an open claim as disputed, not contradicted, if another credible source mentions it', () => {
    const mentioned = withMention({
      verdict: 'refuted',
      evidence: [evidence(13, 'disputes'), evidence(12, 'mentions')],
    });
    expect(under(mentioned, 'Disputed')).toContain('Valley Courier: “Flames took');
  });

  it('quotes credible pages that mention an open claim without confirming it', () => {
    const mentions = { evidence: [evidence(12, 'mentions'), evidence(14, 'mentions')] };
    const mentioned = withMention(mentions);
    expect(under(withFinding(mentions), 'Not supported by a credible page on this event')).toContain(
      'The fire was set',
    );
    expect(under(mentioned, 'Mentioned, not confirmed')).toContain('Valley Courier: “Flames took');
  });

  it('shows the different value that another credible source gives for an open claim', () => {
    const known = evidence(12, 'disputes');
    const differs = known.passage?.quote.split(' ')[0];
    const differing = withFinding({
      verdict: 'partially true',
      evidence: [evidence(11, 'supports'), { ...known, differs }],
    });
    const partly = under(differing, 'Sources differ on a detail');
    expect(partly).toContain(`reports “${differs}” instead`);
    expect(partly.split(known.passage!.quote)).toHaveLength(2);
  });

  it('ignores the denial on an unreliable page if a credible source supports the open claim', () => {
    const denied = withFinding({ evidence: [evidence(11, 'supports'), evidence(14, 'disputes')] });
    expect(under(denied, 'By one source, not corroborated (attribute it)')).not.toContain('Truth Torch');
  });
});

it('says in the verdict that all pages relay one report', () => {
  const [first, ...others] = data.sources.filter(({ isTopicPage }) => !isTopicPage);
  const stance = { ...first!.stance, stance: 'mentions' as const };
  const sources = [first!, ...others].map((view) => {
    const tier = view === first ? 3 : 2;
    return { ...view, stance, clusterId: 'v1', tier };
  });
  const decision = { ...data.decision, applied: 'unverified' as const, counted: [], independentCredible: 0 };
  const origin = { ...data.origin!, sourceId: first!.id };
  const passedOn = (known: Partial<CaseData>) =>
    textOf(millCase({ sources: sources as CaseData['sources'], decision, origin, findings: [], ...known }), 'verdict');
  expect(passedOn({})).toContain(`pass on a report by ${first!.name}; no independent credible source confirms it.`);
  expect(passedOn({ origin: null })).toContain('mention the event');
});

describe('denials in a report', () => {
  const statement = { sourceId: 11, quote: 'Ada Okafor said she had no part in it', start: 0, end: 0 };
  const position = { claimId: 'c1', holder: 'Ada Okafor', kind: 'speaker' as const, statements: [statement] };
  const parts = { positions: [{ ...position, holds: 'denies', answered: null }] } as unknown as ReportParts;
  const denied = (reasons: CaseData['claims'][number]['reasons']) => {
    const claims = data.claims.map((claim) => (claim.core ? { ...claim, reasons } : claim));
    const texts = new Map(
      [...millCase().pages].map(([id, page]) => [id, { ...page, text: `${page.text} ${statement.quote}.` }]),
    );
    return { ...millCase({ claims, parts: parts as CaseData['parts'] }), pages: texts, parts };
  };

  it('prints denials both with the verdict and among the statements', () => {
    expect(textOf(denied([]), 'verdict')).toContain('Denied by Ada Okafor.');
    expect(JSON.stringify(groupsOf(denied([]), 'statements'))).toContain('Deny the main claim');
  });

  it('labels denials as denying the accusation if the main claim is an accusation', () => {
    const grave = denied([createReason('statement.grave')]);
    expect(JSON.stringify(groupsOf(grave, 'statements'))).toContain('Deny the accusation');
  });
});

describe('speaker in a report', () => {
  const quote = evidence(11, 'supports').passage?.quote ?? '';
  const statement = {
    ...{
      speaker: 'Ann Roe',
      claimId: 'c1',
      date: null,
      datedBy: 'page' as const,
      venue: null,
      summary: quote,
      quote,
      sourceId: 11,
    },
    ...{ evidence: 'open', sourceIds: [], earlier: null },
  } as const;
  const said = (role: string) => {
    const people = [{ person: 'Dr. Ann Roe', roles: [{ role, quote: role, sourceIds: [11] }] }];
    const timeline = { events: [], people, undated: 0, skipped: null };
    const parts = { statements: [statement], timeline } as unknown as ReportParts;
    const sections = groupsOf({ ...millCase(), parts }, 'statements');
    return sections.flatMap(({ items }) => items.map(({ label }) => label));
  };

  it.each([
    ['has the role that a page gives', 'the mill’s owner', 'Ann Roe (mill’s owner)'],
    ['has no role that is a whole sentence', 'owner of the mill, '.repeat(5), 'Ann Roe'],
  ])('prints a speaker label that %s', (_, role, label) => expect(said(role)).toContain(label));

  it('omits the speaker’s role if the quote already states it', () =>
    expect(said(quote.split(' ').slice(0, 2).join(' '))).toContain('Ann Roe'));
});

it('quotes a passage that answers a question only once, in its longest version', () => {
  const known = evidence(11, 'supports').passage!.quote;
  const quotes = [known.slice(0, 20), known, known];
  const answer = {
    ...{ questionId: 'sq_1', state: 'answered', answer: 'Yes', confidence: 70, by: 'model' },
    findings: quotes.map((quote) => ({ sourceId: 11, quote, start: 0, end: 0 })),
    why: createReason('answer.read-by-model', { voices: 1 }),
  };
  const questions = [{ id: 'sq_1', question: 'Did it burn?', by: 'model', answeredBy: 'free', about: null }];
  const inquiry = { questions, answers: [answer] } as unknown as CaseData['inquiry'];
  const text = textOf(millCase({ inquiry }), 'questions');
  expect(text.split(`“${known.replace(/\.$/, '')}”`)).toHaveLength(2);
  expect(text).not.toContain(`“${quotes[0]}”`);
});
