import type { Article, Reason } from '@corroborate/domain';
import type { PageModel } from '../page/page.model';
import type { TopicModel } from '../topic/topic.model';

/** What is laid side by side. */
export interface Sides {
  topic: TopicModel;
  page: PageModel;
  article: Article;
}

/** Does one particular of the event fit, and what shows it? */
export interface Answer {
  yes: boolean;
  reasons: Reason[];
}

export const yes = (...reasons: Reason[]): Answer => ({ yes: true, reasons });
export const no = (...reasons: Reason[]): Answer => ({ yes: false, reasons });
