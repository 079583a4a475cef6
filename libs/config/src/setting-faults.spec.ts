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

/** Technical jargon: regular expressions, JavaScript terms and zod messages. */
const FOREIGN = /\\|\^|NaN|null|undefined|Invalid|expected|Too (?:big|small)|pattern|string|array/;

describe('messages for invalid settings', () => {
  const refused = Object.keys(settingsSchema.shape).filter((name) => faultOf({ [name]: '~ ~' }) !== null);

  it('rejects an invalid value of most settings', () => {
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

  it.each(refused)('explains an invalid %s without technical jargon', (name) => {
    for (const text of ['~ ~', '-1', '1e9', '0.5'])
      for (const fault of (faultOf({ [name]: text })?.details.faults ?? []) as string[]) {
        expect(fault).toMatch(new RegExp(`^${name}: (?:must |is not |cannot )`));
        expect(fault).not.toMatch(FOREIGN);
      }
  });

  it('lists each invalid setting once, on its own line', () => {
    expect(faultOf({ PORT: 'eighty', BUDGET_USD: '-1', LOG_LEVEL: 'loud' })?.message.split('\n')).toEqual([
      '3 settings are invalid:',
      '  PORT: must be a whole number from 0 to 65535',
      '  BUDGET_USD: must be a number from 0 to 1000',
      '  LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent',
    ]);
    expect(faultOf({ MODEL_TASKS: 'dreams,wishes' })?.details.faults).toHaveLength(1);
  });
});
