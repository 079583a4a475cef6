import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sentenceOf, type Reason } from '@corroborate/domain';
import { RELEASE } from '../release.folder';

const REGISTERS = path.join(RELEASE, 'libs/domain/src/reasons');
const ENDING = '.reasons.ts';
/** Said of rows of earlier versions: it stands for their own words. */
const NOT_SHOWN = ['old'];

/** A code as its register has it. */
export interface ListedCode {
  code: string;
  /** Each with its type, as it stands in the register. */
  params: { name: string; type: string }[];
  /** What the register says of it; empty where code and parameters say all. */
  about: string;
}

/** All codes of reasons with their parameters and English, as a page of the documentation. */
export function reasonsPage(): string {
  const rooms = readdirSync(REGISTERS)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .filter((room) => !NOT_SHOWN.includes(room));
  return [
    '# Reasons',
    '',
    'Produced from the registers of codes in `libs/domain/src/reasons`. Everything that is decided or rated says why,',
    'by `code` and `params`. The API has them in fields called `reason_codes`, `why_codes` and the like, beside the',
    'sentence that is made of them for people. Sentences may be reworded; codes stay. Results of earlier versions have',
    'no codes, or the code `old`.',
    ...rooms.flatMap((room) => [
      '',
      `## ${room}`,
      '',
      ...table(readFileSync(path.join(REGISTERS, room + ENDING), 'utf8')),
    ]),
    '',
  ].join('\n');
}

function table(source: string): string[] {
  const names = namedIn(source);
  return [
    '| code | parameters | in English, for instance | |',
    '| --- | --- | --- | --- |',
    ...codesIn(source).map((one) => lineOf(one, names)),
    ...[...names].flatMap(([name, values]) => ['', `\`${name}\` is ${values.map((one) => `\`${one}\``).join(', ')}.`]),
  ];
}

const lineOf = (one: ListedCode, names: ReadonlyMap<string, string[]>): string =>
  `| \`${one.code}\` | ${one.params.map(paramText).join(', ')} | ${cell(example(one, names))} | ${cell(one.about)} |`;

const paramText = ({ name, type }: ListedCode['params'][number]): string => `\`${name}: ${cell(type)}\``;
const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();

const ENTRY = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s+)?'([\w.-]+)': (\w+|\{[^}]*\});/g;

/** The codes of a register, in its order. */
export const codesIn = (source: string): ListedCode[] =>
  [...source.matchAll(ENTRY)].map(([, about = '', code = '', type = '']) => ({
    code,
    params: type.startsWith('{') ? paramsIn(type.slice(1, -1)) : [],
    about: about
      .replace(/^\s*\* ?/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  }));

const paramsIn = (text: string): ListedCode['params'] =>
  text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => ({ name: part.slice(0, part.indexOf(':')), type: part.slice(part.indexOf(':') + 1).trim() }));

const NAMED = /type (\w+) =\s*((?:\|?\s*'[^']+'\s*)+);/g;

/** Types that the register gives a name, with their values. */
const namedIn = (source: string): Map<string, string[]> =>
  new Map(
    [...source.matchAll(NAMED)].map(([, name = '', values = '']) => [
      name,
      [...values.matchAll(/'([^']+)'/g)].map(([, value = '']) => value),
    ]),
  );

/** The sentence with the names of its parameters in it, or some value. */
function example({ code, params }: ListedCode, names: ReadonlyMap<string, string[]>): string {
  const given = Object.fromEntries(params.map(({ name, type }) => [name, names.get(type)?.[0] ?? sample(name, type)]));
  return sentenceOf({ code, params: given } as unknown as Reason);
}

/** A number is a number, so that sentences can count with it. */
function sample(name: string, type: string): unknown {
  if (type.startsWith('CodeLine')) return type.endsWith('[]') ? [HELD] : HELD;
  if (type.startsWith('number')) return 3;
  if (type === 'boolean') return true;
  const literal = /^'([^']+)'/.exec(type)?.[1];
  return type.includes('[]') ? [`{${name}}`] : (literal ?? `{${name}}`);
}

const HELD = { code: 'old', params: { text: '{…}', code: null } };
