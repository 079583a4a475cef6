import { because, type Reason } from '@corroborate/domain';
import { knownLanguage } from '@corroborate/text';
import type { PageCase } from '../../rules/case/page-case';
import type { PageSentence } from '../../rules/page/page.model';
import type { Caution, Finding } from '../../rules/case/rule.types';
import { isTheClaimItself } from '../../rules/stance/proposition.policy';
import { notAsItIs } from '../../rules/stance/said-as-is.policy';
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
import { ratedOtherwise } from './fact-check.caution';
import { unprovedLanguage } from './rules-language.caution';
import { corrected } from './correction.caution';
import { turnedInOwnLanguage } from './other-language.caution';
import { unreal } from './unreal.caution';
import { givesOtherFigure } from './other-figure.policy';

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
    name: 'rules-language',
    about: 'The page, or the quoted sentence, is in a language that rules are not proved to read.',
    always: true,
    why: unprovedLanguage,
  },
  {
    name: 'rating',
    about: 'The page is a fact check, and no rating of this claim is read as true.',
    always: true,
    why: ratedOtherwise,
  },
  {
    name: 'figures',
    about: 'The page gives another figure for what the topic counts, or the headline has a zero too many or too few.',
    why: ({ topic, page }) => exaggerates(topic.title, page) ?? givesOtherFigure(topic, page),
  },
  {
    name: 'doubt',
    about: 'The page opens with doubt, or tells the story by the way and doubts it somewhere.',
    why: unlessDenied((c, passage) => doubted(c.topic, c.report(), passage, knownLanguage(c.article))),
  },
  {
    name: 'turned',
    about:
      'A page in another language than English: a word in or beside the quoted sentence denies, doubts or alleges.',
    why: unlessDenied((c, passage) => turnedInOwnLanguage(c, passage)),
  },
  {
    name: 'corrected',
    about: 'A correction, wherever it stands on the page, takes the main claim back.',
    why: unlessDenied((c) => corrected(c)),
  },
  {
    name: 'unreal',
    about: 'A rehearsal, the answer of a machine, or a page that calls itself a joke or satire.',
    why: unlessDenied(({ topic, page }, passage) => unreal(topic, page, passage)),
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
