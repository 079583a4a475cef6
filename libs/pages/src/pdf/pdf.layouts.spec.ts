import { makePdf, type MadeLine } from '../testing/make-pdf';
import { extractPdf } from './pdf.extract';

const URL_ = 'https://www.town.example.gov/releases/wall.pdf';
const HEAD = { url: URL_, finalUrl: URL_, httpStatus: 200, headers: {}, fetchedAt: '2026-03-20T12:00:00.000Z' };
type Line = MadeLine | string;
const read = async (...pages: Line[][]): Promise<string> =>
  (await extractPdf({ ...HEAD, pdf: makePdf({ pages }), via: 'live' })).text.replace(/\s+/g, ' ');

/** Widths of Helvetica, roughly, in thousandths of the font size. */
const widthOf = (letter: string): number => {
  if (/[ijl.,'’ItfI]/.test(letter)) return 250;
  if (/[mwMW]/.test(letter)) return 800;
  if (letter === ' ') return 278;
  return /[A-Z]/.test(letter) ? 680 : 550;
};
const lengthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (widthOf(letter) * 11) / 1000, 0);
/** Lines of at most this width, in points. */
function wrap(text: string, width: number): string[] {
  const out: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${out.at(-1) ?? ''} ${word}`;
    if (out.length === 0 || lengthOf(longer) > width) out.push(word);
    else out[out.length - 1] = longer;
  }
  return out;
}
/** Columns drawn row by row, this far apart. */
function rowByRow(columns: string[][], apart: number): MadeLine[] {
  const rows = Math.max(...columns.map(({ length }) => length));
  return Array.from({ length: rows }, (_, at) => ({
    text: columns[0]![at] ?? '',
    besides: columns
      .slice(1)
      .flatMap((lines, column): [number, string][] =>
        lines[at] === undefined ? [] : [[(column + 1) * apart, lines[at]]],
      ),
  }));
}

const WALL =
  'The council of Velmouth voted on Monday to rebuild the harbor wall before winter. The cracks run along forty ' +
  'meters of it, and an engineer warned that the next storm would wash out its base. Boats are to use the quay in ' +
  'the north until October, the mayor said.';
const TRADE =
  'Shopkeepers fear for their trade. Two asked for a temporary footbridge, and this was not granted because barges ' +
  'pass there at night. The works cost two million and are paid by the county, and the council meets again in May.';
const SCHOOL =
  'The school at the quay moves to the town hall while the wall is open. Its roof was repaired last summer, and the ' +
  'rooms on the upper floor hold four classes. Parents were told by letter, the head teacher said on Tuesday.';
const short = (text: string, rows: number): string => wrap(text, 215).slice(0, rows).join(' ');
const two = (left: string, right: string): MadeLine[] => rowByRow([wrap(left, 215), wrap(right, 215)], 240);
const HEADLINE = { text: 'Harbor wall of Velmouth to be rebuilt before winter comes', size: 17 };
const BELOW = wrap(SCHOOL, 450);

describe('columns drawn row by row', () => {
  it.each([3, 4, 5])('reads columns drawn row by row one after the other on a page of %i rows', async (rows) => {
    const [left, right] = [short(WALL, rows), short(TRADE, rows)];
    expect(await read(two(left, right))).toContain(`${left} ${right}`);
  });

  it('reads columns drawn row by row below a headline, and before text across the page', async () => {
    const text = await read([HEADLINE, ...two(WALL, TRADE), { text: BELOW[0]!, down: 30 }, ...BELOW.slice(1)]);
    expect(text).toContain(`${WALL} ${TRADE} ${SCHOOL}`);
    expect(text.indexOf(HEADLINE.text)).toBeLessThan(text.indexOf(WALL));
  });

  it('reads columns drawn row by row between headings that cross them', async () => {
    const across = { text: 'What the works mean for the shops and for the school at the quay', size: 15, down: 40 };
    const text = await read([HEADLINE, ...two(WALL, TRADE), across, ...two(SCHOOL, WALL)]);
    expect(text).toContain(`${WALL} ${TRADE}`);
    expect(text).toContain(`${SCHOOL} ${WALL}`);
    expect(text.indexOf(TRADE)).toBeLessThan(text.indexOf(across.text));
  });

  it('reads three columns drawn row by row one after the other', async () => {
    const columns = [WALL, TRADE, SCHOOL].map((text) => wrap(text, 145));
    expect(await read([HEADLINE, ...rowByRow(columns, 160)])).toContain(`${WALL} ${TRADE} ${SCHOOL}`);
  });

  it('reads columns drawn row by row if one is much longer than the other', async () => {
    expect(await read(two(`${WALL} ${SCHOOL}`, TRADE))).toContain(`${WALL} ${SCHOOL} ${TRADE}`);
    expect(await read(two(TRADE, `${WALL} ${SCHOOL}`))).toContain(`${TRADE} ${WALL} ${SCHOOL}`);
  });

  it('reads columns drawn row by row with paragraphs that end in different rows', async () => {
    const left = [...wrap(WALL, 215), '', ...wrap(TRADE, 215)];
    const right = [...wrap(TRADE, 215), '', ...wrap(SCHOOL, 215)];
    const text = await read(rowByRow([left, right], 240));
    expect(text).toContain(`${WALL} ${TRADE} ${TRADE} ${SCHOOL}`);
  });

  it('reads columns drawn row by row before a short line that follows below both of them', async () => {
    const text = await read([...two(WALL, TRADE), { text: 'Press office, telephone 1234', down: 40 }]);
    expect(text).toContain(`${WALL} ${TRADE} Press office`);
  });
});

describe('text that is not in columns', () => {
  const inOrder = (rows: string[][]): string => rows.map((row) => row.join(' ')).join(' ');
  const table = (rows: string[][], apart: number): MadeLine[] =>
    rows.map(([first, ...others]) => ({
      text: first!,
      besides: others.map((text, at): [number, string] => [(at + 1) * apart, text]),
    }));

  it.each<[string, string[][], number]>([
    [
      'a table of words',
      [
        ['Harbor office of Velmouth', 'Monday to Friday, nine to five'],
        ['Ferry terminal, eastern quay', 'Daily from six in the morning'],
        ['Customs house and weighbridge', 'On request of the master only'],
        ['Lighthouse and fog signal', 'Saturdays, weather permitting'],
        ['Library at the fish market', 'Closed until the end of May'],
      ],
      200,
    ],
    [
      'a table of words in lower case',
      [
        ['swing bridge at the narrows', 'closed to all traffic until spring'],
        ['footpath', 'open to walkers and cyclists'],
        ['northern quay and its cranes', 'open'],
        ['slipway for boats', 'repairs are under way since last week'],
        ['ferry terminal', 'every twenty minutes'],
      ],
      200,
    ],
    [
      'an agenda',
      [
        ['Opening of the meeting', 'Ines Halloran, chair of the council'],
        ['Report on the harbor wall and its cracks', 'Tomas Elling, harbor master'],
        ['Budget of the works', 'Ada Quill'],
        ['Questions of the public', 'All members'],
      ],
      260,
    ],
    [
      'a table with three columns',
      [
        ['Velmouth', 'Wall rebuilt by October', 'Two million'],
        ['Easthaven and Sorrel', 'Lamps replaced', 'Forty thousand and a loan'],
        ['Rostvi', 'Hall closed for one year at least', 'Four million'],
        ['Marren Bridge', 'New bearings', 'Nine million'],
      ],
      165,
    ],
  ])('reads text that is not in columns row by row: %s', async (_, rows, apart) => {
    expect(await read([HEADLINE, ...table(rows, apart)])).toContain(inOrder(rows));
  });

  it('reads a table with cells of several lines cell by cell', async () => {
    const rows = [
      [WALL, TRADE],
      [SCHOOL, WALL],
      [TRADE, SCHOOL],
    ];
    const lines = rows.flatMap(([left, right]) => {
      const [first, ...others] = two(left!, right!);
      return [{ ...first!, down: 30 }, ...others];
    });
    const text = await read([HEADLINE, ...lines]);
    expect(text).toContain(inOrder(rows));
  });

  it('reads text beside labels or line numbers line by line', async () => {
    const numbered = wrap(WALL, 380).map((text, at) => [String(at + 1), text]);
    expect(await read(table(numbered, 40))).toContain(inOrder(numbered));
    const named = wrap(TRADE, 300);
    const labelled = named.map((text, at) => (at === 0 ? ['Footbridge', text] : ['', text]));
    expect(await read(table(labelled, 120))).toContain(TRADE);
  });

  it('reads text line by line if words are set far apart', async () => {
    const lines = wrap(`${WALL} ${TRADE}`, 440).map((line): MadeLine => {
      const middle = line.indexOf(' ', 30 + ((line.length * 7) % 15));
      const [text, rest] = [line.slice(0, middle), line.slice(middle + 1)];
      return { text, besides: [[lengthOf(text) + 16, rest]] };
    });
    expect(await read(lines)).toContain(`${WALL} ${TRADE}`);
  });
});
