import { because } from '@corroborate/domain';
import type { CaseData } from '../case.types';
import { millCase } from '../testing';
import { composeReport } from './compose-report';
import type { ReportInput } from './report.input';
import type { ReportParts } from './report.parts';
import type { SectionId } from './report.types';

const groupsOf = (input: ReportInput, id: SectionId) =>
  composeReport(input, 'full').sections.find((one) => one.id === id)?.groups ?? [];
const under = (input: ReportInput, heading: string) =>
  JSON.stringify(groupsOf(input, 'findings').find((group) => group.heading === heading)?.items ?? []);
const textOf = (input: ReportInput, id: SectionId) => JSON.stringify(groupsOf(input, id));

const { data } = millCase();
const { findings } = data;
const evidence = (sourceId: number, stance: 'supports' | 'disputes' | 'mentions') => {
  const known = findings.flatMap((one) => one.evidence).find((one) => one.sourceId === sourceId);
  return { sourceId, stance, strength: 0.7, passage: known?.passage ?? null, reasons: [] };
};
const withFinding = (change: Partial<CaseData['findings'][number]>) =>
  millCase({ findings: findings.map((one) => (one.claimId === 'c3' ? { ...one, ...change } : one)) });

describe('the findings of a report', () => {
  it('tell apart what is false, what one source tells and what nobody tells', () => {
    expect(under(millCase(), 'Unverified')).toContain('The fire was set');
    const single = withFinding({ evidence: [evidence(11, 'supports')] });
    expect(under(single, 'Reported by one source only')).toContain('The fire was set');
    const refuted = withFinding({ verdict: 'refuted', evidence: [evidence(13, 'disputes')] });
    expect(under(refuted, 'False according to credible sources')).toContain('The fire was set');
  });

  it('name credible pages that only mention a claim', () => {
    const mentioned = withFinding({ evidence: [evidence(12, 'mentions'), evidence(14, 'mentions')] });
    expect(under(mentioned, 'Unverified')).toContain('Valley Courier mentions it without confirming it.');
  });

  it('show the value that another credible source gives instead', () => {
    const known = evidence(12, 'disputes');
    const differs = known.passage?.quote.split(' ')[0];
    const differing = withFinding({
      verdict: 'partially true',
      evidence: [evidence(11, 'supports'), { ...known, differs }],
    });
    const partly = under(differing, 'Partially true: a detail differs between sources');
    expect(partly).toContain(`has “${differs}” instead`);
    expect(partly.split(known.passage!.quote)).toHaveLength(2);
  });

  it('set the denial of an unreliable page against no credible source', () => {
    const denied = withFinding({ evidence: [evidence(11, 'supports'), evidence(14, 'disputes')] });
    expect(under(denied, 'Reported by one source only')).not.toContain('Truth Torch');
  });

  it('take no denial of another page’s claim for a denial of the story', () => {
    const ofSources = { ...data.claims[2], id: 's1', ofSources: true } as CaseData['claims'][number];
    const found = { ...findings[2], claimId: 's1', evidence: [evidence(14, 'disputes')] } as (typeof findings)[number];
    const input = millCase({ claims: [...data.claims, ofSources], findings: [...findings, found] });
    const against = groupsOf(input, 'findings').filter(({ heading }) => heading?.includes('speaks against it'));
    expect(JSON.stringify(against)).not.toContain('Truth Torch');
  });
});

describe('what people deny', () => {
  const statement = { sourceId: 11, quote: 'Ada Okafor said she had no part in it' };
  const core = { claimId: 'c1', holder: 'Ada Okafor', statements: [statement] };
  const answered = because('position.answered', { voices: 2, verdict: 'verified' as const });
  const parts: ReportParts = { positions: [{ ...core, holds: 'denies', answered }] };
  const denied = (reasons: CaseData['claims'][number]['reasons']) => {
    const claims = data.claims.map((claim) => (claim.core ? { ...claim, reasons } : claim));
    const texts = new Map(
      [...millCase().pages].map(([id, page]) => [id, { ...page, text: `${page.text} ${statement.quote}.` }]),
    );
    return { ...millCase({ claims }), pages: texts, parts };
  };

  it('stands in the summary', () => {
    expect(textOf(denied([]), 'summary')).toContain('Ada Okafor denies it');
    expect(textOf(denied([]), 'positions')).toContain('Two credible voices say otherwise');
  });

  it('is no error where it rejects an accusation', () => {
    const grave = denied([because('statement.grave', { name: 'a model' })]);
    expect(textOf(grave, 'summary')).toContain('Ada Okafor rejects the accusation');
    expect(textOf(grave, 'positions')).not.toContain('say otherwise');
  });
});
