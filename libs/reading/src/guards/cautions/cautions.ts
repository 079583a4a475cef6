import type { Reason } from '@corroborate/domain';
import { getKnownLanguage } from '@corroborate/text';
import type { PageCase } from '../../rules/case/page-case';
import type { PageSentence } from '../../rules/page/page.model';
import type { Caution, Finding } from '../../rules/case/rule.types';
import { findMissingDetail } from '../../rules/stance/title-wording.policy';
import {
  findFailedOutcome,
  findUnfulfilledEvent,
  findDoubtReason,
  findScareQuotes,
  findAnniversary,
  findNamesake,
  findOtherPerson,
  findPartyFigure,
} from './caution.policy';
import { findExaggeration } from './exaggeration.policy';
import { findOriginalClaim } from './claim-itself.caution';
import { findContraryRating } from './fact-check.caution';
import { findUntestedLanguage } from './rules-language.caution';
import { findCorrection } from './correction.caution';
import { findForeignCaution } from './other-language.caution';
import { findUnrealEvent } from './unreal.caution';
import { findOtherFigure } from './other-figure.policy';

type CautionTest = (c: PageCase, passage: PageSentence | undefined) => Reason | null;

/** Applies a check to the quoted sentence, unless the topic itself denies something. */
const unlessDenied =
  (look: CautionTest): Caution['why'] =>
  (c, { passage }: Finding) =>
    c.topic.denies
      ? null
      : look(
          c,
          c.page.sentences.find((one) => one.start === passage?.start),
        );

/**
 * Reasons not to count a supporting page, checked in this order; the first one that applies is used. One doubtful word
 * is enough, because a false upgrade is worse than a missed source.
 */
export const CAUTIONS: readonly Caution[] = [
  {
    name: 'rules-language',
    about: 'The page or the quoted sentence is in a language the rules reader is not tested for.',
    always: true,
    why: findUntestedLanguage,
  },
  {
    name: 'rating',
    about: 'The page is a fact check without a rating of this claim that means true.',
    always: true,
    why: findContraryRating,
  },
  {
    name: 'figures',
    about: 'The page gives a different figure for the topic’s count, or the headline has a zero too many or too few.',
    why: ({ topic, page }) => findExaggeration(topic.title, page) ?? findOtherFigure(topic, page),
  },
  {
    name: 'doubt',
    about: 'The page opens with doubt, or mentions the story in passing and doubts it elsewhere.',
    why: unlessDenied((c, passage) => findDoubtReason(c.topic, c.report(), passage, getKnownLanguage(c.article))),
  },
  {
    name: 'turned',
    about: 'Pages not in English: a word in or next to the quoted sentence denies, doubts or alleges.',
    why: unlessDenied((c, passage) => findForeignCaution(c, passage)),
  },
  {
    name: 'corrected',
    about: 'A correction anywhere on the page retracts the main claim.',
    why: unlessDenied((c) => findCorrection(c)),
  },
  {
    name: 'unreal',
    about: 'A rehearsal, AI output, or a page that labels itself as a joke or satire.',
    why: unlessDenied(({ topic, page }, passage) => findUnrealEvent(topic, page, passage)),
  },
  {
    name: 'in-quotation-marks',
    about: 'The act itself is in quotation marks, which signals distance.',
    why: unlessDenied(({ topic, page }, passage) =>
      findScareQuotes(topic, [page.headline, ...(passage ? [passage] : [])]),
    ),
  },
  {
    name: 'remembered',
    about: 'The page is about a commemoration or anniversary of an earlier event.',
    why: unlessDenied(({ topic, page }) => findAnniversary(topic, page)),
  },
  {
    name: 'came-to-nothing',
    about: 'A decision or plan was refused, postponed or called off.',
    why: unlessDenied(({ topic, page }, passage) => findFailedOutcome(topic, page, passage)),
  },
  {
    name: 'unfulfilled',
    about: 'The quoted sentence says that it was planned and did not happen.',
    why: unlessDenied(({ topic, page }, passage) => findUnfulfilledEvent(topic, page, passage)),
  },
  {
    name: 'somebody-else',
    about: 'Neither the headline nor the quoted sentence names who did it.',
    why: unlessDenied(({ topic, page }, passage) => findOtherPerson(topic, page, passage)),
  },
  {
    name: 'namesake',
    about: 'The page names the person but nothing the title says about who that is, so it may be a namesake.',
    why: unlessDenied(({ topic, page, article }) => findNamesake(topic, page, getKnownLanguage(article))),
  },
  {
    name: 'partys-word',
    about: 'A percentage is attributed to one interested party.',
    why: unlessDenied(({ topic }, passage) => findPartyFigure(topic, passage)),
  },
  {
    name: 'as-it-is',
    about: 'The page does not contain a word the title quotes, or gives a percentage only as an estimate.',
    why: unlessDenied(({ topic, page }) => findMissingDetail(topic, page)),
  },
  {
    name: 'claim-itself',
    about: 'The page is the speech or post that made the claim, which does not prove it.',
    always: true,
    why: findOriginalClaim,
  },
];
