import { CorroborateError } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import type { ModelServer } from '../model/openai.caller';
import { getPrice, getDefaultPrice } from '../model/prices';

/** Server of a small model that checks single sentences. */
export interface CheckerServer extends ModelServer {
  model: string;
  role: 'first' | 'critic';
  protocol: Settings['CHECKER_PROTOCOL'];
  /** Maximum length of a document per request, in characters. */
  window: number;
}

export type CheckerSettings = Pick<
  Settings,
  | 'CHECKER_ROLE'
  | 'CHECKER_URL'
  | 'CHECKER_MODEL'
  | 'CHECKER_PROTOCOL'
  | 'CHECKER_WINDOW'
  | 'CHECKER_KEY'
  | 'CHECKER_PRICE'
  | 'MODEL_TIMEOUT_MS'
>;

const MISSING_URL_MESSAGE = 'A checker is enabled, but CHECKER_URL is not set.';
const CHECKER_URL_HINT = 'Set CHECKER_URL, or set CHECKER_ROLE=none.';

const MISSING_PRICE_MESSAGE = 'CHECKER_KEY is set, but CHECKER_PRICE is not.';
const PRICE_HINT = 'Set CHECKER_PRICE (0/0 if it is free), or set CHECKER_ROLE=none.';

/** @throws CorroborateError `invalid-configuration` naming the missing setting */
export function readCheckerServer(settings: CheckerSettings): CheckerServer | null {
  const { CHECKER_ROLE: role, CHECKER_URL: url, CHECKER_MODEL: model } = settings;
  if (role === 'none') return null;
  if (!url) throw new CorroborateError('invalid-configuration', MISSING_URL_MESSAGE, { hint: CHECKER_URL_HINT });
  const price = getPrice(model, settings.CHECKER_PRICE ?? getDefaultPrice(url, settings.CHECKER_KEY));
  if (!price) throw new CorroborateError('invalid-configuration', MISSING_PRICE_MESSAGE, { hint: PRICE_HINT });
  return {
    name: 'checker',
    baseUrl: url.replace(/\/+$/, ''),
    apiKey: settings.CHECKER_KEY ?? 'none',
    model,
    price,
    timeoutMs: settings.MODEL_TIMEOUT_MS,
    role,
    protocol: settings.CHECKER_PROTOCOL,
    window: settings.CHECKER_WINDOW,
  };
}
