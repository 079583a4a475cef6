import { CorroborateError } from './errors';
import { MODES, type Mode } from './vocabulary';

/** A mode by its name. Throws `invalid-input` if there is none of that name. */
export function modeOf(text: string): Mode {
  const known = MODES.find((mode) => mode === text);
  if (!known)
    throw new CorroborateError('invalid-input', `Unknown mode ${text}.`, {
      hint: `Use one of ${MODES.join(', ')}.`,
    });
  return known;
}
