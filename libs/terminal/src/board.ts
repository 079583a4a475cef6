import { createLogUpdate } from 'log-update';
import { toPrintableText } from '@corroborate/text/start';
import { keepOnlyColors } from './terminal';

/** Terminal output: permanent lines, with a live-updated area below. */
export interface Board {
  /** Whether output is updated in place; without a TTY only permanent lines are written, as plain text. */
  readonly live: boolean;
  keep(line: string): void;
  draw(text: string): void;
  /** Clears the live area (`gone`) or leaves it in place (`stays`); restores the cursor. */
  done(drawn: 'gone' | 'stays'): void;
}

/** Clean external text with `toPrintableText` before adding color codes. */
export function openBoard(stream: NodeJS.WriteStream): Board {
  return stream.isTTY ? liveBoard(stream) : plainBoard(stream);
}

/** Wraps long lines; a short screen shows only the last lines, because log-update counts actual rows. */
function liveBoard(stream: NodeJS.WriteStream): Board {
  const update = createLogUpdate(stream);
  return {
    live: true,
    keep: (line) => update.persist(keepOnlyColors(line)),
    draw: (text) => update(keepOnlyColors(text)),
    done: (drawn) => {
      if (drawn === 'gone') update.clear();
      update.done();
    },
  };
}

const plainBoard = (stream: NodeJS.WriteStream): Board => ({
  live: false,
  keep: (line) => void stream.write(`${toPrintableText(line)}\n`),
  draw: () => undefined,
  done: () => undefined,
});
