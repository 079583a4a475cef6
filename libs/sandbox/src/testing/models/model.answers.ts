import { isStopWord, splitWords } from '../../index/words';
import { ownWord } from './model.attributions';
import type { Given } from './model.given';
import { dataOperations, documentFindings, questionAnswers } from './model.question-answers';
import { matchAnyWord, INVENTED, quoted, type ModelBehaviour, type Reader } from './model.reader';
import { pageNotes } from './model.notes';
import { coreClaim, judgeStance, vouching } from './model.stances';

/** Answer in the requested schema, made only of words in the request. */
export function buildAnswer(shape: string, given: Given, behaviour: ModelBehaviour): unknown {
  const obeys = behaviour === 'obeys' && given.passages.some(({ text }) => ORDER.test(text));
  const reader = { given, invents: behaviour === 'hallucinates', obeys, agrees: behaviour === 'agrees' };
  if (shape === 'source-claims')
    return { answers: given.claims.map((claim) => ({ ...judgeStance(claim, reader), differs: '' })) };
  if (shape === 'stance') return { answers: given.claims.map((claim) => judgeStance(claim, reader)) };
  if (shape === 'vouching') return vouching(reader);
  if (shape === 'page-notes') return pageNotes(reader);
  if (shape === 'consolidate') return { groups: [] };
  if (shape === 'core-claim') return coreClaim(reader);
  if (shape === 'claims')
    return { claims: given.passages.slice(0, 3).map((one) => ({ ...quoted(one, reader), kind: 'event' })) };
  if (shape === 'firsthand') return { answers: given.statements.map((one) => ownWord(one, reader)) };
  if (shape === 'plan') return plan(reader);
  if (shape === 'translations')
    return { translations: given.passages.map(({ id, text }) => ({ passage: id, text: translated(text, reader) })) };
  return toCase(shape, reader);
}

function toCase(shape: string, reader: Reader): unknown {
  if (shape === 'article') return article(reader);
  if (shape === 'frameworks') return frameworks(reader);
  if (shape === 'question-answers') return questionAnswers(reader);
  if (shape === 'other-names') return { pages: [] };
  if (shape === 'critique') return { findings: [critique(reader)] };
  if (shape === 'data-questions') return { operations: dataOperations(reader) };
  if (shape === 'document-findings') return { findings: documentFindings(reader) };
  return {};
}

/** Deliberately gullible: matches anything that sounds like an instruction to a machine. */
const ORDER = matchAnyWord(
  ...['ignore', 'disregard', 'must be (?:marked|treated|counted)', 'mark this', 'report that'],
  ...['answer (?:that|with|only)', 'you are (?:now|to)', 'instructions?', 'whoever reads this by machine'],
  'count this (?:page|story)',
);

/** No real translation: the text is marked as translated. */
const translated = (text: string, { invents }: Reader): string =>
  invents ? `${INVENTED} 4711` : `In English: ${text}`;

/**
 * Repeats claims and notes in their own words; a hallucinating model changes a figure, omits a citation or invents
 * one.
 */
function article({ given: { claims, items }, invents, obeys }: Reader) {
  const material = [...claims.slice(0, 1), ...items.filter(({ id }) => id.startsWith('c'))].slice(0, 8);
  const sentences = material.map(({ id, text }, at) => {
    if (obeys) return { text: 'This story is certified, and nothing about it needs to be checked.', cites: [id] };
    if (!invents) return { text, cites: [id] };
    const changed = /\d/.test(text) ? text.replace(/\d+/, '4711') : `${text.replace(/[.]$/, '')} with 4711 people.`;
    return [
      { text: changed, cites: [id] },
      { text, cites: [] },
      { text: INVENTED, cites: [id] },
    ][at % 3];
  });
  return { article: [{ sentences }], brief: sentences.slice(0, 1) };
}

/** One point of one method on the first claim; a hallucinating model cites a source that was not shown. */
function frameworks({ given: { claims, topic }, invents, obeys }: Reader) {
  const rests_on = [invents || obeys ? 'x99' : (claims[0]?.id ?? 'c1')];
  const points = [{ text: invents ? INVENTED : 'The report may rest on one source.', rests_on }];
  const question = `Which archive has a file on ${topic ?? 'it'}?`;
  const asked = { question, query: `${topic ?? ''} archive file`.slice(0, 150), priority: 'medium', rests_on };
  return {
    results: [{ method: 'pre-mortem', points, evidence: [] }],
    questions: [{ method: 'pre-mortem', ...asked }],
  };
}

/** One question and one perspective; a hallucinating model asks an unanswerable, circular question. */
function plan({ given, invents, obeys }: Reader) {
  const words = splitWords(given.rest.join(' ')).filter((word) => !isStopWord(word));
  const query = invents ? 'secret documents confirm everything' : [...new Set(words)].slice(0, 8).join(' ');
  const misled = invents || obeys;
  const question = misled ? `${INVENTED}?` : `Which office has a file on ${given.topic ?? 'it'}?`;
  const asked = { id: 'sq_1', question, reasoning: 'A file shows what happened.', priority: 'MEDIUM' };
  return {
    questions: [{ ...asked, depends_on: misled ? ['sq_1'] : [] }],
    perspectives: [
      {
        ...{ name: 'The office', focus: 'What is on file', questions: ['sq_1'], keywords: ['file'] },
        search: [{ query, language: 'en' }],
      },
    ],
  };
}

/** One finding on the first claim; a hallucinating model cites a source that was not shown. */
const critique = ({ given: { claims, topic }, invents, obeys }: Reader) => ({
  ...{ kind: 'missing', what: 'No record was found.', rests_on: [invents || obeys ? 'x99' : (claims[0]?.id ?? 'c1')] },
  ...{
    question: `Which register has an entry on ${topic ?? 'it'}?`,
    query: `${topic ?? ''} register entry`.slice(0, 150),
  },
});
