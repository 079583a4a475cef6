import { SECRET_SETTINGS, type Settings } from '@corroborate/config';
import { readJson } from '@corroborate/text';
import { isSecretName, maskAddress } from '@corroborate/upstream';

const REDACTED = '***';
/** Replaces bodies with invalid JSON, which may contain a token. */
const UNSEARCHED_BODY = '(omitted: not JSON, so it could not be searched for secrets)';
/** Minimum length of a secret in characters; shorter values are probably ordinary words. */
const MIN_SECRET = 6;

/** Removes secrets from recordings. */
export class SecretRemover {
  private readonly secrets: readonly string[];

  constructor(settings: Settings) {
    const given = SECRET_SETTINGS.flatMap((name) => [settings[name] ?? []].flat())
      .concat([settings.BLUESKY_IDENTIFIER ?? [], settings.REDDIT_USERNAME ?? [], settings.PACER_USERNAME ?? []].flat())
      .filter((value): value is string => typeof value === 'string' && value.length >= MIN_SECRET);
    this.secrets = [...new Set(given.flatMap(listEncodings))].sort((a, b) => b.length - a.length);
  }

  text(text: string): string {
    return this.secrets.reduce((rest, secret) => rest.replaceAll(secret, REDACTED), text);
  }

  address(url: string): string {
    return this.text(maskAddress(url));
  }

  /** Removes secrets from a body, including tokens that the service returned in its fields. */
  body(text: string): string {
    if (!/^\s*[[{]/.test(text)) return this.text(text);
    const read = readJson(text);
    return read === undefined ? UNSEARCHED_BODY : this.text(JSON.stringify(removeTokens(read)));
  }

  headers(headers: Record<string, string>): Record<string, string> {
    return Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => KEPT_HEADERS.has(name))
        .map(([name, value]) => [name, this.text(value).slice(0, 2_000)]),
    );
  }
}

/** Headers that adapters read. All others are removed, because they could identify the requester. */
const KEPT_HEADERS = new Set(['content-type', 'retry-after', 'location', 'memento-datetime', 'link', 'cf-mitigated']);

const listEncodings = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64'),
];

function removeTokens(value: unknown, depth = 0): unknown {
  if (depth > 40) return value;
  if (Array.isArray(value)) return value.map((one) => removeTokens(one, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      typeof one === 'string' && (isSecretName(name) || /jwt$/i.test(name)) ? REDACTED : removeTokens(one, depth + 1),
    ]),
  );
}
