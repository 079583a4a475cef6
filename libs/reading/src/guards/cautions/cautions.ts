import type { Reason } from '@corroborate/domain';
import { knownLanguage } from '@corroborate/text';
import type { PageCase } from '../../rules/case/page-case';
import type { PageSentence } from '../../rules/page/page.model';
import type { Caution, Finding } from '../../rules/case/rule.types';
import { notAsItIs } from '../../rules/stance/said-as-is.policy';
import {
  cameToNothing,
  didNotComeAbout,
  doubted,
  inQuotes,
  longAgo,
  ofAnother,
  otherPersonReason,
  oneSided,
} from './caution.policy';
import { exaggerates } from './exaggeration.policy';
import { claimItself } from './claim-itself.caution';
import { ratedOtherwise } from './fact-check.caution';
import { unprovedLanguage } from './rules-language.caution';
import { corrected } from './correction.caution';
import { turnedInOwnLanguage } from './other-language.caution';
import { unreal } from './unreal.caution';
import { givesOtherFigure } from './other-figure.policy';

type Look = (c: PageCase, passage: PageSentence | undefined) => Reason | null;

/** Applies to the quoted sentence, unless the topic itself denies something. */
const unlessDenied =
  (look: Look): Caution['why'] =>
  (c, { passage }: Finding) =>
    c.topic.denies
      ? null
      : look(
          c,
          c.page.sentences.find((one) => one.start === passage?.start),
        );

/**
 * Reasons not to count a supporting page, tried in order; the first that applies is used. One doubtful word is enough,
 * because a false upgrade is worse than a missed source.
 */
export const CAUTIONS: readonly Caution[] = [
  {
    name: 'rules-language',
    about: 'The page or the quoted sentence is in a language the rules reader is not tested for.',
    always: true,
    why: unprovedLanguage,
  },
  {
    name: 'rating',
    about: 'The page is a fact check without a rating of this claim that means true.',
    always: true,
    why: ratedOtherwise,
  },
  {
    name: 'figures',
    about: 'The page gives a different figure for the topic’s count, or the headline has a zero too many or too few.',
    why: ({ topic, page }) => exaggerates(topic.title, page) ?? givesOtherFigure(topic, page),
  },
  {
    name: 'doubt',
    about: 'The page opens with doubt, or mentions the story in passing and doubts it elsewhere.',
    why: unlessDenied((c, passage) => doubted(c.topic, c.report(), passage, knownLanguage(c.article))),
  },
  {
    name: 'turned',
    about: 'Pages not in English: a word in or next to the quoted sentence denies, doubts or alleges.',
    why: unlessDenied((c, passage) => turnedInOwnLanguage(c, passage)),
  },
  {
    name: 'corrected',
    about: 'A correction anywhere on the page retracts the main claim.',
    why: unlessDenied((c) => corrected(c)),
  },
  {
    name: 'unreal',
    about: 'A rehearsal, AI output, or a page that labels itself as a joke or satire.',
    why: unlessDenied(({ topic, page }, passage) => unreal(topic, page, passage)),
  },
  {
    name: 'in-quotation-marks',
    about: 'The act itself is in quotation marks, which signals distance.',
    why: unlessDenied(({ topic, page }, passage) => inQuotes(topic, [page.headline, ...(passage ? [passage] : [])])),
  },
  {
    name: 'remembered',
    about: 'The page is about a commemoration or anniversary of an earlier event.',
    why: unlessDenied(({ topic, page }) => longAgo(topic, page)),
  },
  {
    name: 'came-to-nothing',
    about: 'A decision or plan was refused, postponed or called off.',
    why: unlessDenied(({ topic, page }, passage) => cameToNothing(topic, page, passage)),
  },
  {
    name: 'unfulfilled',
    about: 'The quoted sentence says that it was planned and did not happen.',
    why: unlessDenied(({ topic, page }, passage) => didNotComeAbout(topic, page, passage)),
  },
  {
    name: 'somebody-else',
    about: 'Neither the headline nor the quoted sentence names who did it.',
    why: unlessDenied(({ topic, page }, passage) => otherPersonReason(topic, page, passage)),
  },
  {
    name: 'namesake',
    about: 'The page names the person but nothing the title says about who that is, so it may be a namesake.',
    why: unlessDenied(({ topic, page, article }) => ofAnother(topic, page, knownLanguage(article))),
  },
  {
    name: 'partys-word',
    about: 'A percentage is attributed to one interested party.',
    why: unlessDenied(({ topic }, passage) => oneSided(topic, passage)),
  },
  {
    name: 'as-it-is',
    about: 'The page does not contain a word the title quotes, or gives a percentage only as an estimate.',
    why: unlessDenied(({ topic, page }) => notAsItIs(topic, page)),
  },
  {
    name: 'claim-itself',
    about: 'The page is the speech or post that made the claim, which does not prove it.',
    always: true,
    why: claimItself,
  },
];
