import type { Catalog } from './catalog';

/** English text of the pre-publication check; not used by decisions. */
export const INTEGRITY_ENGLISH = {
  'act.nothing': 'No action needed: its quotes were found on the captured pages.',
  'act.both-sides': 'Report both sides or leave it out: a credible source disputes it.',
  'act.not-as-fact':
    'Do not state it as fact: its quotes were found on the captured pages, but no counted page supports it.',
  'act.refuted': 'Do not state it as fact: counted sources dispute it.',
  'act.leave-out-quote': 'Leave the quote out or read the page again: it was not found there.',
  'act.find-evidence': 'Do not state it: no credible page that was read supports it.',
  'act.as-answered': 'Report it as a response to the allegation, in the words of the pages that carry one.',

  'look.voices': 'Supported by {voices, plural, # independent credible source|# independent credible sources}.',
  'look.one-voice': 'Supported only by {name}.',
  'look.no-voice': 'No counted source supports it.',
  'look.not-applicable': 'Not applicable: no counted source supports it.',
  'look.several-beginnings':
    'The pages that carry it form {beginnings, plural, # independent source|# independent sources}.',
  'look.one-beginning': 'All pages that carry it form one independent source: {name}.',
  'look.no-beginning': 'Not applicable: no page that was read supports it.',
  'look.party-alone': 'Only interested parties carry it: {names, list}.',
  'look.official-alone': `Carried only by public bodies, which report their own acts or what a party filed:
    {names, list}.`,
  'look.others-too': 'Carried by outlets that are not interested parties: {names, list}.',
  'look.other-account-open':
    '{accounts, plural, # alternative explanation|# alternative explanations} that no other page addresses.',
  'look.other-account-met':
    '{accounts, plural, # alternative explanation|# alternative explanations}, each addressed by a page.',
  'look.no-other-account': 'No page read gives an alternative explanation.',
  'look.claims-disputed': 'Credible sources dispute {claims, plural, # claim of the story|# claims of the story}.',
  'look.contradictions': ({ contradictions }: { contradictions: string[] }) =>
    `A language model finds contradictions between pages. ${contradictions.join(' ')}`,
  'look.not-looked-for': 'Not checked in this case.',
  'look.side-heard': 'A page carries a response from {names, list} or says one was sought.',
  'look.side-not-heard': 'No page carries a response from {names, list}.',
  'look.nobody-accused': 'No serious accusation against a named party was recognized.',
  'look.agree': 'No conflicting value was recognized.',
  'look.updated': 'Other values, from earlier or less exact reports, on {about}: {values, list}.',
  'look.differ': 'Sources differ on {about}: {values, list}.',
  'look.claim-differs': 'Sources differ on “{claim}”: {values, list}.',
  'look.named': '{sources, plural, # counted source does|# counted sources do} not rely only on unnamed people.',
  'look.unnamed-alone':
    '{sources, plural, # source that carries it cites|# sources that carry it cite} no named person.',
  'look.new': 'No sign that it is an old story.',
  'look.old-signs': 'It may be an old story republished ({signs, plural, # sign|# signs}).',
  /**
   * Credible pages reported it long before, from `day` on, while no counted page reports it on the day of the topic.
   */
  'look.told-before':
    '{names, and} reported something similar as early as {day, day}; no credible source reports it now.',
  'look.thing-gone': `{name}{day, dated,  (#)} reports that the subject of the story no longer exists or soon will not:
    “{quote, undated}”`,
  'look.rated-false': 'Rated false by {publishers, list}.',
  'look.not-rated-false': `{checks, plural, None of # fact check rates it false|None of # fact checks rates it
    false|No fact check found}.`,
  'look.quotes-stand': `{quotes, plural, The quote cited for a claim was found on its page|All # quotes cited for
    claims were found on their pages}.`,
  'look.quotes-missing': '{quotes, plural, # quote|# quotes} could not be found again.',

  /** A serious allegation, not made by an office or court, without a response from the accused on any page. */
  'integrity.reply-not-sought': `Serious allegation ({words, quoted}) against {names, list}: no page carries a response
    or says one was sought, and no public office or court makes the allegation.`,
  'integrity.reply-missing':
    'No page carries a response from {names, list} to the allegation by a public office or court.',
  'integrity.single-source': 'Serious allegation supported only by {name}.',
  'integrity.unnamed-only': '{sources, plural, # source carries|# sources carry} it, and none cites a named person.',
  'integrity.one-side': '{sources, plural, # source carries|# sources carry} it, and none gives the other side.',
  'integrity.told-as-fact': 'The topic states as fact what its sources attribute to others ({words, quoted}).',
  'integrity.out-of-context': 'In {name}, the surrounding words change the meaning of the quote: “{words}”.',
  'integrity.quote-missing': 'A quote from {name} was not found on its captured page.',
  'integrity.docket-as-guilt': 'The topic presents guilt as established (“{word}”); its sources report charges only.',

  'legal.minor':
    'Names a minor, {name}{grave, if, , in a matter that could harm the child}: may the name be published?',
  'legal.private-person': 'Names a private person, {name}{accused, if, , as accused}: is the name necessary?',
  'legal.health': 'Reports on the health of {name} (“{words}”): is there consent?',
  'legal.before-judgment': 'Reports on a crime before a verdict ({words, quoted}): does every line presume innocence?',
  'legal.defamation': `Could be defamatory of {names, list} if untrue: can it be proved?
    {sources, plural, # independent source|# independent sources},
    {answered, if, a response was carried or sought|no response}.`,
  'legal.embargo': 'Marked as not yet for publication (“{words}”): has the embargo ended?',
  'legal.court-order': 'Mentions a court order or legal restriction (“{words}”): what may be published?',

  'write.level': `The evidence supports the level {level}, based on
    {voices, plural, # independent credible source|# independent credible sources}.`,
  'write.attribute': 'Attribute the report: {names, list}.',
  'write.unconfirmed': `No page was found to confirm this; read the pages yourself or leave it out:
    “{claim, undated}”`,
  'write.answer': `A response to the allegation; these pages carry one, perhaps in other words: “{claim, undated}”`,
  'write.contested': 'Disputed; report both sides: “{claim, undated}”',
  'write.refuted': 'Refuted; do not state it as fact: “{claim, undated}”',
  'write.figures-differ': 'Sources differ on {about}: {values, list}. Attribute each figure.',
  'write.reply': 'Include the response of {names, list}.',

  'review.integrity-finding': 'Pre-publication check: {findings, reasons}',
  'review.legal-risk': 'For legal review: {risks, reasons}',
  'review.integrity-settled':
    'The serious findings of the pre-publication check are resolved; the upgrade is held for review.',
} as const satisfies Catalog;
