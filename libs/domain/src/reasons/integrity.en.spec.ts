import { INTEGRITY_ENGLISH } from './integrity.en';
import { createReason, type Reason, toReasonText } from './reason';

/** Every code with the sentence that people read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [createReason('act.nothing'), 'No action needed: its quotes were found on the captured pages.'],
  [createReason('act.both-sides'), 'Report both sides or leave it out: a credible source disputes it.'],
  [createReason('act.leave-out-quote'), 'Leave the quote out or read the page again: it was not found there.'],
  [
    createReason('act.not-as-fact'),
    'Do not state it as fact: its quotes were found on the captured pages, but no counted page supports it.',
  ],
  [createReason('act.refuted'), 'Do not state it as fact: counted sources dispute it.'],
  [createReason('act.find-evidence'), 'Do not state it: no credible page that was read supports it.'],
  [
    createReason('act.as-answered'),
    'Report it as a response to the allegation, in the words of the pages that carry one.',
  ],
  [createReason('look.voices', { voices: 1 }), 'Supported by 1 independent credible source.'],
  [createReason('look.voices', { voices: 3 }), 'Supported by 3 independent credible sources.'],
  [createReason('look.one-voice', { name: 'Gazette' }), 'Supported only by Gazette.'],
  [createReason('look.no-voice'), 'No counted source supports it.'],
  [createReason('look.not-applicable'), 'Not applicable: no counted source supports it.'],
  [createReason('look.several-beginnings', { beginnings: 2 }), 'The pages that carry it form 2 independent sources.'],
  [
    createReason('look.one-beginning', { name: 'Gazette' }),
    'All pages that carry it form one independent source: Gazette.',
  ],
  [createReason('look.no-beginning'), 'Not applicable: no page that was read supports it.'],
  [createReason('look.party-alone', { names: ['Norvane'] }), 'Only interested parties carry it: Norvane.'],
  [
    createReason('look.others-too', { names: ['Gazette'] }),
    'Carried by outlets that are not interested parties: Gazette.',
  ],
  [
    createReason('look.official-alone', { names: ['Wyeth County'] }),
    'Carried only by public bodies, which report their own acts or what a party filed: Wyeth County.',
  ],
  [
    createReason('look.contradictions', { contradictions: ['One page says two, another ten.'] }),
    'A language model finds contradictions between pages. One page says two, another ten.',
  ],
  [createReason('look.other-account-open', { accounts: 1 }), '1 alternative explanation that no other page addresses.'],
  [createReason('look.other-account-met', { accounts: 2 }), '2 alternative explanations, each addressed by a page.'],
  [createReason('look.no-other-account'), 'No page read gives an alternative explanation.'],
  [createReason('look.claims-disputed', { claims: 1 }), 'Credible sources dispute 1 claim of the story.'],
  [createReason('look.not-looked-for'), 'Not checked in this case.'],
  [
    createReason('look.side-heard', { names: ['Norvane'] }),
    'A page carries a response from Norvane or says one was sought.',
  ],
  [createReason('look.side-not-heard', { names: ['Norvane'] }), 'No page carries a response from Norvane.'],
  [createReason('look.nobody-accused'), 'No serious accusation against a named party was recognized.'],
  [createReason('look.agree'), 'No conflicting value was recognized.'],
  [
    createReason('look.updated', { about: 'injured', values: ['9', '23'] }),
    'Other values, from earlier or less exact reports, on injured: 9, 23.',
  ],
  [createReason('look.differ', { about: 'workers', values: ['3', '5'] }), 'Sources differ on workers: 3, 5.'],
  [
    createReason('look.claim-differs', { claim: 'The vote was 5-4.', values: ['4-5'] }),
    'Sources differ on “The vote was 5-4.”: 4-5.',
  ],
  [createReason('look.named', { sources: 2 }), '2 counted sources do not rely only on unnamed people.'],
  [createReason('look.unnamed-alone', { sources: 1 }), '1 source that carries it cites no named person.'],
  [
    createReason('look.thing-gone', { name: 'The Courier', day: '2026-07-07', quote: 'There will be no dam.' }),
    'The Courier (July 7, 2026) reports that the subject of the story no longer exists or soon will not: ' +
      '“There will be no dam.”',
  ],
  [createReason('look.new'), 'No sign that it is an old story.'],
  [
    createReason('look.told-before', { names: ['The Courier'], day: '2021-07-03' }),
    'The Courier reported something similar as early as July 3, 2021; no credible source reports it now.',
  ],
  [createReason('look.old-signs', { signs: 1 }), 'It may be an old story republished (1 sign).'],
  [createReason('look.rated-false', { publishers: ['Checks'] }), 'Rated false by Checks.'],
  [createReason('look.not-rated-false', { checks: 0 }), 'No fact check found.'],
  [createReason('look.not-rated-false', { checks: 2 }), 'None of 2 fact checks rates it false.'],
  [createReason('look.quotes-stand', { quotes: 1 }), 'The quote cited for a claim was found on its page.'],
  [createReason('look.quotes-stand', { quotes: 4 }), 'All 4 quotes cited for claims were found on their pages.'],
  [createReason('look.quotes-missing', { quotes: 1 }), '1 quote could not be found again.'],
  [
    createReason('integrity.reply-not-sought', { names: ['Norvane'], words: ['bribery'] }),
    'Serious allegation (“bribery”) against Norvane: no page carries a response or says one was sought, ' +
      'and no public office or court makes the allegation.',
  ],
  [
    createReason('integrity.reply-missing', { names: ['Norvane'] }),
    'No page carries a response from Norvane to the allegation by a public office or court.',
  ],
  [createReason('integrity.single-source', { name: 'Gazette' }), 'Serious allegation supported only by Gazette.'],
  [createReason('integrity.unnamed-only', { sources: 2 }), '2 sources carry it, and none cites a named person.'],
  [createReason('integrity.one-side', { sources: 2 }), '2 sources carry it, and none gives the other side.'],
  [
    createReason('integrity.told-as-fact', { words: ['allegedly'] }),
    'The topic states as fact what its sources attribute to others (“allegedly”).',
  ],
  [
    createReason('integrity.out-of-context', { name: 'Gazette', words: 'no evidence that' }),
    'In Gazette, the surrounding words change the meaning of the quote: “no evidence that”.',
  ],
  [
    createReason('integrity.quote-missing', { name: 'Gazette' }),
    'A quote from Gazette was not found on its captured page.',
  ],
  [
    createReason('integrity.docket-as-guilt', { word: 'guilty of' }),
    'The topic presents guilt as established (“guilty of”); its sources report charges only.',
  ],
  [createReason('legal.minor', { name: 'Ida', grave: false }), 'Names a minor, Ida: may the name be published?'],
  [
    createReason('legal.minor', { name: 'Ida', grave: true }),
    'Names a minor, Ida, in a matter that could harm the child: may the name be published?',
  ],
  [
    createReason('legal.private-person', { name: 'Ada Moor', accused: true }),
    'Names a private person, Ada Moor, as accused: is the name necessary?',
  ],
  [
    createReason('legal.health', { name: 'Ada Moor', words: 'diagnosed' }),
    'Reports on the health of Ada Moor (“diagnosed”): is there consent?',
  ],
  [
    createReason('legal.before-judgment', { words: ['fraud'] }),
    'Reports on a crime before a verdict (“fraud”): does every line presume innocence?',
  ],
  [
    createReason('legal.defamation', { names: ['Norvane'], sources: 2, answered: true }),
    'Could be defamatory of Norvane if untrue: can it be proved? 2 independent sources, a response was carried or ' +
      'sought.',
  ],
  [
    createReason('legal.embargo', { words: 'embargoed until' }),
    'Marked as not yet for publication (“embargoed until”): has the embargo ended?',
  ],
  [
    createReason('legal.court-order', { words: 'gag order' }),
    'Mentions a court order or legal restriction (“gag order”): what may be published?',
  ],
  [
    createReason('write.level', { level: 'verified', voices: 2 }),
    'The evidence supports the level verified, based on 2 independent credible sources.',
  ],
  [createReason('write.attribute', { names: ['Gazette'] }), 'Attribute the report: Gazette.'],
  [
    createReason('write.unconfirmed', { claim: 'It rained.' }),
    'No page was found to confirm this; read the pages yourself or leave it out: “It rained.”',
  ],
  [
    createReason('write.unconfirmed', { claim: 'ALVARENA - It rained.' }),
    'No page was found to confirm this; read the pages yourself or leave it out: “It rained.”',
  ],
  [
    createReason('write.answer', { claim: 'He denied it.' }),
    'A response to the allegation; these pages carry one, perhaps in other words: “He denied it.”',
  ],
  [createReason('write.refuted', { claim: 'It rained.' }), 'Refuted; do not state it as fact: “It rained.”'],
  [createReason('write.contested', { claim: 'It rained.' }), 'Disputed; report both sides: “It rained.”'],
  [
    createReason('write.figures-differ', { about: 'workers', values: ['3', '5'] }),
    'Sources differ on workers: 3, 5. Attribute each figure.',
  ],
  [createReason('write.reply', { names: ['Norvane'] }), 'Include the response of Norvane.'],
  [
    createReason('review.integrity-finding', {
      findings: [createReason('integrity.single-source', { name: 'Gazette' })],
    }),
    'Pre-publication check: Serious allegation supported only by Gazette.',
  ],
  [
    createReason('review.legal-risk', { risks: [createReason('legal.minor', { name: 'Ida', grave: false })] }),
    'For legal review: Names a minor, Ida: may the name be published?',
  ],
  [
    createReason('review.integrity-settled'),
    'The serious findings of the pre-publication check are resolved; the upgrade is held for review.',
  ],
];

describe('English reason texts for the pre-publication check', () => {
  it.each(CATALOGUE)('renders the pre-publication check reason %j as “%s”', (reason, sentence) =>
    expect(toReasonText(reason)).toBe(sentence),
  );

  it('covers every reason code for the pre-publication check with an expected English text', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(INTEGRITY_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
