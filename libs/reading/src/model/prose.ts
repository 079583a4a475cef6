import { proseSentence, shownFindings, type Prose, type ProseInput, type ProseSentence } from '../tasks/prose.policy';
import type { ModelSession } from './model.session';
import { proseTask } from './tasks';

/** One request for the whole report. Sentences without a shown source are dropped and counted. */
export async function written(session: ModelSession, { topic, findings }: ProseInput): Promise<Prose | null> {
  const shown = shownFindings(findings);
  if (shown.length === 0) return null;
  const answer = await session.ask('first', proseTask(topic, shown));
  if (!answer) return null;
  const kept = (sentences: typeof answer.summary): ProseSentence[] =>
    sentences.flatMap((one) => {
      const sentence = proseSentence(one, shown);
      if (!sentence) session.tally.droppedQuotes += 1;
      return sentence ?? [];
    });
  return { by: session.nameOf('first'), summary: kept(answer.summary), findings: kept(answer.findings) };
}
