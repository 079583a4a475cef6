import { CorroborateError, MODES, type Mode } from '@corroborate/domain';

export function modeOf(text: string): Mode {
  const known = MODES.find((mode) => mode === text);
  if (!known)
    throw new CorroborateError('invalid-input', `There is no mode ${text}.`, {
      hint: `Use one of ${MODES.join(', ')}.`,
    });
  return known;
}
