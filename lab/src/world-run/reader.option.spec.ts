import { loadSettings } from '@corroborate/config';
import { countsByTask } from './task.counts';
import { readerSettings } from './reader.option';

describe('a reader that an evaluation is given', () => {
  it.each([
    ['recorded', 'sandbox-recorded', []],
    ['recorded-with-critic', 'sandbox-recorded', ['gemini']],
    ['recorder', 'sandbox-recorder', []],
  ])('%s counts, reads alone and has a price', (reader, model, critic) => {
    const settings = loadSettings({}, readerSettings(reader));
    expect(settings).toMatchObject({
      REASONER: 'model',
      OPENAI_MODEL: model,
      CRITIC_PROVIDER: critic,
      MODEL_TASKS: ['core-claim', 'plan', 'page-notes', 'stance', 'vouching', 'firsthand'],
    });
    if (critic.length > 0) expect(settings.GEMINI_MODEL).toBe(`${model}-critic`);
  });

  it('is refused where there is none of that name', () =>
    expect(() => readerSettings('sleepy')).toThrow('There is no reader sleepy.'));

  it('is asked only the tasks named', () =>
    expect(loadSettings({}, readerSettings('recorder', 'core-claim')).MODEL_TASKS).toEqual(['core-claim']));
});

describe('requests without an answer', () => {
  it('are counted by what they ask', () => {
    expect(countsByTask([{ task: 'vouching' }, { task: 'stance' }, { task: 'stance' }])).toBe('stance 2, vouching 1');
    expect(countsByTask([])).toBe('none');
  });
});
