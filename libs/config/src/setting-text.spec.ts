import { settingText } from './settings.docs';

describe('settingText', () => {
  it.each([
    [undefined, ''],
    ['postgres', 'postgres'],
    [3, '3'],
    [false, 'false'],
    [['x', 'reddit'], 'x,reddit'],
    [[], ''],
    [[{ name: 'payments' }], '[{"name":"payments"}]'],
  ])('formats %j as %j', (value, text) => expect(settingText(value)).toBe(text));
});
