import { ValidateBy } from 'class-validator';

const MAX_URL = 2048;
const MAX_JSON_BYTES = 64 * 1024;

/** An absolute http or https address without credentials. */
export const IsWebAddress = (): PropertyDecorator =>
  ValidateBy({
    name: 'isWebAddress',
    validator: {
      validate: isWebAddress,
      defaultMessage: () =>
        `$property must be an http or https address of at most ${MAX_URL} characters, without a password`,
    },
  });

export function isWebAddress(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > MAX_URL || !/^https?:\/\/[^\s\p{Cc}]+$/iu.test(value))
    return false;
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return url.hostname !== '' && url.username === '' && url.password === '';
}

/** Small enough to be kept beside a topic. */
export const IsSmallJson = (): PropertyDecorator =>
  ValidateBy({
    name: 'isSmallJson',
    validator: {
      validate: (value: unknown) => Buffer.byteLength(JSON.stringify(value) ?? '') <= MAX_JSON_BYTES,
      defaultMessage: () => '$property must not be larger than 64 kB',
    },
  });
