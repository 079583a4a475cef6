import { settingText } from './setting-text';

describe('a setting as it is written', () => {
  it.each([
    [undefined, ''],
    ['postgres', 'postgres'],
    [3, '3'],
    [false, 'false'],
    [['x', 'reddit'], 'x,reddit'],
    [[], ''],
    [[{ name: 'payments' }], '[{"name":"payments"}]'],
  ])('%j is %j', (value, text) => expect(settingText(value)).toBe(text));
});
