import { selectShownNotes } from '../tasks/answering.policy';
import { checkArticle, type ArticleInput, type WrittenArticle } from '../tasks/article.policy';
import type { ModelSession } from './model.session';
import { articleTask } from './case.tasks';

/** An article and a brief in one request, each sentence checked; null if no model answered. */
export async function writeArticle(session: ModelSession, input: ArticleInput): Promise<WrittenArticle | null> {
  const shown = selectShownNotes(input);
  if (shown.items.size === 0) return null;
  const answer = await session.askNamed('first', articleTask(input, shown));
  if (!answer) return null;
  const article = checkArticle(answer.value, input, answer.name);
  session.tally.droppedQuotes += article.dropped.length;
  return article;
}
