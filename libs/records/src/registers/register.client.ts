import { limited, notConfigured, type CallContext, type Outcome } from '@corroborate/domain';
import {
  isObject,
  isSuccess,
  parseJsonOnce,
  toObject,
  ProviderClient,
  parseRetryAt,
  type ProviderResponse,
  type ProviderParts,
} from '@corroborate/providers';
import type { PublicRecord, RecordManifest, RecordQuery, RecordRegister } from './record.types';

const MAX_BYTES = 4_000_000;

export interface RegisterSetup {
  baseURL: string;
  headers?: Record<string, string>;
  maxContentLength?: number;
}

/** HTTP client that attributes its calls to one register and interprets its errors. */
export const registerClient = (
  parts: ProviderParts,
  manifest: RecordManifest,
  { headers, ...setup }: RegisterSetup,
): ProviderClient =>
  new ProviderClient(parts, manifest, {
    maxContentLength: MAX_BYTES,
    ...setup,
    headers: { accept: 'application/json', ...headers },
    say: (_meaning, answer) => httpErrorMessage(manifest, answer),
    judge: (answer, _body, now) => rateLimitOutcome(manifest, answer, now),
  });

/** Some registers report rate limits with a status other than 429. */
const rateLimitOutcome = (manifest: RecordManifest, answer: ProviderResponse, now: Date): Outcome<never> | null =>
  !isSuccess(answer) && /OVER_RATE_LIMIT/.test(messageOf(answer))
    ? limited(httpErrorMessage(manifest, answer), parseRetryAt(answer, now))
    : null;

const httpErrorMessage = ({ title }: RecordManifest, answer: ProviderResponse): string =>
  `${title}: HTTP ${answer.status}${messageOf(answer)}`;

/** The register's own error message, shortened; empty for HTML pages. */
function messageOf(answer: ProviderResponse): string {
  const body = toObject(parseJsonOnce(answer));
  const inner = isObject(body.error) ? body.error : body;
  const message = [inner.code, inner.message, inner.detail, inner.error].find((one) => typeof one === 'string');
  return message ? ` ${message.slice(0, 160)}` : '';
}

type FindRecords = (api: ProviderClient, query: RecordQuery, context: CallContext) => Promise<Outcome<PublicRecord[]>>;

/** A register queried through one client. */
export const defineRegister =
  (manifest: RecordManifest, setup: RegisterSetup, find: FindRecords) =>
  (parts: ProviderParts): RecordRegister => {
    const api = registerClient(parts, manifest, setup);
    return { manifest, find: (query, context) => find(api, query, context) };
  };

/** A register whose first setting is its key; without the key, it returns `not-configured`. */
export const defineKeyedRegister =
  (manifest: RecordManifest, setup: (key: string) => RegisterSetup, find: FindRecords) =>
  (key: string | undefined, parts: ProviderParts): RecordRegister =>
    key
      ? defineRegister(manifest, setup(key), find)(parts)
      : { manifest, find: async () => notConfigured(`${manifest.settings[0]} is not set`) };
