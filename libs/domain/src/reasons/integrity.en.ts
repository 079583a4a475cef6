import { datelineLength } from '@corroborate/text';
import type { Catalog, CodeLine } from './catalog';

const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;
/** Where it was written is no part of what a claim says. */
const undated = (claim: string): string => claim.slice(datelineLength(claim));

/** The English of the last look before print; no decision reads it. */
export const INTEGRITY_ENGLISH = {
  'act.nothing': 'Nothing is to be done: its quotations stand in their pages.',
  'act.both-sides': 'Tell both sides, or leave it out: credible words speak against it.',
  'act.not-as-fact':
    'Do not state it as fact: its quotations stand in their pages, but no page that counts bears it out.',
  'act.refuted': 'Do not state it as fact: what counts says that it is not so.',
  'act.leave-out-quote': 'Leave the quotation out, or read the page again: it does not stand there.',
  'act.find-evidence': 'Do not state it: no page that was captured was understood to say it.',
  'act.as-answered': 'It is an answer to the allegation, and pages carry one: tell it in their words, as an answer.',

  'look.voices': 'It rests on {voices, plural, # independent credible source|# independent credible sources}.',
  'look.one-voice': 'It rests on {name} alone.',
  'look.no-voice': 'Nothing that counts carries it.',
  'look.several-beginnings': 'Those who carry it make {beginnings, plural, # voice|# voices} of their own.',
  'look.one-beginning': 'All who carry it are one voice, that of {name}.',
  'look.no-beginning': 'Where it began could not be established.',
  'look.party-alone': 'Only parties in their own matter carry it: {names, list}.',
  'look.others-too': 'It is carried by others than a party: {names, list}.',
  'look.other-account-open': '{accounts, plural, # other account|# other accounts} of it, which nobody has answered.',
  'look.other-account-met': '{accounts, plural, # other account|# other accounts} of it, each answered by a page.',
  'look.no-other-account': 'No page that was read gives another account.',
  'look.not-looked-for': 'Nobody looked for it in this case.',
  'look.side-heard': 'A page carries the answer of {names, list}, or says that they were asked.',
  'look.side-not-heard': 'No page carries the answer of {names, list}.',
  'look.nobody-accused': 'Nobody is accused in it.',
  'look.agree': 'No source gives another.',
  'look.differ': 'Sources differ on {about}: {values, list}.',
  'look.named': 'Somebody with a name answers for it in {sources, plural, # source|# sources}.',
  'look.unnamed-alone': 'Nobody with a name says it in {sources, plural, # source|# sources} that carry it.',
  'look.new': 'Nothing shows that it is an old story.',
  'look.old-signs': '{signs, plural, # sign|# signs} that it is an old story told again.',
  /** Credible pages of long before, from `day` on, while none that counts tells it of the day of the topic. */
  'look.told-before': 'Credible pages tell of the like from {day} on, and none of now: {names, list}.',
  'look.thing-gone': ({ name, day, quote }: { name: string; day: string | null; quote: string }) =>
    `${name}${day === null ? '' : ` of ${day}`} says that it is gone, or soon will be: “${undated(quote)}”`,
  'look.rated-false': 'Rated false by {publishers, list}.',
  'look.not-rated-false': ({ checks }: { checks: number }) =>
    checks === 0 ? 'No fact check of it was found.' : `None of ${many(checks, 'fact check')} found it false.`,
  'look.quotes-stand': ({ quotes }: { quotes: number }) =>
    quotes === 1 ? 'Its one quotation stands in its page.' : `All ${quotes} quotations stand in their pages.`,
  'look.quotes-missing': '{quotes, plural, # quotation|# quotations} could not be found again.',

  /** A serious allegation against somebody of whom no page carries an answer, and that no office or court makes. */
  'integrity.reply-not-sought': `A serious allegation ({words, quoted}) against {names, list}: no page carries an
    answer, or says that one was asked for, and no office or court makes it.`,
  'integrity.reply-missing': 'No page carries the answer of {names, list} to what an office or a court alleges.',
  'integrity.single-source': 'A serious allegation that rests on {name} alone.',
  'integrity.unnamed-only':
    'Nobody with a name says it in any of the {sources, plural, # source|# sources} that carry it.',
  'integrity.one-side': '{sources, plural, # source|# sources} carry it, and none tells the other side.',
  'integrity.told-as-fact':
    'The topic tells as fact what its sources pass on as the words of others ({words, quoted}).',
  'integrity.out-of-context': 'In {name} the words beside the quotation turn it: “{words}”.',
  'integrity.quote-missing': 'A quotation of {name} does not stand in its captured page.',
  'integrity.docket-as-guilt':
    'The topic tells guilt as settled (“{word}”); its sources tell of charges, and of no judgment.',

  'legal.minor': ({ name, grave }: { name: string; grave: boolean }) =>
    `Names a minor, ${name}${grave ? ', in a matter that can harm them' : ''}: may the name be told?`,
  'legal.private-person': ({ name, accused }: { name: string; accused: boolean }) =>
    `Names a private person, ${name}${accused ? ', as accused' : ''}: is the name needed?`,
  'legal.health': 'Tells of the health of {name} (“{words}”): is there consent?',
  'legal.before-judgment':
    'Tells of a crime before any judgment ({words, quoted}): is innocence presumed in every line?',
  'legal.defamation':
    'Could ruin {names, list} if it is untrue, on one voice or fewer, without an answer: can it be proved?',
  'legal.embargo': 'Says that it must not be published yet (“{words}”): has the time come?',
  'legal.court-order': 'Speaks of an order of a court or a law (“{words}”): what may be told?',

  'write.level': `The evidence gives the level {level}, on
    {voices, plural, # independent credible source|# independent credible sources}.`,
  'write.attribute': 'Say whose report it is: {names, list}.',
  'write.unconfirmed': ({ claim }: { claim: string }) =>
    `No page was understood to confirm it; read the pages yourself, or leave it out: “${undated(claim)}”`,
  'write.answer': ({ claim }: { claim: string }) =>
    `An answer to the allegation; these pages carry one, perhaps in other words: “${undated(claim)}”`,
  'write.contested': ({ claim }: { claim: string }) => `Contested; tell both sides: “${undated(claim)}”`,
  'write.refuted': ({ claim }: { claim: string }) => `Refuted; do not tell it as fact: “${undated(claim)}”`,
  'write.figures-differ': 'Sources differ on {about}: {values, list}. Say which is whose.',
  'write.reply': 'Carry the answer of {names, list}.',

  'review.integrity-finding': ({ findings }: { findings: CodeLine[] }, say) =>
    `Integrity: ${findings.map(say).join(' ')}`,
  'review.legal-risk': ({ risks }: { risks: CodeLine[] }, say) => `For a lawyer: ${risks.map(say).join(' ')}`,
  'review.integrity-settled': 'What was grave in the integrity review has been settled; the upgrade waits for you.',
} as const satisfies Catalog;
