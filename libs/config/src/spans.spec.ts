import { settingText } from './setting-text';
import { SETTING_NAMES } from './settings.schema';
import { loadSettings } from './settings';
import { spans, spansOf } from './spans';

const HOUR = 3_600_000;

describe('spans of time', () => {
  it.each([
    ['1h,6h,1d', [HOUR, 6 * HOUR, 24 * HOUR]],
    [' 2h , 3d ', [2 * HOUR, 72 * HOUR]],
    ['off', []],
  ])('%j are hours and days', (text, wanted) => expect(spansOf(spans('off').parse(text))).toEqual(wanted));

  it.each(['1d,1h', '1h,1h', '0h', '1m', 'x', '1h,', ''])('%j are none', (text) =>
    expect(spans('off').safeParse(text).success).toBe(false),
  );
});

it('each setting that is written down is read back as it was, so that processes can be started with it', () => {
  const settings = loadSettings({});
  const texts = Object.fromEntries(
    SETTING_NAMES.map((name) => [name, settingText(settings[name])]).filter(([, text]) => text !== ''),
  );
  expect(loadSettings({}, texts)).toEqual(settings);
});
