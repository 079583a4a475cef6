import { createLogUpdate } from 'log-update';
import { printable } from '@corroborate/text/start';
import { onlyColours } from './terminal';

/** Lines that stay, and below them what is drawn anew in place. */
export interface Board {
  /** Whether anything is drawn in place: without a terminal only what is kept is written, in plain text. */
  readonly live: boolean;
  keep(line: string): void;
  draw(text: string): void;
  /** Takes what was drawn away, or leaves it where it stands; the cursor is shown again. */
  done(drawn: 'gone' | 'stays'): void;
}

/** Texts from outside must be `printable` already where they stand in one text with colours of our own. */
export function boardOn(stream: NodeJS.WriteStream): Board {
  return stream.isTTY ? liveBoard(stream) : plainBoard(stream);
}

/** Long lines are wrapped and a screen too low shows the end: log-update counts what is really there. */
function liveBoard(stream: NodeJS.WriteStream): Board {
  const update = createLogUpdate(stream);
  return {
    live: true,
    keep: (line) => update.persist(onlyColours(line)),
    draw: (text) => update(onlyColours(text)),
    done: (drawn) => {
      if (drawn === 'gone') update.clear();
      update.done();
    },
  };
}

const plainBoard = (stream: NodeJS.WriteStream): Board => ({
  live: false,
  keep: (line) => void stream.write(`${printable(line)}\n`),
  draw: () => undefined,
  done: () => undefined,
});
