import { datelineLength } from '@corroborate/text';
import type { IntegrityReasons } from './integrity.reasons';
import type { Sentences } from './reason';

const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;
/** Where it was written is no part of what a claim says. */
const undated = (claim: string): string => claim.slice(datelineLength(claim));
const quoted = (words: string[]): string => words.map((word) => `“${word}”`).join(', ');

/** The English of the last look before print; no decision reads it. */
export const INTEGRITY_ENGLISH: Sentences<IntegrityReasons> = {
  'act.nothing': () => 'Nothing is to be done: its quotations stand in their pages.',
  'act.both-sides': () => 'Tell both sides, or leave it out: credible words speak against it.',
  'act.not-as-fact': () =>
    'Do not state it as fact: its quotations stand in their pages, but no page that counts bears it out.',
  'act.refuted': () => 'Do not state it as fact: what counts says that it is not so.',
  'act.leave-out-quote': () => 'Leave the quotation out, or read the page again: it does not stand there.',
  'act.find-evidence': () => 'Do not state it: no page that was captured was understood to say it.',
  'act.as-answered': () =>
    'It is an answer to the allegation, and pages carry one: tell it in their words, as an answer.',

  'look.voices': ({ voices }) => `It rests on ${many(voices, 'independent credible source')}.`,
  'look.one-voice': ({ name }) => `It rests on ${name} alone.`,
  'look.no-voice': () => 'Nothing that counts carries it.',
  'look.several-beginnings': ({ beginnings }) => `Those who carry it make ${many(beginnings, 'voice')} of their own.`,
  'look.one-beginning': ({ name }) => `All who carry it are one voice, that of ${name}.`,
  'look.no-beginning': () => 'Where it began could not be established.',
  'look.party-alone': ({ names }) => `Only parties in their own matter carry it: ${names.join(', ')}.`,
  'look.others-too': ({ names }) => `It is carried by others than a party: ${names.join(', ')}.`,
  'look.other-account-open': ({ accounts }) => `${many(accounts, 'other account')} of it, which nobody has answered.`,
  'look.other-account-met': ({ accounts }) => `${many(accounts, 'other account')} of it, each answered by a page.`,
  'look.no-other-account': () => 'No page that was read gives another account.',
  'look.not-looked-for': () => 'Nobody looked for it in this case.',
  'look.side-heard': ({ names }) => `A page carries the answer of ${names.join(', ')}, or says that they were asked.`,
  'look.side-not-heard': ({ names }) => `No page carries the answer of ${names.join(', ')}.`,
  'look.nobody-accused': () => 'Nobody is accused in it.',
  'look.agree': () => 'No source gives another.',
  'look.differ': ({ about, values }) => `Sources differ on ${about}: ${values.join(', ')}.`,
  'look.named': ({ sources }) => `Somebody with a name answers for it in ${many(sources, 'source')}.`,
  'look.unnamed-alone': ({ sources }) => `Nobody with a name says it in ${many(sources, 'source')} that carry it.`,
  'look.new': () => 'Nothing shows that it is an old story.',
  'look.old-signs': ({ signs }) => `${many(signs, 'sign')} that it is an old story told again.`,
  'look.told-before': ({ names, day }) =>
    `Credible pages tell of the like from ${day} on, and none of now: ${names.join(', ')}.`,
  'look.thing-gone': ({ name, day, quote }) =>
    `${name}${day === null ? '' : ` of ${day}`} says that it is gone, or soon will be: “${undated(quote)}”`,
  'look.rated-false': ({ publishers }) => `Rated false by ${publishers.join(', ')}.`,
  'look.not-rated-false': ({ checks }) =>
    checks === 0 ? 'No fact check of it was found.' : `None of ${many(checks, 'fact check')} found it false.`,
  'look.quotes-stand': ({ quotes }) =>
    quotes === 1 ? 'Its one quotation stands in its page.' : `All ${quotes} quotations stand in their pages.`,
  'look.quotes-missing': ({ quotes }) => `${many(quotes, 'quotation')} could not be found again.`,

  'integrity.reply-not-sought': ({ names, words }) =>
    `A serious allegation (${quoted(words)}) against ${names.join(', ')}: no page carries an answer, or says that ` +
    'one was asked for, and no office or court makes it.',
  'integrity.reply-missing': ({ names }) =>
    `No page carries the answer of ${names.join(', ')} to what an office or a court alleges.`,
  'integrity.single-source': ({ name }) => `A serious allegation that rests on ${name} alone.`,
  'integrity.unnamed-only': ({ sources }) =>
    `Nobody with a name says it in any of the ${many(sources, 'source')} that carry it.`,
  'integrity.one-side': ({ sources }) => `${many(sources, 'source')} carry it, and none tells the other side.`,
  'integrity.told-as-fact': ({ words }) =>
    `The topic tells as fact what its sources pass on as the words of others (${quoted(words)}).`,
  'integrity.out-of-context': ({ name, words }) => `In ${name} the words beside the quotation turn it: “${words}”.`,
  'integrity.quote-missing': ({ name }) => `A quotation of ${name} does not stand in its captured page.`,
  'integrity.docket-as-guilt': ({ word }) =>
    `The topic tells guilt as settled (“${word}”); its sources tell of charges, and of no judgment.`,

  'legal.minor': ({ name, grave }) =>
    `Names a minor, ${name}${grave ? ', in a matter that can harm them' : ''}: may the name be told?`,
  'legal.private-person': ({ name, accused }) =>
    `Names a private person, ${name}${accused ? ', as accused' : ''}: is the name needed?`,
  'legal.health': ({ name, words }) => `Tells of the health of ${name} (“${words}”): is there consent?`,
  'legal.before-judgment': ({ words }) =>
    `Tells of a crime before any judgment (${quoted(words)}): is innocence presumed in every line?`,
  'legal.defamation': ({ names }) =>
    `Could ruin ${names.join(', ')} if it is untrue, on one voice or fewer, without an answer: can it be proved?`,
  'legal.embargo': ({ words }) => `Says that it must not be published yet (“${words}”): has the time come?`,
  'legal.court-order': ({ words }) => `Speaks of an order of a court or a law (“${words}”): what may be told?`,

  'write.level': ({ level, voices }) =>
    `The evidence gives the level ${level}, on ${many(voices, 'independent credible source')}.`,
  'write.attribute': ({ names }) => `Say whose report it is: ${names.join(', ')}.`,
  'write.unconfirmed': ({ claim }) =>
    `No page was understood to confirm it; read the pages yourself, or leave it out: “${undated(claim)}”`,
  'write.answer': ({ claim }) =>
    `An answer to the allegation; these pages carry one, perhaps in other words: “${undated(claim)}”`,
  'write.contested': ({ claim }) => `Contested; tell both sides: “${undated(claim)}”`,
  'write.refuted': ({ claim }) => `Refuted; do not tell it as fact: “${undated(claim)}”`,
  'write.figures-differ': ({ about, values }) =>
    `Sources differ on ${about}: ${values.join(', ')}. Say which is whose.`,
  'write.reply': ({ names }) => `Carry the answer of ${names.join(', ')}.`,

  'review.integrity-finding': ({ findings }, say) => `Integrity: ${findings.map(say).join(' ')}`,
  'review.legal-risk': ({ risks }, say) => `For a lawyer: ${risks.map(say).join(' ')}`,
  'review.integrity-settled': () =>
    'What was grave in the integrity review has been settled; the upgrade waits for you.',
};
