import { loadSettings } from '@corroborate/config';
import { countsByTask } from './task.counts';
import { readerSettings } from './reader.option';

describe('a reader selected for an evaluation', () => {
  it.each([
    ['recorded', 'sandbox-recorded', []],
    ['recorded-with-critic', 'sandbox-recorded', ['gemini']],
    ['recorder', 'sandbox-recorder', []],
  ])('sets the model, the critic and the tasks of the reader %s for an evaluation', (reader, model, critic) => {
    const settings = loadSettings({}, readerSettings(reader));
    expect(settings).toMatchObject({
      REASONER: 'model',
      OPENAI_MODEL: model,
      CRITIC_PROVIDER: critic,
      MODEL_TASKS: ['core-claim', 'plan', 'page-notes', 'stance', 'vouching', 'firsthand'],
    });
    if (critic.length > 0) expect(settings.GEMINI_MODEL).toBe(`${model}-critic`);
  });

  it('rejects a reader selected for an evaluation if its name is unknown', () =>
    expect(() => readerSettings('sleepy')).toThrow('There is no reader sleepy.'));

  it('uses a reader selected for an evaluation only for the named tasks', () =>
    expect(loadSettings({}, readerSettings('recorder', 'core-claim')).MODEL_TASKS).toEqual(['core-claim']));
});

describe('unanswered model requests', () => {
  it('counts unanswered model requests by task', () => {
    expect(countsByTask([{ task: 'vouching' }, { task: 'stance' }, { task: 'stance' }])).toBe('stance 2, vouching 1');
    expect(countsByTask([])).toBe('none');
  });
});
