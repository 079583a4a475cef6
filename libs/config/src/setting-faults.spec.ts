import type { CorroborateError } from '@corroborate/domain';
import { loadSettings } from './settings';
import { settingsSchema } from './settings.schema';

const faultOf = (env: Record<string, string>): CorroborateError | null => {
  try {
    loadSettings(env);
    return null;
  } catch (thrown) {
    return thrown as CorroborateError;
  }
};

/** What only a programmer would understand: patterns, words of JavaScript and of the library. */
const FOREIGN = /\\|\^|NaN|null|undefined|Invalid|expected|Too (?:big|small)|pattern|string|array/;

describe('what is said of a setting that is wrong', () => {
  const refused = Object.keys(settingsSchema.shape).filter((name) => faultOf({ [name]: '~ ~' }) !== null);

  it('is said of most kinds', () => {
    expect(refused).toEqual(
      expect.arrayContaining([
        'PORT',
        'BUDGET_USD',
        'DATABASE_URL',
        'LOG_LEVEL',
        'CLOCK_START',
        'REVIEW_SECOND_PERSON',
      ]),
    );
    expect(refused.length).toBeGreaterThan(60);
  });

  it.each(refused)('%s is a sentence that anybody can act on', (name) => {
    for (const text of ['~ ~', '-1', '1e9', '0.5'])
      for (const fault of (faultOf({ [name]: text })?.details.faults ?? []) as string[]) {
        expect(fault).toMatch(new RegExp(`^${name}: (?:must |is not |cannot )`));
        expect(fault).not.toMatch(FOREIGN);
      }
  });

  it('names all of them, each on a line of its own, and a list once', () => {
    expect(faultOf({ PORT: 'eighty', BUDGET_USD: '-1', LOG_LEVEL: 'loud' })?.message.split('\n')).toEqual([
      '3 settings are invalid:',
      '  PORT: must be a whole number from 0 to 65535',
      '  BUDGET_USD: must be a number from 0 to 1000',
      '  LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent',
    ]);
    expect(faultOf({ MODEL_TASKS: 'dreams,wishes' })?.details.faults).toHaveLength(1);
  });
});
