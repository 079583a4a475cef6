import type { Article, Reason } from '@corroborate/domain';
import type { PageModel } from '../page/page.model';
import type { TopicModel } from '../topic/topic.model';

/** The topic and the page to be compared. */
export interface MatchInput {
  topic: TopicModel;
  page: PageModel;
  article: Article;
}

/** Whether one property of the event matches, with the reason. */
export interface MatchAnswer {
  yes: boolean;
  reasons: Reason[];
}

export const positiveAnswer = (...reasons: Reason[]): MatchAnswer => ({ yes: true, reasons });
export const negativeAnswer = (...reasons: Reason[]): MatchAnswer => ({ yes: false, reasons });
