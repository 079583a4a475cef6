import { isCredible, starsOf, type Article, type Claim, type SourceView, type Topic } from '@corroborate/domain';
import { buildPageModel, buildTopicModel, type PageModel } from '@corroborate/stance';
import { contentStems, oneLine } from '@corroborate/text';
import { likeness } from '../likeness';
import type { PartsCase, ReadSource } from '../parts.types';
import { shownQuote } from '../../shown-quote';
import { tellable } from '../read-sources';
import type { CardLead, CredibilityTally, SourceCard } from './cards.types';
import { keyClaimsOf } from './key-claims.policy';
import { summaryOf } from './summary.policy';

/** What is told of a page alone, whoever speaks. */
export type CardText = Pick<SourceCard, 'summary' | 'keyClaims' | 'keyFinding'>;

export interface CardQuestion {
  topic: Topic;
  claims: Claim[];
  article: Article;
  stance: SourceView['stance'];
}

/** One page in short, as soon as it has been judged. */
export const cardText = ({ topic, claims, article, stance }: CardQuestion): CardText =>
  textOf({ page: buildPageModel(article), article, stance }, claims, storyOf({ topic, claims }));

/** One card a source that could be read, in the order of the report's list. */
export function sourceCards(
  data: Pick<PartsCase, 'topic' | 'claims' | 'decision'>,
  sources: readonly ReadSource[],
): SourceCard[] {
  const story = storyOf(data);
  return sources.map(({ id, view, article, page }) => ({
    id,
    sourceId: view.id,
    title: oneLine(article.title),
    outlet: view.name,
    published: view.published?.value ?? null,
    url: view.url,
    stars: view.stars ?? starsOf(view.tier, view.score),
    lean: view.lean ?? null,
    importance: importanceOf(view, data.decision.counted),
    ...textOf({ page, article, stance: view.stance }, data.claims, story),
  }));
}

const storyOf = ({ topic, claims }: Pick<PartsCase, 'topic' | 'claims'>): ReadonlySet<string> =>
  new Set([...buildTopicModel(topic, claims).story, ...contentStems(topic.title)]);

function textOf(
  { page, article, stance }: { page: PageModel; article: Article; stance: SourceView['stance'] },
  claims: Claim[],
  story: ReadonlySet<string>,
): CardText {
  const finding = stance.passage;
  const sentences = tellable(page);
  return {
    summary: summaryOf(article.text, sentences, { story, finding }),
    keyClaims: keyClaimsOf(sentences, claims, finding),
    keyFinding: finding && { text: shownQuote(finding.quote), quote: finding.quote },
  };
}

const importanceOf = ({ id, tier, stance }: SourceView, counted: readonly number[]): SourceCard['importance'] =>
  counted.includes(id) || (isCredible(tier) && stance.stance === 'disputes') ? 'HIGH' : 'MEDIUM';

const LEADS = { same: 0.6, most: 20 };

/** Claims that only sources make, the same of several once; those that most sources make first. */
export function leadsIn(cards: readonly SourceCard[]): CardLead[] {
  const leads: (CardLead & { stems: ReadonlySet<string> })[] = [];
  for (const { sourceId, keyClaims } of cards)
    for (const { text, quote, claimId } of keyClaims) {
      if (claimId !== null) continue;
      const stems = new Set(contentStems(text));
      const known = leads.find((lead) => likeness(lead.stems, stems) >= LEADS.same);
      if (known) known.sourceIds = [...new Set([...known.sourceIds, sourceId])];
      else leads.push({ text, quote, sourceIds: [sourceId], stems });
    }
  return leads
    .sort((a, b) => b.sourceIds.length - a.sourceIds.length)
    .slice(0, LEADS.most)
    .map(({ text, quote, sourceIds }) => ({ text, quote, sourceIds }));
}

/** How far the sources can be trusted, as counts. */
export function tallyOf(stars: readonly number[]): CredibilityTally {
  const high = stars.filter((one) => one >= 4).length;
  const low = stars.filter((one) => one === 1).length;
  return { high, medium: stars.length - high - low, low };
}
