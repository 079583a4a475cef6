import { createReason, toReasonText, type Reason, type SourceView } from '@corroborate/domain';
import { buildTopic } from '@corroborate/domain/testing';
import { prePublicationInput } from '../testing/pre-publication.builder';
import { selectHoldingFindings, runPrePublicationCheck, addReplies } from './pre-publication-check.policy';

const STORY = 'Norvane Foundry bribed an inspector in Port Vesper. A ledger that this newspaper has seen shows it.';
const DENIAL = 'We deny that anybody was bribed.';
const majors = (look: ReturnType<typeof runPrePublicationCheck>) =>
  look.findings.filter(({ gravity, open }) => gravity === 'MAJOR' && open).map(({ kind }) => kind);
const kinds = (look: ReturnType<typeof runPrePublicationCheck>) => look.findings.map(({ kind }) => kind);

describe('serious allegation without a response from the accused', () => {
  const look = runPrePublicationCheck(prePublicationInput([{ text: STORY }, { text: STORY }]));

  it('rates an allegation without a response as MAJOR, requires review and names whom to ask for a response', () => {
    expect(majors(look)).toEqual(['reply']);
    expect(selectHoldingFindings(look).integrity).toHaveLength(1);
    expect(look.clear).toBe(false);
    expect(look.replies).toEqual([expect.objectContaining({ name: 'Norvane Foundry', state: 'open', claimId: 'c1' })]);
    expect(look.replies[0]?.quotes[0]).toEqual({
      sourceId: 1,
      quote: 'Norvane Foundry bribed an inspector in Port Vesper.',
    });
  });

  it('names only known entities as accused in a language that capitalizes all nouns', () => {
    const text =
      'Der Schlachthof in Hollerau leitete monatelang ungeklärtes Abwasser in den Bach, wie ein Blog meldet.';
    const input = prePublicationInput([{ text }]);
    const grave = createReason('statement.grave');
    const claims = input.claims.map((claim) => ({ ...claim, text, statement: text, reasons: [grave] }));
    const topic = buildTopic({ title: text, entities: ['Schlachthof in Hollerau'] });
    const { replies } = runPrePublicationCheck({ ...input, topic, claims });
    expect(replies.map(({ name }) => name)).toEqual(['Schlachthof in Hollerau']);
  });

  it.each([
    ['a denial by the accused', 'The foundry denied wrongdoing.'],
    ['a note that the accused did not comment', 'Norvane did not respond to a request for comment.'],
    ['a note that the accused could not be reached', 'The owner could not be reached.'],
    ['a statement by the accused’s lawyer', 'Its lawyer, Ira Voss, said there was no case.'],
    ['prosecutors as the source of the allegation', 'Prosecutors said the ledger was found in May.'],
    ['a court judgment', 'The foundry was convicted on Friday.'],
  ])('does not rate a serious allegation as MAJOR if a page has %s', (_, sentence) => {
    expect(
      majors(runPrePublicationCheck(prePublicationInput([{ text: STORY }, { text: `${STORY} ${sentence}` }]))),
    ).toEqual([]);
  });

  it.each([
    ['de', 'Die Firma wies die Vorwürfe zurück.'],
    ['fr', "L'entreprise n'a pas souhaité répondre à nos questions."],
    ['es', 'La empresa no ha respondido a las preguntas.'],
    ['it', "L'azienda non ha risposto alle domande."],
    ['pt', 'A empresa não respondeu às perguntas.'],
    ['nl', 'Het bedrijf wilde niet reageren.'],
  ])(
    'does not rate an allegation as MAJOR if a page in %s has a response or notes that there was none',
    (language, sentence) => {
      const input = prePublicationInput([{ text: `${STORY} ${sentence}` }]);
      const captures = new Map([...input.captures].map(([id, page]) => [id, { ...page, language }] as const));
      expect(majors(runPrePublicationCheck({ ...input, captures }))).toEqual([]);
    },
  );

  it('needs no response if a source disputes it', () => {
    const denial = { stance: 'disputes' as const, strength: 0.9, passage: null, reasons: [] };
    const input = prePublicationInput([{ text: STORY }, { text: 'It never was so.', view: { stance: denial } }]);
    expect(kinds(runPrePublicationCheck(input))).not.toContain('reply');
  });

  it('settles an allegation with a response that an editor entered, but not with a mere request', () => {
    const asked = addReplies(look, [{ name: 'norvane foundry', what: 'asked', reply: null }]);
    expect(asked.replies[0]?.state).toBe('asked');
    expect(majors(asked)).toEqual(['reply']);
    const answered = addReplies(look, [{ name: 'Norvane Foundry', what: 'answered', reply: DENIAL }]);
    expect(majors(answered)).toEqual([]);
    expect(answered.clear).toBe(true);
    expect(answered.findings.find(({ kind }) => kind === 'reply')).toMatchObject({ open: false });
    expect(addReplies(look, [{ name: 'Somebody Else', what: 'answered', reply: DENIAL }])).toEqual(look);
  });

  it.each([
    ['a plain denial', 'It is not true.', []],
    ['a plain denial with markup', 'It is <b>not</b> true, and we said so.', []],
    ['a word from the allegation', 'We paid a fee that the board had invoiced, and no inspector.', []],
    ['a note that there was no response', 'They did not answer by the deadline.', []],
    ['a response about something else', 'Please call us again next week, we are on vacation.', ['reply']],
    ['a URL only', null, ['reply']],
  ])('settles a serious allegation only with a response that addresses it: %s', (_, reply, open) => {
    const noted = [{ name: 'Norvane Foundry', what: 'answered' as const, reply }];
    expect(majors(addReplies(look, noted))).toEqual(open);
    expect(
      majors(runPrePublicationCheck(prePublicationInput([{ text: STORY }, { text: STORY }], { replies: noted }))),
    ).toEqual(open);
  });

  it('does not find an unanswered allegation again in a later investigation once a response was entered', () => {
    const replies = [{ name: 'Norvane Foundry', what: 'answered' as const, reply: DENIAL }];
    expect(majors(runPrePublicationCheck(prePublicationInput([{ text: STORY }], { replies })))).toEqual([]);
  });
});

describe('plain story', () => {
  it.each([
    ['a flood', 'River Elm floods Port Vesper', 'River Elm floods Port Vesper. Two streets were closed.'],
    ['the death of a named person', 'Oceanographer Ruth Halloran dies at 61', 'Ruth Halloran died at sea. She was 61.'],
    ['an election', 'Ada Moor wins mayoral election', 'Ada Moor won the election. The count ended at nine.'],
    [
      'the verdict in a trial of a named adult',
      'Ira Voss convicted of fraud',
      'Ira Voss was convicted of fraud on Friday. The jury took two days.',
    ],
  ])('passes the pre-publication check: %s', (_, title, text) => {
    const claims = [{ ...prePublicationInput([]).claims[0], id: 'c1', text: title }] as ReturnType<
      typeof prePublicationInput
    >['claims'];
    const look = runPrePublicationCheck(
      prePublicationInput([{ text }, { text }, { text }], { topic: buildTopic({ title }), claims }),
    );
    expect(selectHoldingFindings(look)).toEqual({ integrity: [], legal: [] });
    expect(look.clear).toBe(true);
    expect(look.notes.map(({ why }) => why.code)).toContain('write.level');
  });
});

describe('integrity check', () => {
  it('finds guilt stated as fact if pages report only a charge', () => {
    const text = 'Norvane Foundry was charged with fraud. The foundry denied wrongdoing.';
    const claims = [{ ...prePublicationInput([]).claims[0], id: 'c1', text: 'Norvane Foundry is guilty of fraud.' }];
    const topic = buildTopic({ title: 'Norvane Foundry is guilty of fraud', entities: ['Norvane Foundry'] });
    const input = prePublicationInput([{ text }, { text }], {
      topic,
      claims: claims as ReturnType<typeof prePublicationInput>['claims'],
    });
    expect(majors(runPrePublicationCheck(input))).toEqual(['docket']);
    const judged = prePublicationInput([{ text: `${text} It was convicted on Monday.` }], {
      topic,
      claims: input.claims,
    });
    expect(majors(runPrePublicationCheck(judged))).toEqual([]);
  });

  it('finds a quotation missing from its page, MAJOR if the page counts', () => {
    const input = prePublicationInput([{ text: `${STORY} The foundry denied wrongdoing.` }]);
    const captures = new Map([[1, { title: 'Report', text: 'The foundry denied wrongdoing.', language: 'en' }]]);
    const look = runPrePublicationCheck({ ...input, captures });
    expect(majors(look)).toEqual(['quote-missing']);
    expect(look.claims[0]).toMatchObject({ state: 'NOT_FOUND', action: createReason('act.leave-out-quote') });
    const uncounted = runPrePublicationCheck({ ...input, captures, decision: { ...input.decision, counted: [] } });
    expect(majors(uncounted)).toEqual([]);
    expect(kinds(uncounted)).toContain('quote-missing');
  });

  it.each([
    ['verified', 'act.nothing'],
    ['unverifiable', 'act.not-as-fact'],
    ['disputed', 'act.both-sides'],
    ['refuted', 'act.refuted'],
  ] as const)('bases its recommendation on the verdict, not on correct quotation: claim is %s', (verdict, code) => {
    const input = prePublicationInput([{ text: `${STORY} The foundry denied wrongdoing.` }]);
    const findings = input.findings.map((finding) => ({ ...finding, verdict }));
    expect(runPrePublicationCheck({ ...input, findings }).claims[0]).toMatchObject({
      state: 'VERIFIED',
      action: createReason(code),
    });
  });

  it('omits the note on presenting both sides for a refuted claim', () => {
    const input = prePublicationInput([{ text: `${STORY} The foundry denied wrongdoing.` }]);
    const findings = input.findings.map((finding) => ({ ...finding, verdict: 'refuted' as const }));
    const codes = runPrePublicationCheck({ ...input, findings }).notes.map(({ why }) => why.code);
    expect(codes).toContain('write.refuted');
    expect(codes).not.toContain('write.contested');
  });

  it('finds a quotation whose omitted context reverses its meaning', () => {
    const quote = 'Norvane Foundry bribed an inspector';
    const text = `There is no evidence that ${quote} in May. The foundry denied wrongdoing.`;
    const stance = { stance: 'supports' as const, strength: 0.9, passage: { quote, start: 26, end: 61 }, reasons: [] };
    const look = runPrePublicationCheck(prePublicationInput([{ text, view: { stance } }]));
    expect(majors(look)).toEqual(['out-of-context']);
    expect(look.findings.map(({ why }) => toReasonText(why)).join(' ')).toContain('no evidence that');
    const whole = runPrePublicationCheck(
      prePublicationInput([{ text: `${quote}. There is no evidence that it rained. It denied wrongdoing.` }]),
    );
    expect(kinds(whole)).not.toContain('out-of-context');
  });

  it('finds an allegation that relies only on unnamed people', () => {
    const text = `${STORY} The foundry declined to comment.`;
    expect(majors(runPrePublicationCheck(prePublicationInput([{ text }, { text }], { unnamed: [1, 2] })))).toEqual([
      'unnamed-sources',
    ]);
    expect(majors(runPrePublicationCheck(prePublicationInput([{ text }, { text }], { unnamed: [1] })))).toEqual([]);
  });

  it('notes a single source and an allegation stated as fact, without holding the upgrade', () => {
    const text = 'Norvane Foundry allegedly bribed an inspector. The foundry declined to comment.';
    const look = runPrePublicationCheck(prePublicationInput([{ text }]));
    expect(kinds(look)).toEqual(['single-source', 'told-as-fact']);
    expect(majors(look)).toEqual([]);
  });
});

describe('legal risks', () => {
  const minor = { name: 'Ida Moor', minor: true, why: createReason('private.minor') };
  const adult = { name: 'Ida Moor', minor: false, why: createReason('private.aged') };
  const high = (look: ReturnType<typeof runPrePublicationCheck>) =>
    look.risks.filter(({ level }) => level === 'HIGH').map(({ kind }) => kind);
  const withDenial = `${STORY} The foundry denied wrongdoing.`;

  it('includes a minor in the legal risks, rated HIGH only in a serious matter', () => {
    expect(high(runPrePublicationCheck(prePublicationInput([{ text: withDenial }], { persons: [minor] })))).toEqual([
      'minor',
    ]);
    const topic = buildTopic({ title: 'Ida Moor wins chess cup' });
    const look = runPrePublicationCheck(
      prePublicationInput([{ text: 'Ida Moor won the cup.' }], { topic, claims: [], persons: [minor] }),
    );
    expect(look.risks).toEqual([expect.objectContaining({ kind: 'minor', level: 'acceptable' })]);
  });

  it('includes a private person whom no authority accuses in the legal risks, rated HIGH', () => {
    const topic = buildTopic({ title: 'Ida Moor bribed inspector', entities: ['Ida Moor'] });
    const claims = [{ ...prePublicationInput([]).claims[0], id: 'c1', text: 'Ida Moor bribed an inspector.' }];
    const given = { topic, claims: claims as ReturnType<typeof prePublicationInput>['claims'], persons: [adult] };
    expect(
      high(
        runPrePublicationCheck(
          prePublicationInput([{ text: 'Ida Moor bribed an inspector. She denied wrongdoing.' }], given),
        ),
      ),
    ).toEqual(['private-person']);
    const text = 'Ida Moor bribed an inspector, prosecutors said. She denied wrongdoing.';
    expect(high(runPrePublicationCheck(prePublicationInput([{ text }], given)))).toEqual([]);
  });

  it('reports an embargo as a legal risk, rated HIGH in the topic itself but not if only a page mentions one', () => {
    const topic = buildTopic({ title: 'Dam opens', summary: 'EMBARGOED until Friday. The dam opens.' });
    expect(
      high(runPrePublicationCheck(prePublicationInput([{ text: 'The dam opens.' }], { topic, claims: [] }))),
    ).toEqual(['embargo']);
    const look = runPrePublicationCheck(
      prePublicationInput([{ text: 'It was under embargo. So it was said.' }], {
        claims: [],
        topic: buildTopic({ title: 'Dam' }),
      }),
    );
    expect(look.risks).toEqual([expect.objectContaining({ kind: 'embargo', level: 'acceptable' })]);
  });

  it('reports an order to withhold a name as a legal risk, rated HIGH if the topic names a person', () => {
    const text = `${withDenial} The girl cannot be named for legal reasons.`;
    expect(high(runPrePublicationCheck(prePublicationInput([{ text }], { persons: [adult] })))).toEqual([
      'court-order',
    ]);
    expect(high(runPrePublicationCheck(prePublicationInput([{ text }])))).toEqual([]);
  });

  it('reports an allegation by one source without a response as defamation, until a response is entered', () => {
    const look = runPrePublicationCheck(prePublicationInput([{ text: STORY }]));
    expect(high(look)).toEqual(['defamation']);
    expect(high(addReplies(look, [{ name: 'Norvane Foundry', what: 'answered', reply: DENIAL }]))).toEqual([]);
  });
});

describe('critical questions about a case', () => {
  const answers = (given: Parameters<typeof prePublicationInput>[1], pages = [{ text: STORY }, { text: STORY }]) =>
    Object.fromEntries(
      runPrePublicationCheck(prePublicationInput(pages, given)).questions.map(({ id, answer }) => [id, answer]),
    );

  it('marks each critical question about a case as answered, critical or unanswerable', () => {
    expect(answers({})).toMatchObject({
      'one-source': 'answered',
      'one-origin': 'answered',
      'who-gains': 'answered',
      'other-account': 'unanswerable',
      'other-side': 'critical',
      'same-event': 'answered',
      'old-story': 'unanswerable',
      'rated-false': 'unanswerable',
      'quotes-hold': 'answered',
    });
    expect(
      answers({ accounts: [{ answered: false, sourceIds: [1] }], oldStorySigns: 2 }, [{ text: STORY }]),
    ).toMatchObject({
      'one-source': 'critical',
      'one-origin': 'critical',
      'other-account': 'critical',
      'old-story': 'critical',
    });
    const contradictions = [{ what: 'One page says two, another ten.', sourceIds: [1, 2] }];
    expect(answers({ accounts: [], contradictions })).toMatchObject({ 'other-account': 'critical' });
    expect(answers({ accounts: [{ answered: true, sourceIds: [1] }], factChecks: [] })).toMatchObject({
      'other-account': 'answered',
      'rated-false': 'answered',
    });
  });
});

describe('question about an old story republished', () => {
  const before = (days: number, more: Reason[] = []): Partial<SourceView> => ({
    name: 'The Courier',
    tier: 2,
    stance: {
      stance: 'mentions',
      strength: 0.4,
      passage: { quote: 'Norvane Foundry bribed an inspector.', start: 0, end: 36 },
      reasons: [
        createReason('stance.not-this-event'),
        createReason('event.names', { names: ['Norvane Foundry'] }),
        createReason('event.too-early', { days }),
        ...more,
      ],
    },
  });
  const asked = (view: Partial<SourceView>, voices: number) =>
    runPrePublicationCheck(
      prePublicationInput([{ text: STORY, view }], {
        oldStorySigns: 0,
        decision: { counted: [], recommended: 'unverified', independentCredible: voices },
      }),
    ).questions.find(({ id }) => id === 'old-story');

  it('marks an old story as critical if credible pages reported it long ago and none reports it now', () => {
    expect(asked(before(700), 0)).toMatchObject({ answer: 'critical', sourceIds: [1] });
    expect(toReasonText(asked(before(700), 0)!.why)).toContain('The Courier');
  });

  it.each([
    ['a counted source reports it as current', before(700), 1],
    ['those reports are only a few days older', before(20), 0],
    ['those reports are not credible', { ...before(700), tier: 4 as const }, 0],
  ])('does not mark the question about an old story republished as critical if %s', (_, view, voices) =>
    expect(asked(view, voices)?.answer).toBe('answered'),
  );
});

describe('question whether something still exists', () => {
  const SAYS = 'There is no pond at Port Vesper anymore, and by Labor Day there will be no dam.';
  const knows = (given: Partial<SourceView> = {}): Partial<SourceView> => ({
    name: 'The Courier',
    tier: 2,
    stance: {
      stance: 'mentions',
      strength: 0.4,
      passage: null,
      reasons: [createReason('event.names', { names: ['Port Vesper'] })],
    },
    ...given,
  });
  const asked = (text: string, view = knows(), title = 'Water pours over the Port Vesper dam') =>
    runPrePublicationCheck(
      prePublicationInput([{ text, view }], {
        topic: buildTopic({ title, location: 'Port Vesper' }),
        decision: { counted: [], recommended: 'unverified', independentCredible: 0 },
      }),
    ).questions.find(({ id }) => id === 'still-there');

  it('marks the question whether a thing still exists as critical if a credible page says no, and quotes it', () => {
    const found = asked(SAYS);
    expect(found).toMatchObject({ answer: 'critical', sourceIds: [1] });
    expect(toReasonText(found!.why)).toContain(SAYS);
  });

  it.each([
    ['The dam was torn down in 2025.', true],
    ['The dam no longer exists, the town says.', true],
    ['The mill of Port Vesper was torn down in 2025.', false],
    ['There will be no water on Monday, and the dam is dry.', false],
    ['There is no doubt that the dam holds.', false],
  ])('asks whether something still exists only if the page means the same thing: %s %s', (text, expected) =>
    expect(asked(text) !== undefined).toBe(expected),
  );

  it('does not ask whether something still exists about an event that will not happen', () =>
    expect(
      asked('There will be no strike, the union said.', knows(), 'Strike at the Port Vesper dam'),
    ).toBeUndefined());

  it('does not ask whether a thing still exists if the page is not credible or not linked to the place', () => {
    expect(asked(SAYS, knows({ tier: 4 }))).toBeUndefined();
    expect(asked(SAYS, knows({ stance: { ...knows().stance!, reasons: [] } }))).toBeUndefined();
  });
});

describe('reporting page of a group', () => {
  it('names the representative page as the reporting page of a group, not one that relies on it', () => {
    const pages = [
      { text: STORY, view: { name: 'Wire' } },
      { text: STORY, view: { name: 'The Courier' } },
    ].map((one) => ({
      ...one,
      view: { ...one.view, clusterId: 'v1' },
    }));
    const look = runPrePublicationCheck(
      prePublicationInput(pages, {
        clusters: [{ id: 'v1', sourceIds: [1, 2], representativeId: 2, reasons: [] }],
        decision: { counted: [1, 2], recommended: 'verified', independentCredible: 1 },
      }),
    );
    const whyOf = (id: string) => toReasonText(look.questions.find((one) => one.id === id)!.why);
    expect(whyOf('one-source')).toBe('Supported only by The Courier.');
    expect(whyOf('one-origin')).toBe('All pages that carry it form one independent source: The Courier.');
    expect(look.notes.map(({ why }) => toReasonText(why))).toContain('Attribute the report: The Courier.');
  });
});

describe('pre-publication check of any case', () => {
  const ODD = [
    '',
    ' ',
    '.',
    '“',
    '\u0000',
    'a'.repeat(5_000),
    '((((',
    '\\',
    '[object Object]',
    'Ä́'.repeat(50),
    '. . . .',
  ];

  it('never throws during a pre-publication check, and holds only with a MAJOR or HIGH finding', () => {
    for (const odd of ODD)
      for (const text of [odd, `${STORY}${odd}`]) {
        const topic = buildTopic({ title: odd, summary: odd, entities: [odd], location: odd });
        for (const given of [{}, { topic }, { topic, claims: [] }, { captures: new Map() }, { sources: [] }]) {
          const look = runPrePublicationCheck(prePublicationInput([{ text }], given));
          const { integrity, legal } = selectHoldingFindings(look);
          expect(look.clear).toBe(integrity.length + legal.length === 0);
          expect(integrity).toHaveLength(majors(look).length);
          look.findings.forEach(({ why }) => expect(toReasonText(why)).not.toContain('undefined'));
        }
      }
  });
});

describe('claim that repeats the accused’s response and that no page was found to support', () => {
  const core = prePublicationInput([]).claims;
  const plea = { ...core[0]!, id: 'c2', core: false, text: 'The foundry has denied wrongdoing.' };
  const other = { ...core[0]!, id: 'c3', core: false, text: 'The ledger was found in May.' };
  const look = (page: string) => {
    const known = prePublicationInput([{ text: page }], { claims: [...core, plea, other] });
    const findings = known.findings.map((one) =>
      one.claimId === 'c1' ? one : { ...one, verdict: 'unverifiable' as const, evidence: [] },
    );
    return runPrePublicationCheck({ ...known, findings });
  };
  const summarize = ({ claims, notes }: ReturnType<typeof runPrePublicationCheck>) => ({
    actions: claims.map(({ claimId, action }) => [claimId, action.code]),
    notes: notes.filter(({ why }) => /answer|unconfirmed/.test(why.code)).map(({ why }) => why.code),
  });

  it('marks an unsupported claim that repeats the accused’s response as a response if a page contains one', () => {
    const { actions, notes } = summarize(look(`${STORY} Its owner rejected the allegations.`));
    expect(actions.slice(1)).toEqual([
      ['c2', 'act.as-answered'],
      ['c3', 'act.find-evidence'],
    ]);
    expect(notes).toEqual(['write.answer', 'write.unconfirmed']);
  });

  it('treats an unsupported claim that repeats a response like any other claim if no page contains a response', () => {
    const { actions, notes } = summarize(look(STORY));
    expect(actions.slice(1)).toEqual([
      ['c2', 'act.find-evidence'],
      ['c3', 'act.find-evidence'],
    ]);
    expect(notes).toEqual(['write.unconfirmed', 'write.unconfirmed']);
  });
});
