import type { ResultSource } from '../../api/result';

type Read = Pick<ResultSource, 'stance' | 'stance_rule'>;

/** Whether a page was taken to be on another event: it shares words with the topic and says nothing of it. */
export const tellsAnother = ({ stance, stance_rule }: Read): boolean =>
  stance === 'mentions' && stance_rule === 'another-event';

/** Pages on this event; they are what is counted wherever pages are counted. */
export const aboutIt = <S extends Read>(sources: readonly S[]): S[] =>
  sources.filter((source) => !tellsAnother(source));
