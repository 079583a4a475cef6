import type { Article, Reason } from '@corroborate/domain';
import type { PageModel } from '../page/page.model';
import type { TopicModel } from '../topic/topic.model';

/** The topic and the page that are compared. */
export interface MatchInput {
  topic: TopicModel;
  page: PageModel;
  article: Article;
}

/** Whether one property of the event matches, and why. */
export interface MatchResult {
  yes: boolean;
  reasons: Reason[];
}

export const positiveMatch = (...reasons: Reason[]): MatchResult => ({ yes: true, reasons });
export const negativeMatch = (...reasons: Reason[]): MatchResult => ({ yes: false, reasons });
