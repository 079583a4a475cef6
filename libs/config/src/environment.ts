import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { CorroborateError } from '@corroborate/domain';
import { SECRET_SETTINGS } from './settings.schema';

/** Environment variables by name, including those that are not settings. */
export type Environment = Record<string, string | undefined>;

/** Relative to the current working directory. */
const DOT_ENV = '.env';
/** Suffix of a variable that names the file with a secret. */
export const FILE_SUFFIX = '_FILE';
/** Maximum size of a file with a secret in bytes; a larger one is probably the wrong file. */
const MAX_SECRET_BYTES = 65_536;

/**
 * Process environment merged with the `.env` of the folder; the process environment takes precedence. Contents of
 * secret files are included as if set directly.
 * @throws CorroborateError `invalid-configuration` for a file that cannot be read
 */
export function readEnvironment(env: Environment = process.env, folder: string = process.cwd()): Environment {
  return { ...addFileSecrets(dotEnvOf(folder), folder), ...addFileSecrets(env, process.cwd()) };
}

function dotEnvOf(folder: string): Environment {
  const file = path.join(folder, DOT_ENV);
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new CorroborateError('invalid-configuration', `${file} cannot be read (${codeOf(cause)}).`, {
      cause,
      hint: 'Give this account read access to it, or run the command in another folder.',
    });
  }
}

function addFileSecrets(texts: Environment, folder: string): Environment {
  const read = SECRET_SETTINGS.flatMap((name) => {
    const file = texts[`${name}${FILE_SUFFIX}`]?.trim();
    if (!file) return [];
    if (texts[name]?.trim()) throw bothGivenError(name);
    return [[name, secretOf(name, path.resolve(folder, file))] as const];
  });
  return { ...texts, ...Object.fromEntries(read) };
}

function secretOf(name: string, file: string): string {
  const setting = `${name}${FILE_SUFFIX}`;
  const text = textOf(setting, file).trim();
  if (text === '') throw badFile(setting, `names the empty file ${file}`);
  if (Buffer.byteLength(text) > MAX_SECRET_BYTES)
    throw badFile(setting, `names ${file}, which is too large for a secret`);
  return text;
}

function textOf(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw badFile(setting, `names ${file}, which cannot be read (${codeOf(cause)})`, cause);
  }
}

const codeOf = (cause: unknown): string => (cause as NodeJS.ErrnoException).code ?? 'unknown error';

const badFile = (setting: string, what: string, cause?: unknown): CorroborateError =>
  new CorroborateError('invalid-configuration', `${setting} ${what}.`, {
    cause,
    hint: 'Set the path of a file that contains only the secret and that this account can read.',
  });

const bothGivenError = (name: string): CorroborateError =>
  new CorroborateError('invalid-configuration', `Both ${name} and ${name}${FILE_SUFFIX} are set.`, {
    hint: 'Remove one of them.',
  });
