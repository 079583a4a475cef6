import { because, type Reason } from '@corroborate/domain';
import { knownLanguage } from '@corroborate/text';
import type { PageCase } from '../case/page-case';
import type { PageSentence } from '../page/page.model';
import type { Caution, Finding } from '../case/rule.types';
import { isTheClaimItself } from '../rules/proposition.policy';
import { notAsItIs } from '../rules/said-as-is.policy';
import {
  cameToNothing,
  didNotComeAbout,
  doubted,
  inQuotes,
  longAgo,
  ofAnother,
  ofSomebodyElse,
  oneSided,
} from './caution.policy';
import { exaggerates } from './exaggeration.policy';

type Look = (c: PageCase, passage: PageSentence | undefined) => Reason | null;

/** Asked with the quoted sentence, and not where the topic itself says that something did not happen. */
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
 * Why a page that would support the topic had better not. A false upgrade is worse than a voice too few, so that a
 * bare word suffices. Asked in this order; the first that has something to say keeps the page from counting.
 */
export const CAUTIONS: readonly Caution[] = [
  {
    name: 'figures',
    about: 'The headline’s figure goes far beyond what the page counts, or has a nought too many or too few.',
    why: ({ topic, page }) => exaggerates(topic.title, page),
  },
  {
    name: 'doubt',
    about: 'The page opens with doubt, or tells the story by the way and doubts it somewhere.',
    why: unlessDenied(({ topic, page, article }, passage) => doubted(topic, page, passage, knownLanguage(article))),
  },
  {
    name: 'in-quotation-marks',
    about: 'The very deed stands between quotation marks: who writes so does not vouch for it.',
    why: unlessDenied(({ topic, page }, passage) => inQuotes(topic, [page.headline, ...(passage ? [passage] : [])])),
  },
  {
    name: 'remembered',
    about: 'The page tells of what is remembered, an anniversary or a wreath laid.',
    why: unlessDenied(({ topic, page }) => longAgo(topic, page)),
  },
  {
    name: 'came-to-nothing',
    about: 'A decision or undertaking was refused, put off or called off.',
    why: unlessDenied(({ topic, page }, passage) => cameToNothing(topic, page, passage)),
  },
  {
    name: 'unfulfilled',
    about: 'The quoted sentence says that it was to have happened and did not.',
    why: unlessDenied(({ topic, page }, passage) => didNotComeAbout(topic, page, passage)),
  },
  {
    name: 'somebody-else',
    about: 'Neither headline nor quoted sentence names whose deed it is.',
    why: unlessDenied(({ topic, page }, passage) => ofSomebodyElse(topic, page, passage)),
  },
  {
    name: 'namesake',
    about: 'The page names the person and says nothing of what the title says who that is.',
    why: unlessDenied(({ topic, page, article }) => ofAnother(topic, page, knownLanguage(article))),
  },
  {
    name: 'partys-word',
    about: 'A share is told as the word of one party; another counts otherwise.',
    why: unlessDenied(({ topic }, passage) => oneSided(topic, passage)),
  },
  {
    name: 'as-it-is',
    about: 'What may not be put in other words is: a word the title quotes, a share that is only estimated.',
    why: unlessDenied(({ topic, page }) => notAsItIs(topic, page)),
  },
  {
    name: 'claim-itself',
    about: 'The page is the speech or post in which the claim was made: that it was made is no proof of it.',
    always: true,
    why: ({ topic, page, kind }) =>
      kind.kind === 'claim' && isTheClaimItself(topic, page) ? because('stance.claim-itself') : null,
  },
];
