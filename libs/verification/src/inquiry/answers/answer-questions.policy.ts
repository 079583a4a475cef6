import { because, type AnswerFinding, type QuestionAnswer, type ResearchQuestion } from '@corroborate/domain';
import { byRules, open, type Found } from './answer';
import { byCore, byVerdict } from './by-claim';
import { byFree } from './by-free';
import { byDay, byNumber, byPlace } from './by-value';
import { byDisputes, byOrigin, byRecords, byResponse, bySpeakers, byVoices } from './by-voice';
import type { Captures, QuestionCase } from './question-case';

/** Pure: what the case answers, question by question. No answer stands on words that the captures do not have. */
export function answerQuestions(
  questions: readonly ResearchQuestion[],
  data: QuestionCase,
  captures: Captures,
): QuestionAnswer[] {
  return questions.map((question) => byRules(question, grounded(answerOf(question, data, captures), captures)));
}

function answerOf(question: ResearchQuestion, data: QuestionCase, captures: Captures): Found {
  switch (question.answeredBy) {
    case 'core':
      return byCore(data);
    case 'detail':
      return byVerdict(question.about, data);
    case 'voices':
      return byVoices(data);
    case 'disputes':
      return byDisputes(data);
    case 'origin':
      return byOrigin(data, captures);
    case 'day':
      return byDay(data, captures);
    case 'place':
      return byPlace(data, captures);
    case 'number':
      return byNumber(question.about ?? '', data, captures);
    case 'speakers':
      return bySpeakers(data, captures);
    case 'response':
      return byResponse(question, data, captures);
    case 'records':
      return byRecords(data);
    case 'free':
      return byFree(question, data, captures);
  }
}

/** An answer without words that are found is none. */
function grounded(found: Found, captures: Captures): Found {
  const findings = found.findings.flatMap((one) => placedIn(one, captures));
  const claims = found.state === 'answered' || found.state === 'contradicted';
  if (claims && findings.length === 0) return open(because('answer.none-found'));
  return { ...found, findings };
}

function placedIn({ sourceId, quote }: AnswerFinding, captures: Captures): AnswerFinding[] {
  const at = quote === '' ? -1 : (captures.get(sourceId)?.text.indexOf(quote) ?? -1);
  return at < 0 ? [] : [{ sourceId, quote, start: at, end: at + quote.length }];
}
