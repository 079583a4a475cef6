import { loadSettings } from './settings';

describe('MODEL_TASKS', () => {
  it('includes all tasks by default', () => {
    const { MODEL_TASKS } = loadSettings({});
    expect(MODEL_TASKS).toEqual(expect.arrayContaining(['stance', 'vouching', 'page-notes']));
    expect(loadSettings({ MODEL_TASKS: ' ' }).MODEL_TASKS).toEqual(MODEL_TASKS);
  });

  it('accepts known tasks and rejects unknown ones', () => {
    expect(loadSettings({ MODEL_TASKS: 'stance, vouching' }).MODEL_TASKS).toEqual(['stance', 'vouching']);
    expect(() => loadSettings({ MODEL_TASKS: 'stance,dreams' })).toThrow('MODEL_TASKS');
  });
});
