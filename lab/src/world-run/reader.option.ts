import type { SettingTexts } from '@corroborate/config';
import { CorroborateError } from '@corroborate/domain';
import { RECORDED_READER } from '@corroborate-app/cli';

/** Readers of the sandbox; `recorder` collects requests to be recorded. */
const READER = /^(?:recorded|recorder)(?<critic>-with-critic)?$/;

/** Tasks needed to answer questions: notes on pages, matching equal items in them, and the answers. */
export const ANSWERING_TASKS = 'page-notes,consolidate,question-answers';

/** Tasks needed to read pages; others would require recorded responses that no verdict depends on. */
const READING_TASKS = 'core-claim,plan,page-notes,stance,vouching,firsthand';

/** Settings for a sandbox reader. Calls have prices like those of a real one, and the budget covers all of them. */
export function readerSettings(reader: string, tasks = READING_TASKS): SettingTexts {
  const found = READER.exec(reader);
  if (!found)
    throw new CorroborateError('invalid-input', `There is no reader ${reader}.`, {
      hint: 'There are recorded, recorder, recorded-with-critic and recorder-with-critic.',
    });
  const model = `sandbox-${reader.replace('-with-critic', '')}`;
  return {
    ...RECORDED_READER,
    MODEL_TASKS: tasks,
    OPENAI_MODEL: model,
    OPENAI_PRICE: PRICE,
    BUDGET_USD: '5',
    ...(found.groups?.critic ? criticOf(model) : {}),
  };
}

/** US dollars per million tokens in and out: a current small model. */
const PRICE = '0.4/1.6';

const criticOf = (model: string): SettingTexts => ({
  CRITIC_PROVIDER: 'gemini',
  GEMINI_API_KEY: 'sandbox-key',
  GEMINI_BASE_URL: 'https://generativelanguage.googleapis.com/v1beta/openai',
  GEMINI_MODEL: `${model}-critic`,
  GEMINI_PRICE: PRICE,
});
