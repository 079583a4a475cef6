import { settingText } from './settings.docs';
import { SETTING_NAMES } from './settings.schema';
import { loadSettings } from './settings';
import { spansSetting, parseSpans } from './spans';

const HOUR = 3_600_000;

describe('time span settings', () => {
  it.each([
    ['1h,6h,1d', [HOUR, 6 * HOUR, 24 * HOUR]],
    [' 2h , 3d ', [2 * HOUR, 72 * HOUR]],
    ['off', []],
  ])('parses %j as hours and days', (text, wanted) =>
    expect(parseSpans(spansSetting('off').parse(text))).toEqual(wanted),
  );

  it.each(['1d,1h', '1h,1h', '0h', '1m', 'x', '1h,', ''])('rejects %j', (text) =>
    expect(spansSetting('off').safeParse(text).success).toBe(false),
  );
});

it('parses settings formatted as text back to the same values', () => {
  const settings = loadSettings({});
  const texts = Object.fromEntries(
    SETTING_NAMES.map((name) => [name, settingText(settings[name])]).filter(([, text]) => text !== ''),
  );
  expect(loadSettings({}, texts)).toEqual(settings);
});
