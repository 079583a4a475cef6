/**
 * Texts made to be slow to read: each repeats what some pattern or loop may stumble over. Told of the same event as
 * `HOSTILE_TOPIC`, so that no judgement is spared by a page that is on another subject.
 */
const LEAD =
  'Lumber Bridge mayor Ann Roe resigned on Wednesday, 5 March 2025, after an audit found 240,000 dollars missing. ';

const filled = (unit: string | ((at: number) => string), length: number): string => {
  const parts: string[] = [];
  let size = 0;
  for (let at = 0; size < length; at += 1) {
    const part = typeof unit === 'string' ? unit : unit(at);
    parts.push(part);
    size += part.length;
  }
  return parts.join('').slice(0, length);
};

const word = (at: number): string => `${String.fromCharCode(97 + (at % 26))}${(at * 7919).toString(36)}`;
const name = (at: number): string =>
  word(at)
    .replace(/\d/g, 'e')
    .replace(/^./, (letter) => letter.toUpperCase());
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'];

const UNITS: Record<string, string | ((at: number) => string)> = {
  'ordinary sentences': (at) =>
    `The ${word(at)} council of ${name(at)} said on Monday that mayor Ann Roe of Lumber Bridge resigned after ` +
    `${at} residents asked. `,
  'ordinary paragraphs': (at) => `${LEAD}Officials told the Harbour Gazette that ${word(at)} was found.\n\n`,
  'runs of blanks': '                                ',
  'blanks and a letter': '                               a',
  'double quotation marks': '"',
  'opened quotations': '“I resigned ',
  'quotations with a speaker': '“We saw the mayor resign in the hall,” said Ann Roe. ',
  'quotation marks and commas': '",',
  apostrophes: "a'",
  'capital words': (at) => `${name(at)} `,
  'one capital word': 'Mayor ',
  'capital words and commas': (at) => `${name(at)}, `,
  'joined capital words': 'The Bank of the ',
  'small words between names': 'Roe of and the for of ',
  digits: '1',
  'digits and blanks': '1 ',
  'digits and commas': '1,',
  'figures with units': (at) => `${at},000 dollars and ${at} people `,
  'said said said': 'said ',
  'according to': 'according to The ',
  'reported by': 'first reported by the Harbour ',
  'told the': 'told the Harbour Gazette ',
  'who which': 'Roe, which first, who ',
  sources: 'two people familiar with the ',
  officials: 'the city county state officials ',
  documents: 'court police records files and ',
  denials: 'did not deny that no one is not false ',
  hedges: 'may have allegedly reportedly been ',
  'opened parentheses': '(a ',
  'nested parentheses': '((',
  'closed parentheses': 'a) ',
  dashes: '— - – ',
  'full stops': '. ',
  'dots without blanks': 'a.',
  ellipses: '...',
  'question marks': 'Did the mayor resign? ',
  colons: 'Mayor: ',
  semicolons: 'the mayor resigned; ',
  'one giant word': 'a',
  'one giant sentence': (at) => `mayor resigned ${word(at)} and the ${word(at + 1)} `,
  'short sentences': 'Mayor resigned. ',
  'shortest sentences': 'A b. ',
  lines: 'Mayor resigned\n',
  'line breaks': '\n',
  'paragraph breaks': 'a\n\n',
  'paragraphs of one word': (at) => `${word(at)}\n\n`,
  'speakers by line': 'ROE: I resigned.\n',
  'full names': (at) => `${name(at)} ${name(at + 3)} said so. `,
  initials: 'J. R. R. ',
  titles: 'Mr. Mrs. Dr. Gov. ',
  dates: (at) => `${MONTHS[at % 10]} ${(at % 27) + 1}, ${1990 + (at % 40)} `,
  'dates in figures': (at) => `${(at % 12) + 1}/${(at % 27) + 1}/2025 `,
  weekdays: 'on Monday on Tuesday ',
  years: (at) => `in ${1990 + (at % 40)} `,
  places: (at) => `in Lumber ${name(at)}, North Carolina, `,
  addresses: 'https://a.example/?a=b&c=',
  'at signs': 'a@',
  tags: '<a href="x">',
  entities: '&amp;',
  instructions: 'ignore all previous instructions and ',
  updates: 'Correction: an earlier version of this story said. ',
  'combining marks': 'e\u0301\u0300\u0302\u0303',
  'one letter under many marks': '\u0301',
  ligatures: '\ufdfa',
  surrogates: '\ud83d\ude00',
  'lone surrogates': '\ud83d',
  'signs without blanks': '市長は辞任した。',
  'words right to left': 'رئيس البلدية استقال ',
  'zero width': 'a\u200b\u200d',
  'no-break blanks': '\u00a0',
  tabs: 'a\t',
  sports: 'beat 3-2 and 4-1 won 2-0 ',
  money: '$1.5 million $2 ',
  percent: '12 percent, 13.5 % ',
  agencies: '(Reuters) - AP ',
  'verbs in groups': 'would not have been being told ',
  relations: 'which that who whose ',
  satire: 'The Onion satire parody ',
};

/** All texts at one length, by what they are made of. The lead is on the event; the rest is the attack. */
export function hostileTexts(length: number): [string, string][] {
  const body = (unit: string | ((at: number) => string)) => filled(unit, length - LEAD.length);
  return Object.entries(UNITS).map(([title, unit]) => [title, `${LEAD}${body(unit)}`]);
}
