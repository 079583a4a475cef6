import { CorroborateError } from './errors';
import { MODES, type Mode } from './vocabulary';

/** @throws CorroborateError `invalid-input` for an unknown name */
export function parseMode(text: string): Mode {
  const known = MODES.find((mode) => mode === text);
  if (!known)
    throw new CorroborateError('invalid-input', `Unknown mode ${text}.`, {
      hint: `Use one of ${MODES.join(', ')}.`,
    });
  return known;
}
