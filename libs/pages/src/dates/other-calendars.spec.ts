import { parseDateText } from './date.parse';

describe('dates in other calendars', () => {
  it.each([
    ['5 มีนาคม 2567', '2024-03-05'],
    ['วันที่ ๕ มีนาคม พ.ศ. ๒๕๖๗', '2024-03-05'],
    ['5 มี.ค. 2567 เวลา 10:30 น.', '2024-03-05'],
    ['05/03/2567', '2024-03-05'],
    ['5 มีนาคม 2024', '2024-03-05'],
    ['۱۵ اسفند ۱۴۰۲', '2024-03-05'],
    ['سه‌شنبه ۱۵ اسفند ۱۴۰۲', '2024-03-05'],
    ['تاریخ: ۱۴۰۲/۱۲/۱۵', '2024-03-05'],
    ['۵ دی ۱۴۰۲', '2023-12-26'],
    ['۱۵ حوت ۱۴۰۲', '2024-03-05'],
    ['24 شعبان 1445 هـ', '2024-03-05'],
    ['12 ربيع الأول 1446', '2024-09-15'],
    ['٥ مارس ٢٠٢٤', '2024-03-05'],
    ['5 مارس، 2024', '2024-03-05'],
    ['5 كانون الثاني 2024', '2024-01-05'],
    ['令和6年3月5日', '2024-03-05'],
    ['令和元年5月1日', '2019-05-01'],
    ['平成31年4月30日', '2019-04-30'],
    ['民國113年3月5日', '2024-03-05'],
    ['中華民國113年3月5日', '2024-03-05'],
    ['民國113/03/05', '2024-03-05'],
    ['２０２４年３月５日', '2024-03-05'],
  ])('converts a date in another calendar to the Gregorian calendar from “%s”', (text, day) =>
    expect(parseDateText(text, true)?.day).toBe(day),
  );

  it.each([
    'R06.03.05 発表',
    '113年3月5日',
    '5 มี.ค. 67',
    '۰۳/۱۲/۱۵',
    'ቀን 25/06/2016',
    '१५ फाल्गुन २०८०',
    'ה\' באדר תשפ"ד',
    '05.03.1445',
    '1403/12/15',
  ])('reads no date in another calendar from “%s”', (text) => expect(parseDateText(text, true)).toBeNull());
});

describe('month names with different meanings per language', () => {
  it.each([
    ['5. listopada 2024.', ['hr'], '2024-10-05'],
    ['5. listopada 2024.', ['hr-HR'], '2024-10-05'],
    ['5 listopada 2024', ['pl'], '2024-11-05'],
    ['5. listopadu 2024', ['cs'], '2024-11-05'],
    ['5 lip 2024', ['pl-PL'], '2024-07-05'],
    ['5. lip 2024.', ['hr'], '2024-06-05'],
  ])('reads month names with several meanings in the language of the page: “%s”, %j', (text, languages, day) =>
    expect(parseDateText(text, true, languages)?.day).toBe(day),
  );

  it('reads no date from a month name with several meanings in a page of an unknown or another language', () => {
    expect(parseDateText('5 listopada 2024', true)).toBeNull();
    expect(parseDateText('5 listopada 2024', true, ['en'])).toBeNull();
  });
});
