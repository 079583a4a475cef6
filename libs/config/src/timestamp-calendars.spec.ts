import { settingText } from './setting-text';
import { loadSettings } from './settings';

const read = (TIMESTAMP_CALENDARS: string) => loadSettings({ TIMESTAMP_CALENDARS }).TIMESTAMP_CALENDARS;

describe('TIMESTAMP_CALENDARS', () => {
  it('names nobody by default', () => {
    expect(read('')).toEqual([]);
  });

  it('is a list of addresses, to which paths can be put, and is read back as it was written down', () => {
    const wanted = ['https://alice.btc.calendar.opentimestamps.org', 'http://calendar.example:8080/of/ours'];
    const calendars = read(' https://ALICE.btc.calendar.opentimestamps.org/ , http://calendar.example:8080/of/ours/');
    expect(calendars).toEqual(wanted);
    expect(read(settingText(calendars))).toEqual(wanted);
  });

  it.each([
    'alice.example',
    'ftp://alice.example',
    'https://name:secret@alice.example',
    'https://alice.example/?key=1',
    'https://alice.example/#x',
    'https://alice.example,https://alice.example/',
  ])('refuses %s', (text) => {
    expect(() => read(text)).toThrow('TIMESTAMP_CALENDARS');
  });
});
