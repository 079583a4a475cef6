import type { Article, Reason } from '@corroborate/domain';
import type { PageModel } from '../page/page.model';
import type { TopicModel } from '../topic/topic.model';

/** The two sides compared. */
export interface Sides {
  topic: TopicModel;
  page: PageModel;
  article: Article;
}

/** Whether one property of the event matches, with the reason. */
export interface Answer {
  yes: boolean;
  reasons: Reason[];
}

export const yes = (...reasons: Reason[]): Answer => ({ yes: true, reasons });
export const no = (...reasons: Reason[]): Answer => ({ yes: false, reasons });
