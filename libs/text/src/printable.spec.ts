import { toPrintableText, printableAll } from './printable';

const ESC = '\u001b';
const BEL = '\u0007';
const UNWANTED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

describe('external text printed to a terminal', () => {
  it('prints external text unchanged if it contains no control characters', () => {
    const text = 'Łódź: “Two dead”, says mayor —\n\tpolice: 3 × 4 ☔️ 日本語 عربى';
    expect(toPrintableText(text)).toBe(text);
  });

  it.each([
    ['a color', `${ESC}[31;1mred${ESC}[0m`, 'red'],
    ['a cleared screen', `a${ESC}[2J${ESC}[Hb`, 'ab'],
    ['a window title terminated by a bell', `a${ESC}]0;owned${BEL}b`, 'ab'],
    [
      'a link terminated by a string terminator',
      `${ESC}]8;;https://evil.example${ESC}\\click${ESC}]8;;${ESC}\\`,
      'click',
    ],
    ['a device control string', `a${ESC}P1;2|q${ESC}\\b`, 'ab'],
    ['a reset', `a${ESC}cb`, 'ab'],
    ['a character set switch', `a${ESC}(0b`, 'ab'],
    ['a color in one C1 character', 'a\u009b31mb', 'ab'],
    ['a title in one C1 character, as in wrongly decoded quotation marks', 'a\u009d0;x\u009cb', 'a0;xb'],
    ['an unterminated sequence', `a${ESC}]0;endless`, 'a0;endless'],
    ['a lone escape at the end', `a${ESC}`, 'a'],
    ['nul, bell, backspace and delete', 'a\u0000b\u0007c\u0008d\u007fe', 'abcde'],
    ['a carriage return that would overwrite the line', 'safe\rforged\r\nnext', 'safe\nforged\nnext'],
    ['a name in reversed direction', 'gpj.\u202eexe\u202c \u2066a\u2069 \u200eb\u200f \u061cc', 'gpj.exe a b c'],
  ])('prints external text to a terminal without %s', (_what, text, expected) => {
    expect(toPrintableText(text)).toBe(expected);
  });

  it('contains no control characters, however sequences are nested', () => {
    const parts = [ESC, '[', ']', '0', ';', 'm', BEL, '\\', '\u009b', '\u009c', '\u202e', 'a', '\r', '\n', '(', 'P'];
    let seed = 7;
    const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648);
    for (let run = 0; run < 3000; run += 1) {
      const text = Array.from({ length: 14 }, () => parts[next() % parts.length]).join('');
      expect(toPrintableText(text)).not.toMatch(UNWANTED);
    }
  });

  it.each([
    ['unterminated strings', `${ESC}]`],
    ['unterminated control sequences', `${ESC}[`],
    ['control sequences with numbers', `${ESC}[1;`],
    ['short control sequences', '\u009b1'],
    ['intermediate characters', `${ESC} `],
  ])('cleans external text quickly even for two million characters of %s', (_what, unit) => {
    // Without a bound this would take hours; how fast the machine is decides nothing.
    expect(toPrintableText(unit.repeat(2_000_000 / unit.length))).not.toMatch(/[\u001b\u009b]/);
  });

  it('cleans every string of plain data for the terminal and leaves other values unchanged', () => {
    const at = new Date();
    const data = { title: `a${ESC}[1m`, links: [{ text: 'b\u202e', n: 1 }], none: null, at };
    expect(printableAll(data)).toEqual({ title: 'a', links: [{ text: 'b', n: 1 }], none: null, at });
  });
});
