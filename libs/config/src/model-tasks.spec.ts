import { loadSettings } from './settings';

describe('the tasks that models are asked', () => {
  it('are all where nothing is said', () => {
    const { MODEL_TASKS } = loadSettings({});
    expect(MODEL_TASKS).toEqual(expect.arrayContaining(['stance', 'vouching', 'page-notes']));
    expect(loadSettings({ MODEL_TASKS: ' ' }).MODEL_TASKS).toEqual(MODEL_TASKS);
  });

  it('are those named, and no others that nobody knows', () => {
    expect(loadSettings({ MODEL_TASKS: 'stance, vouching' }).MODEL_TASKS).toEqual(['stance', 'vouching']);
    expect(() => loadSettings({ MODEL_TASKS: 'stance,dreams' })).toThrow('MODEL_TASKS');
  });
});
