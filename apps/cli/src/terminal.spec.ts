import pc from 'picocolors';
import { createReason } from '@corroborate/domain';
import { outcomeText } from './demo/outcome.text';
import { ProgressBoard, type TopicProgress } from './demo/progress.board';
import { listText, formatDetails } from './commands/investigations.messages';
import { answer } from './investigations/testing/answer.sample';
import { formatLogLine } from './processes/log-line.format';
import { printProgress } from './progress/progress.printer';
import { openBoard, keepOnlyColors, print, printColoured, printError } from '@corroborate/terminal';

const HOSTILE =
  'Hall\u001b[2J\u001b[31m \u001b]0;owned\u0007\u009b1m\u202eclosed\u2066\u200f\u061c\u0000\u0008\u007f\r\u0085!';
/** Control characters other than line feeds. */
const COMMANDS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const OWN_COLOURS = /\u001b\[(?:[0-489]|2[1-9]|3[0-79]|4[0-79]|9[0-7]|10[0-7])m/g;

/** Output written to a stream during `work`. */
function written(stream: NodeJS.WriteStream, work: () => void): string {
  const spy = jest.spyOn(stream, 'write').mockReturnValue(true);
  work();
  const text = spy.mock.calls.map(([chunk]) => String(chunk)).join('');
  spy.mockRestore();
  return text;
}

const verdict = {
  ...{ state: 'certified' as const, why: [createReason('verdict.only-mentioned', { names: [HOSTILE] })] },
  ...{ next: createReason('next.nothing'), for: [], against: [] },
};

/** Screen that records its output. */
function screenOf(isTTY: boolean) {
  const parts: string[] = [];
  const write = (part: string) => parts.push(part) > 0;
  const out = { isTTY, columns: 80, rows: 30, write } as unknown as NodeJS.WriteStream;
  return { out, text: () => parts.join('') };
}

/** Sequences of log-update: cursor movement, erasing, cursor visibility and whole frames. */
const OWN_MOVES = /\u001b\[(?:\d*[ABCDG]|\d?K|\?25[hl]|\?2026[hl])/g;

function expectNoCommand(text: string, isTTY: boolean): void {
  const rest = isTTY ? text.replace(OWN_MOVES, '').replace(OWN_COLOURS, '') : text;
  expect(rest).not.toMatch(COMMANDS);
  expect(rest).not.toContain('owned');
  // Neither erasing nor the red color from a page is allowed.
  expect(text).not.toMatch(/\u001b\[(?:2J|31m)/);
}

async function* ofList<T>(list: T[]): AsyncGenerator<T> {
  yield* list;
}

describe('terminal output', () => {
  it('prints plain text to the terminal without control sequences', () => {
    for (const [stream, say] of [
      [process.stdout, print],
      [process.stderr, printError],
    ] as const) {
      const text = written(stream, () => say(`a line\n${HOSTILE}\n`));
      expect(text).toContain('closed');
      expect(text).not.toMatch(COMMANDS);
    }
  });

  it('prints colored text to the terminal without control sequences except colors', () => {
    const coloured = pc.createColors(true);
    const text = `${coloured.green(coloured.bold('verified'))} ${coloured.dim('·')} ${coloured.gray('x')}`;
    expect(keepOnlyColors(text)).toBe(text);
    expect(keepOnlyColors(`${text}\u001b[2J\u001b]0;owned\u0007`)).toBe(text);
    expect(written(process.stdout, () => printColoured(`${text}\u001b[5A\n`))).toBe(`${text}\n`);
  });

  it('prints outcomes without control sequences, and without colors from a page', () => {
    const text = outcomeText([{ title: `A ${HOSTILE}`, investigation: { verdict, status: 'completed' } }]);
    expect(text).toContain('Certified');
    expect(text.match(/Hall/g)).toHaveLength(2);
    expect(text.replace(OWN_COLOURS, '')).not.toMatch(COMMANDS);
    expect(text).not.toMatch(/owned|\u001b\[31m/);
  });

  it.each([true, false])(
    'prints progress to the terminal with only the board’s control sequences (drawn in place: %s)',
    (isTTY) => {
      const { out, text } = screenOf(isTTY);
      const board = new ProgressBoard(openBoard(out));
      const topic = (state: TopicProgress['state']): TopicProgress => ({
        title: `One\nTwo ${HOSTILE}`,
        stage: 'read',
        round: 1,
        sources: 2,
        read: 1,
        state,
      });
      board.show(new Map([['a', topic('running')]]));
      board.show(new Map([['a', topic('done')]]));
      board.end();
      expect(text()).toContain('One Two Hall');
      expect(isTTY || text().includes('1 of 2 pages read, 1 round')).toBe(true);
      expect(isTTY || text().trim().split('\n').length === 2).toBe(true);
      expectNoCommand(text(), isTTY);
    },
  );

  it.each([true, false])(
    'prints a running investigation without external control sequences (drawn in place: %s)',
    async (isTTY) => {
      const { out, text } = screenOf(isTTY);
      const data = {
        source_id: 1,
        stage: 'read',
        round: 1,
        stance: 'supports',
        tier: 1,
        name: `Gazette${HOSTILE}`,
        site: `a.example${HOSTILE}`,
        title: `A hall${HOSTILE}`,
        passage: `It is closed${HOSTILE}`,
        text: `The hall is closed${HOSTILE}`,
        reason: `down${HOSTILE}`,
        url: `https://a.example/${HOSTILE}`,
        level: 'verified',
        core: true,
        again: true,
      };
      const types = ['stage.started', 'claim.extracted', 'source.read', 'source.found', 'source.read'];
      const more = ['origin.traced', 'round.decided', 'stage.failed'];
      const events = [...types, ...more].map((type, id) => ({ id, at: '', type, data }));
      const news = [{ investigation: answer({ topic_title: `Hall${HOSTILE}` }), events }];
      await printProgress(ofList(news), openBoard(out), () => 60);
      expect(text()).toContain('supports tier 1 Gazette');
      expectNoCommand(text(), isTTY);
    },
  );

  it('prints the list and the status of investigations without control sequences', () => {
    const one = answer({ topic_title: `A${HOSTILE}`, requested_by: `b${HOSTILE}`, failure: `c${HOSTILE}` });
    for (const text of [listText([one]), formatDetails(one)]) {
      expect(text).toContain('closed');
      expect(text).not.toMatch(COMMANDS);
    }
  });

  it('formats log lines for the terminal without control sequences', () => {
    const line = formatLogLine({
      level: 40,
      time: 0,
      msg: `a page${HOSTILE}`,
      url: `https://a.example/${HOSTILE}`,
      err: { message: `it broke${HOSTILE}` },
    });
    expect(line?.match(/closed/g)).toHaveLength(3);
    expect(line?.replace(OWN_COLOURS, '')).not.toMatch(COMMANDS);
  });
});
