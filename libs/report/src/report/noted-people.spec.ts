import { millCase } from '../testing';
import { composeReport } from './compose-report';
import type { ReportInput } from './report.input';
import type { NotedActor } from '../parts/noted/actors.types';
import type { StatementCheck } from '../parts/noted/statements.types';
import type { ReportingStep } from '../parts/noted/steps.types';
import type { ReportParts } from './report.parts';
import type { SectionId } from './report.types';

const groupsOf = (parts: ReportParts, id: SectionId, input: ReportInput = millCase()) =>
  composeReport({ ...input, parts }, 'file').sections.find((one) => one.id === id)?.groups ?? [];
const under = (heading: string, groups: ReturnType<typeof groupsOf>) =>
  (groups.find((group) => group.heading === heading)?.items ?? []).map(({ label, sentences }) =>
    [label, ...sentences.map(({ text }) => text)].join(': '),
  );

const SAID = '“Forty people got out,” Chief Ada Okafor said';
const OWNER = 'The Elm Valley mill did not burn down, owner Pell Foods says.';
const actor = (over: Partial<NotedActor>): NotedActor => ({
  ...{ name: 'Ada Okafor', kind: 'person', form: null, place: null, roles: [], sourceIds: [11], speaks: true },
  ...{ mention: { sourceId: 11, quote: SAID, start: 0, end: SAID.length }, worthLookingUp: false },
  ...over,
});
const role = (name: string, quote: string, date: string, sourceId = 11) => ({
  ...{ role: name, quote, date, start: 0, end: quote.length },
  sourceIds: [sourceId],
});
const statement = (over: Partial<StatementCheck> = {}): StatementCheck => ({
  ...{
    speaker: 'Ada Okafor',
    claimId: null,
    date: '2025-03-06',
    datedBy: 'statement',
    venue: null,
    summary: SAID,
    quote: SAID,
    sourceId: 11,
  },
  ...{ evidence: 'open', sourceIds: [], earlier: null, start: 0, end: SAID.length },
  ...over,
});

describe('people and organizations in a report', () => {
  it('lists people in a report with their role in parentheses and the quote that states it', () => {
    const actors = [actor({ roles: [role('Chief', 'Chief Ada Okafor', '2025-03-06')] })];
    expect(under('People', groupsOf({ actors }, 'people'))).toEqual([
      'Ada Okafor (Chief): “The Elm Valley mill burned down on Thursday. ' +
        '‘Forty people got out,’ Chief Ada Okafor said”.',
    ]);
  });

  it('lists the roles of a person in a report by date if pages give several', () => {
    const roles = [
      role('fire chief', 'Chief Ada Okafor', '2025-03-05'),
      role('Chief', 'Chief Ada Okafor said', '2025-03-06'),
    ];
    const [line] = under('People', groupsOf({ actors: [actor({ roles })] }, 'people'));
    expect(line).toContain('March 6, 2025: “Chief”, in “‘Forty people got out,’ Chief Ada Okafor said”.');
  });

  it('lists organizations in a report with their kind and place', () => {
    const known = actor({ name: 'Pell Foods', kind: 'organization', form: 'company', place: 'ELM VALLEY' });
    const actors = [{ ...known, mention: { sourceId: 13, quote: OWNER, start: 0, end: OWNER.length } }];
    expect(under('Organizations', groupsOf({ actors }, 'people'))[0]).toMatch(/^Pell Foods \(company\), Elm Valley: /);
  });
});

describe('statements in a report', () => {
  it('prints role and date of a statement, but no venue, which is a fragment of the sentence', () => {
    const statements = [statement({ venue: 'at the gate' })];
    expect(under('Statements', groupsOf({ statements }, 'statements'))[0]).toMatch(/^Ada Okafor, March 6, 2025: /);
  });

  it('dates a statement as “reported” on the page’s date if the page gives no other date', () => {
    const statements = [statement({ datedBy: 'page' })];
    expect(under('Statements', groupsOf({ statements }, 'statements'))[0]).toMatch(
      /^Ada Okafor, reported March 6, 2025: /,
    );
  });

  it('attributes a statement in a report to the outlet if it is not in the speaker’s own words', () => {
    const statements = [statement(), statement({ speaker: 'Pell Foods', quote: OWNER, sourceId: 13 })];
    const [spoken, narrated] = under('Statements', groupsOf({ statements }, 'statements'));
    expect(spoken).not.toContain('According to');
    expect(narrated).toContain('According to Orvane Post: “The Elm Valley mill did not burn down');
  });

  it('names the claim that a source contradicts and says whether the speaker affirms it', () => {
    const { data } = millCase();
    const findings = data.findings.map((one) => (one.claimId === 'c3' ? { ...one, verdict: 'refuted' as const } : one));
    const compared = (evidence: StatementCheck['evidence']) =>
      under(
        'Statements',
        groupsOf(
          { statements: [statement({ claimId: 'c3', evidence, sourceIds: [13] })] },
          'statements',
          millCase({ findings }),
        ),
      )[0];
    expect(compared('borne-out')).not.toContain('the claim');
    expect(compared('contradicted')).toMatch(/contradicts the claim “The fire was set”, which the speaker affirms\.$/);
  });
});

describe('reporting steps in a report', () => {
  const step = (kind: ReportingStep['kind'], over: Partial<ReportingStep> = {}): ReportingStep => ({
    ...{ kind, what: 'the fire log', why: 'could settle who set it', quote: SAID, sourceId: 11, claimId: 'c3' },
    ...{ start: 0, end: SAID.length },
    ...over,
  });

  it('prints what to request and whom to call next, why, and which claim this could settle', () => {
    const groups = groupsOf({ steps: [step('record'), step('person', { what: 'Ada Okafor' })] }, 'next');
    const reason =
      'Could settle who set it; named by Elm Gazette.: Claim it could settle: The fire was set.: Elm Gazette: “';
    expect(under('Request', groups)[0]).toContain(`The fire log: ${reason}`);
    expect(under('Call', groups)[0]).toContain(`Ada Okafor: ${reason}`);
  });

  it('leaves out reporting steps for a confirmed claim and lists at most five', () => {
    expect(under('Request', groupsOf({ steps: [step('record', { claimId: 'c1' })] }, 'next'))).toEqual([]);
    const many = Array.from({ length: 9 }, () => step('record'));
    expect(under('Request', groupsOf({ steps: many }, 'next'))).toHaveLength(5);
  });
});

describe('timeline in a report', () => {
  const eventOf = (quote: string, text: string, sourceIds = [11]) => ({
    timeline: {
      events: [
        {
          ...{ date: { value: '2025-03-06', precision: 'day' as const }, quote, text, sourceIds, conflicting: [] },
          ...{ entities: [], start: 0, end: quote.length },
        },
      ],
      people: [],
      undated: 0,
      skipped: null,
    },
  });
  const line = (...event: Parameters<typeof eventOf>) =>
    groupsOf(eventOf(...event), 'timeline')[0]?.items[0]?.sentences.map(({ text }) => text);

  it('uses the sentence from the notes if the quote does not name its subject', () =>
    expect(line('burned down on Thursday', 'The mill burned down.')).toEqual(['The mill burned down.']));

  it('uses the whole sentence from the page if the quote names its subject', () =>
    expect(line('The Elm Valley mill burned down', 'The mill burned down.')).toEqual([
      '“The Elm Valley mill burned down on Thursday”.',
    ]));

  it('cites credible pages with the same wording', () =>
    expect(line('the Elm Valley mill', 'the Elm Valley mill', [14])).not.toContain('No credible source reports it.'));

  it('marks an event dated after its pages as upcoming when reported', () => {
    const ahead = (value: string) => {
      const { timeline } = eventOf('The Elm Valley mill burned down', 'The mill burned down.');
      const events = timeline.events.map((one) => ({ ...one, date: { value, precision: 'day' as const } }));
      const [group] = groupsOf({ timeline: { ...timeline, events } }, 'timeline');
      return group?.items[0]?.sentences.map(({ text }) => text).includes('Upcoming when reported.');
    };
    expect([ahead('2025-03-06'), ahead('2025-04-06')]).toEqual([false, true]);
  });
});
