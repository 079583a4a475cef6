import { questionWords, Section } from '../../ui';
import { ofType, text, type Events } from './progress';

/** The questions as they turn: the latest state of each. */
export function LiveQuestions({ events }: { events: Events }) {
  const told = ofType(events, 'question.asked');
  // A stage that was begun again tells of them again.
  const asked = [...new Map(told.map((one) => [text(one.data.question_id), one])).values()];
  if (asked.length === 0) return null;
  const turned = events.filter(({ type }) => type === 'question.answered' || type === 'question.turned');
  const answered = new Set(ofType(events, 'question.answered').map(({ data }) => text(data.question_id)));
  const last = new Map(turned.map(({ data }) => [text(data.question_id), data]));
  return (
    <Section title="Questions" aside={`${answered.size} of ${asked.length} answered`}>
      <ul className="claims">
        {asked.map(({ id, data }) => {
          const now = last.get(text(data.question_id));
          return (
            <li key={id}>
              <span className={text(now?.state) === 'answered' ? 'chip good' : 'chip'}>
                {questionWords(text(now?.state) || 'open')}
              </span>{' '}
              <span dir="auto">{text(data.question)}</span>
              {now?.answer ? <small dir="auto"> {text(now.answer)}</small> : null}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
