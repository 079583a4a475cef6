import { sentenceOf, type Reason, type ReasonCode } from '@corroborate/domain';
import { agreeing, capital, counted, inWords, listed } from '../days';

type Told = { [Code in ReasonCode]?: (params: Reason<Code>['params']) => string };

/** What an editor is to do about each reason for review; what is not here is told as everywhere. */
const TO_SETTLE: Told = {
  'review.disputed': ({ names, supporting }) =>
    `Weigh the denial of ${listed(names)} against ${supporting > 0 ? 'those who confirm it' : 'what is told'}.`,
  'review.rated-false': ({ publishers }) => `Read why ${listed(publishers)} rated it false.`,
  'review.serious-allegation': ({ words }) =>
    'Have the allegation looked at before anything is published; what makes it one are the words ' +
    `${listed(words.map((one) => `“${one}”`))}.`,
  'review.low-tier-only': ({ sources }) =>
    `Look for a source that counts: the ${counted(sources, 'page')} that ` +
    `${agreeing(sources, 'tells it does', 'tell it do')} not.`,
  'review.passed-over': ({ sources, credible }) =>
    `Look for a further source: none of the ${counted(sources, 'page')} that tell it counts, ` +
    `${inWords(credible)} of credible outlets among them.`,
  'review.uncorroborated': () => 'Decide whether to go on: nothing that was found bears it out or disputes it.',
  'review.unread-pages': ({ pages }) =>
    `Read ${counted(pages, 'credible page')} that could not be read and could lift the level.`,
  'review.silent-search': ({ silent, asked }) =>
    `Ask again later: ${inWords(silent)} of ${counted(asked, 'question')} to engines and archives got no answer.`,
  'review.steering': () => 'Look at the pages with text meant for machines: somebody may want to steer the result.',
  'review.integrity-finding': () =>
    'Settle what the last look before print found grave, or ask for the replies it names.',
  'review.legal-risk': () => 'Have a lawyer read it before it is published.',
  'review.coordinated-posts': () => 'Look at the posts: they look coordinated.',
};

export function toSettle(why: Reason): string {
  const told = TO_SETTLE[why.code] as ((params: Reason['params']) => string) | undefined;
  return told ? told(why.params) : capital(sentenceOf(why));
}

/** The one change that would lift the level. */
export function toLift(why: Reason): string {
  if (why.code !== 'lift.more-sources') return capital(sentenceOf(why));
  const { more, level, explainDenials } = why.params;
  const explained = explainDenials ? ' and an explanation of the credible denials' : '';
  return (
    `${capital(`${inWords(more)} more independent credible ${more === 1 ? 'source' : 'sources'}`)} with reporting of ` +
    `${more === 1 ? 'its' : 'their'} own${explained} would lift it to “${level}”.`
  );
}
