import { createReason, type Reason, toReasonText } from './reason';
import { RECORD_ENGLISH } from './record.en';

/** Every code with the sentence that people have always read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [
    createReason('record.of-others', { parties: ['Fox Ltd', 'Hen Ltd'], actor: 'Elm Corp.' }),
    'About Fox Ltd and Hen Ltd, not Elm Corp..',
  ],
  [createReason('record.of-others', { parties: [], actor: 'Elm Corp.' }), 'About another party, not Elm Corp..'],
  [createReason('record.of-actor', { party: 'Elm Corp' }), 'About Elm Corp.'],
  [
    createReason('record.other-holder', { holder: 'lei:A', known: ['lei:B', 'lei:C'], actor: 'Elm' }),
    'Registered under lei:A, not under an identifier known for Elm (lei:B, lei:C).',
  ],
  [createReason('record.short-name'), 'Matches only a one-word name and nothing else in the topic.'],
  [createReason('record.namesakes', { bodies: 3 }), '3 entries share this name, with no sign which one is meant.'],
  [createReason('record.elsewhere'), 'Names a different place than the topic.'],
  [createReason('record.name-alone', { actor: 'Ada Okafor' }), 'Only the name links it to Ada Okafor in the topic.'],
  [createReason('record.identity-alone', { register: 'GLEIF' }), 'GLEIF shows identity, not events.'],
  [createReason('record.docket'), 'A docket shows that a case exists, not that its claims are true.'],
  [createReason('record.own-exhibit'), 'An exhibit: the company’s own release.'],
  [
    createReason('record.voluntary-items', { items: ['7.01', '9.01'] }),
    'Its items (7.01, 9.01) are voluntary disclosures by the company.',
  ],
  [createReason('record.topic-undated'), 'The topic does not say when the event happened.'],
  [createReason('record.undated'), 'No date on the record.'],
  [createReason('record.before-event', { days: 36 }), 'Dated 36 days before the event, so it cannot report it.'],
  [createReason('record.after-event', { days: 84 }), 'Dated 84 days after the event.'],
  [createReason('record.timely', { day: '2026-03-09' }), 'Dated March 9, 2026, around the time of the event.'],
  [createReason('register.matter', { matter: 'court', words: 'x' }), 'The topic is about a court case (“x”).'],
  [createReason('register.matter', { matter: 'company', words: 'x' }), 'The topic is about a company’s affairs (“x”).'],
  [
    createReason('register.matter', { matter: 'public-money', words: 'x' }),
    'The topic is about public spending (“x”).',
  ],
  [
    createReason('register.matter', { matter: 'campaign-money', words: 'x' }),
    'The topic is about campaign finance (“x”).',
  ],
  [createReason('register.matter', { matter: 'sanctions', words: 'x' }), 'The topic is about sanctions (“x”).'],
  [
    createReason('register.matter', { matter: 'regulation', words: 'x' }),
    'The topic is about government regulation (“x”).',
  ],
  [createReason('register.matter', { matter: 'ownership', words: 'x' }), 'The topic is about ownership (“x”).'],
  [createReason('register.matter', { matter: 'charity', words: 'x' }), 'The topic is about a charity (“x”).'],
  [createReason('register.keeps-such', { register: 'GLEIF' }), 'GLEIF covers organizations or persons of this kind.'],
  [createReason('need.mode', { mode: 'detailed' }), 'always looked up in detailed mode'],
  [createReason('need.none'), 'not looked up: quick mode does so only if a claim requires it, and none does'],
  [createReason('need.register', { matter: 'court', words: 'x' }), '“x”: court dockets may be relevant.'],
  [createReason('need.register', { matter: 'company', words: 'x' }), '“x”: company filings may be relevant.'],
  [
    createReason('need.register', { matter: 'public-money', words: 'x' }),
    '“x”: public spending records may be relevant.',
  ],
  [
    createReason('need.register', { matter: 'campaign-money', words: 'x' }),
    '“x”: campaign finance reports may be relevant.',
  ],
  [createReason('need.register', { matter: 'sanctions', words: 'x' }), '“x”: sanctions lists may be relevant.'],
  [createReason('need.register', { matter: 'regulation', words: 'x' }), '“x”: agency notices may be relevant.'],
  [createReason('need.register', { matter: 'ownership', words: 'x' }), '“x”: ownership registers may be relevant.'],
  [createReason('need.register', { matter: 'charity', words: 'x' }), '“x”: charity filings may be relevant.'],
  [createReason('need.history', { words: 'first since 1998' }), '“first since 1998” refers to earlier events.'],
  [createReason('need.place', { town: 'Springfield' }), '“Springfield” is named without a region or country.'],
];

describe('English reason texts for records', () => {
  it.each(CATALOGUE)('renders the record reason %j as “%s”', (reason, sentence) =>
    expect(toReasonText(reason)).toBe(sentence),
  );

  it('covers every reason code for records with an expected English text', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(RECORD_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
