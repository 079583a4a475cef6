import { hasCheckableClaim } from './checkable-topic.policy';

const checkable = (title: string, summary = '') => hasCheckableClaim({ title, summary, articleText: null });

describe('topic without a checkable claim', () => {
  it.each([
    ['🔥🔥🔥'],
    ['x'],
    ['!!! ???'],
    ['12345'],
    ['asdf qwer zxcv'],
    ['hjkl vbnm sdfg qwrt'],
    ['test test test'],
    ['This is a test'],
    ['Breaking news'],
    ['Nothing happened anywhere today'],
    ['Something is happening somewhere'],
    ['It is what it is'],
    ['Untitled'],
    ['Hello world'],
    ['Good morning everyone'],
    ['Nothing to see here'],
    ['Everything is fine'],
    ['lorem ipsum dolor sit amet'],
    ['foo bar baz'],
    ['a b c'],
  ])('finds no checkable claim in a topic with the title “%s”', (title) => expect(checkable(title)).toBe(false));

  it('finds no checkable claim in a topic if its text adds nothing to its title', () =>
    expect(checkable('🔥🔥🔥', 'x\n\nqwrt zxcv. Nothing happened.')).toBe(false));
});

describe('topic with a checkable claim', () => {
  it.each([
    ['Bridge closed'],
    ['UFO lands'],
    ['NATO meets'],
    ['Stocks fell'],
    ['Nobody survived the crash'],
    ['Nothing was stolen from the museum'],
    ['Rathaus brennt'],
    ['Мост закрыт'],
    ['Köprü kapatıldı'],
    ['桥梁已关闭'],
    ['สะพานปิดแล้ว'],
    ['أغلق الجسر'],
    ['2 dead'],
    ['World ends'],
    ['Bar closes'],
  ])('finds a checkable claim in a topic with the title “%s”', (title) => expect(checkable(title)).toBe(true));

  it('finds a checkable claim in the text of a topic whatever its title', () =>
    expect(checkable('🔥🔥🔥', 'A mill in Ostrow burned down on Monday.')).toBe(true));
});
