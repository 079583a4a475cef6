import { INTEGRITY_ENGLISH } from './integrity.en';
import { because, type Reason, sentenceOf } from './reason';

/** Every code with the sentence that people read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [because('act.nothing'), 'Nothing is to be done: its quotations stand in their pages.'],
  [because('act.both-sides'), 'Tell both sides, or leave it out: credible words speak against it.'],
  [because('act.leave-out-quote'), 'Leave the quotation out, or read the page again: it does not stand there.'],
  [
    because('act.not-as-fact'),
    'Do not state it as fact: its quotations stand in their pages, but no page that counts bears it out.',
  ],
  [because('act.refuted'), 'Do not state it as fact: what counts says that it is not so.'],
  [because('act.find-evidence'), 'Do not state it: no page that was captured was understood to say it.'],
  [
    because('act.as-answered'),
    'It is an answer to the allegation, and pages carry one: tell it in their words, as an answer.',
  ],
  [because('look.voices', { voices: 1 }), 'It rests on 1 independent credible source.'],
  [because('look.voices', { voices: 3 }), 'It rests on 3 independent credible sources.'],
  [because('look.one-voice', { name: 'Gazette' }), 'It rests on Gazette alone.'],
  [because('look.no-voice'), 'Nothing that counts carries it.'],
  [because('look.several-beginnings', { beginnings: 2 }), 'Those who carry it make 2 voices of their own.'],
  [because('look.one-beginning', { name: 'Gazette' }), 'All who carry it are one voice, that of Gazette.'],
  [because('look.no-beginning'), 'Where it began could not be established.'],
  [because('look.party-alone', { names: ['Norvane'] }), 'Only parties in their own matter carry it: Norvane.'],
  [because('look.others-too', { names: ['Gazette'] }), 'It is carried by others than a party: Gazette.'],
  [because('look.other-account-open', { accounts: 1 }), '1 other account of it, which nobody has answered.'],
  [because('look.other-account-met', { accounts: 2 }), '2 other accounts of it, each answered by a page.'],
  [because('look.no-other-account'), 'No page that was read gives another account.'],
  [because('look.not-looked-for'), 'Nobody looked for it in this case.'],
  [
    because('look.side-heard', { names: ['Norvane'] }),
    'A page carries the answer of Norvane, or says that they were asked.',
  ],
  [because('look.side-not-heard', { names: ['Norvane'] }), 'No page carries the answer of Norvane.'],
  [because('look.nobody-accused'), 'Nobody is accused in it.'],
  [because('look.agree'), 'No source gives another.'],
  [because('look.differ', { about: 'workers', values: ['3', '5'] }), 'Sources differ on workers: 3, 5.'],
  [because('look.named', { sources: 2 }), 'Somebody with a name answers for it in 2 sources.'],
  [because('look.unnamed-alone', { sources: 1 }), 'Nobody with a name says it in 1 source that carry it.'],
  [
    because('look.thing-gone', { name: 'The Courier', day: '2026-07-07', quote: 'There will be no dam.' }),
    'The Courier of 2026-07-07 says that it is gone, or soon will be: “There will be no dam.”',
  ],
  [because('look.new'), 'Nothing shows that it is an old story.'],
  [
    because('look.told-before', { names: ['The Courier'], day: '2021-07-03' }),
    'Credible pages tell of the like from 2021-07-03 on, and none of now: The Courier.',
  ],
  [because('look.old-signs', { signs: 1 }), '1 sign that it is an old story told again.'],
  [because('look.rated-false', { publishers: ['Checks'] }), 'Rated false by Checks.'],
  [because('look.not-rated-false', { checks: 0 }), 'No fact check of it was found.'],
  [because('look.not-rated-false', { checks: 2 }), 'None of 2 fact checks found it false.'],
  [because('look.quotes-stand', { quotes: 1 }), 'Its one quotation stands in its page.'],
  [because('look.quotes-stand', { quotes: 4 }), 'All 4 quotations stand in their pages.'],
  [because('look.quotes-missing', { quotes: 1 }), '1 quotation could not be found again.'],
  [
    because('integrity.reply-not-sought', { names: ['Norvane'], words: ['bribery'] }),
    'A serious allegation (“bribery”) against Norvane: no page carries an answer, or says that one was asked for, ' +
      'and no office or court makes it.',
  ],
  [
    because('integrity.reply-missing', { names: ['Norvane'] }),
    'No page carries the answer of Norvane to what an office or a court alleges.',
  ],
  [because('integrity.single-source', { name: 'Gazette' }), 'A serious allegation that rests on Gazette alone.'],
  [
    because('integrity.unnamed-only', { sources: 2 }),
    'Nobody with a name says it in any of the 2 sources that carry it.',
  ],
  [because('integrity.one-side', { sources: 2 }), '2 sources carry it, and none tells the other side.'],
  [
    because('integrity.told-as-fact', { words: ['allegedly'] }),
    'The topic tells as fact what its sources pass on as the words of others (“allegedly”).',
  ],
  [
    because('integrity.out-of-context', { name: 'Gazette', words: 'no evidence that' }),
    'In Gazette the words beside the quotation turn it: “no evidence that”.',
  ],
  [
    because('integrity.quote-missing', { name: 'Gazette' }),
    'A quotation of Gazette does not stand in its captured page.',
  ],
  [
    because('integrity.docket-as-guilt', { word: 'guilty of' }),
    'The topic tells guilt as settled (“guilty of”); its sources tell of charges, and of no judgment.',
  ],
  [because('legal.minor', { name: 'Ida', grave: false }), 'Names a minor, Ida: may the name be told?'],
  [
    because('legal.minor', { name: 'Ida', grave: true }),
    'Names a minor, Ida, in a matter that can harm them: may the name be told?',
  ],
  [
    because('legal.private-person', { name: 'Ada Moor', accused: true }),
    'Names a private person, Ada Moor, as accused: is the name needed?',
  ],
  [
    because('legal.health', { name: 'Ada Moor', words: 'diagnosed' }),
    'Tells of the health of Ada Moor (“diagnosed”): is there consent?',
  ],
  [
    because('legal.before-judgment', { words: ['fraud'] }),
    'Tells of a crime before any judgment (“fraud”): is innocence presumed in every line?',
  ],
  [
    because('legal.defamation', { names: ['Norvane'] }),
    'Could ruin Norvane if it is untrue, on one voice or fewer, without an answer: can it be proved?',
  ],
  [
    because('legal.embargo', { words: 'embargoed until' }),
    'Says that it must not be published yet (“embargoed until”): has the time come?',
  ],
  [
    because('legal.court-order', { words: 'gag order' }),
    'Speaks of an order of a court or a law (“gag order”): what may be told?',
  ],
  [
    because('write.level', { level: 'verified', voices: 2 }),
    'The evidence gives the level verified, on 2 independent credible sources.',
  ],
  [because('write.attribute', { names: ['Gazette'] }), 'Say whose report it is: Gazette.'],
  [
    because('write.unconfirmed', { claim: 'It rained.' }),
    'No page was understood to confirm it; read the pages yourself, or leave it out: “It rained.”',
  ],
  [
    because('write.unconfirmed', { claim: 'ALVARENA - It rained.' }),
    'No page was understood to confirm it; read the pages yourself, or leave it out: “It rained.”',
  ],
  [
    because('write.answer', { claim: 'He denied it.' }),
    'An answer to the allegation; these pages carry one, perhaps in other words: “He denied it.”',
  ],
  [because('write.refuted', { claim: 'It rained.' }), 'Refuted; do not tell it as fact: “It rained.”'],
  [because('write.contested', { claim: 'It rained.' }), 'Contested; tell both sides: “It rained.”'],
  [
    because('write.figures-differ', { about: 'workers', values: ['3', '5'] }),
    'Sources differ on workers: 3, 5. Say which is whose.',
  ],
  [because('write.reply', { names: ['Norvane'] }), 'Carry the answer of Norvane.'],
  [
    because('review.integrity-finding', { findings: [because('integrity.single-source', { name: 'Gazette' })] }),
    'Integrity: A serious allegation that rests on Gazette alone.',
  ],
  [
    because('review.legal-risk', { risks: [because('legal.minor', { name: 'Ida', grave: false })] }),
    'For a lawyer: Names a minor, Ida: may the name be told?',
  ],
  [
    because('review.integrity-settled'),
    'What was grave in the integrity review has been settled; the upgrade waits for you.',
  ],
];

describe('the reasons of the last look in English', () => {
  it.each(CATALOGUE)('say of %j “%s”', (reason, sentence) => expect(sentenceOf(reason)).toBe(sentence));

  it('are all in this catalogue', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(INTEGRITY_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
