import { because, type Reason, sentenceOf } from './reason';
import { RECORD_ENGLISH } from './record.en';

/** Every code with the sentence that people have always read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [
    because('record.of-others', { parties: ['Fox Ltd', 'Hen Ltd'], actor: 'Elm Corp.' }),
    'It is of Fox Ltd and Hen Ltd, not of Elm Corp..',
  ],
  [because('record.of-others', { parties: [], actor: 'Elm Corp.' }), 'It is of somebody else, not of Elm Corp..'],
  [because('record.of-actor', { party: 'Elm Corp' }), 'It is of Elm Corp.'],
  [
    because('record.other-holder', { holder: 'lei:A', known: ['lei:B', 'lei:C'], actor: 'Elm' }),
    'Its holder (lei:A) is not lei:B, lei:C, by which Elm is known.',
  ],
  [because('record.short-name'), 'One word is too little of a name, and nothing else of the topic stands in it.'],
  [because('record.namesakes', { bodies: 3 }), 'There are 3 of that name, and nothing tells which one is meant.'],
  [because('record.elsewhere'), 'It names another place than the topic.'],
  [
    because('record.name-alone', { actor: 'Ada Okafor' }),
    'Nothing but the name ties it to the Ada Okafor of the topic.',
  ],
  [because('record.identity-alone', { register: 'GLEIF' }), 'GLEIF says who somebody is, not what happened.'],
  [because('record.docket'), 'A docket shows that a case exists, not that what is claimed in it is true.'],
  [because('record.own-exhibit'), 'It is an exhibit: the company’s own release.'],
  [
    because('record.voluntary-items', { items: ['7.01', '9.01'] }),
    'Its items (7.01, 9.01) are voluntary statements of the company.',
  ],
  [because('record.topic-undated'), 'The topic does not say when it happened.'],
  [because('record.undated'), 'It bears no date.'],
  [because('record.before-event', { days: 36 }), 'Made 36 days before the event: it cannot tell of it.'],
  [because('record.after-event', { days: 84 }), 'Made 84 days after the event.'],
  [because('record.timely', { day: '2026-03-09' }), 'Made on 2026-03-09, in the days of the event.'],
  [because('register.matter', { matter: 'court', words: 'x' }), 'The topic is about a court case (“x”).'],
  [because('register.matter', { matter: 'company', words: 'x' }), 'The topic is about a company’s affairs (“x”).'],
  [because('register.matter', { matter: 'public-money', words: 'x' }), 'The topic is about public money (“x”).'],
  [
    because('register.matter', { matter: 'campaign-money', words: 'x' }),
    'The topic is about money for campaigns (“x”).',
  ],
  [because('register.matter', { matter: 'sanctions', words: 'x' }), 'The topic is about sanctions (“x”).'],
  [because('register.matter', { matter: 'regulation', words: 'x' }), 'The topic is about rules of government (“x”).'],
  [because('register.matter', { matter: 'ownership', words: 'x' }), 'The topic is about ownership (“x”).'],
  [because('register.matter', { matter: 'charity', words: 'x' }), 'The topic is about a charity (“x”).'],
  [because('register.keeps-such', { register: 'GLEIF' }), 'GLEIF knows such bodies or persons.'],
  [because('need.mode', { mode: 'detailed' }), 'looked up in detailed mode in any case'],
  [because('need.none'), 'not looked up, since quick mode looks there only where a claim needs it, and none does'],
  [because('need.register', { matter: 'court', words: 'x' }), '“x”: dockets may bear on it.'],
  [because('need.register', { matter: 'company', words: 'x' }), '“x”: filings of companies may bear on it.'],
  [because('need.register', { matter: 'public-money', words: 'x' }), '“x”: awards of public money may bear on it.'],
  [because('need.register', { matter: 'campaign-money', words: 'x' }), '“x”: accounts of campaigns may bear on it.'],
  [because('need.register', { matter: 'sanctions', words: 'x' }), '“x”: lists of sanctions may bear on it.'],
  [because('need.register', { matter: 'regulation', words: 'x' }), '“x”: notices of agencies may bear on it.'],
  [because('need.register', { matter: 'ownership', words: 'x' }), '“x”: registers of owners may bear on it.'],
  [because('need.register', { matter: 'charity', words: 'x' }), '“x”: returns of charities may bear on it.'],
  [because('need.history', { words: 'first since 1998' }), '“first since 1998” speaks of what was before.'],
  [because('need.place', { town: 'Springfield' }), '“Springfield” is named without the region or country it lies in.'],
];

describe('the reasons of records in English', () => {
  it.each(CATALOGUE)('say of %j “%s”', (reason, sentence) => expect(sentenceOf(reason)).toBe(sentence));

  it('are all in this catalogue', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(RECORD_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
