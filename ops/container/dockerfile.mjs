/**
 * Reads as much of the language of Dockerfiles and .dockerignore as this project uses, and says so where it meets more.
 */
import path from 'node:path';

/** Stages with their instructions, lines that go on joined: `[{ name, steps: [{ verb, text }] }]`. */
export function stagesOf(dockerfile) {
  const lines = dockerfile
    .replace(/^\s*#.*$/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const stages = [];
  for (const line of lines) {
    const [, verb, text] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (verb === undefined) throw new Error(`Cannot read the line: ${line}`);
    if (verb === 'FROM')
      stages.push({ image: text.split(/\s+/)[0], name: /\sAS\s+(\S+)/i.exec(text)?.[1] ?? null, steps: [] });
    else stages.at(-1).steps.push({ verb, text });
  }
  return stages;
}

/** `--from=build --chown=x a b c` as `{ flags, sources, target }`. */
export function copyOf(text) {
  const words = text.split(/\s+/);
  const flags = Object.fromEntries(
    words.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split('=')),
  );
  const names = words.filter((word) => !word.startsWith('--'));
  return { flags, sources: names.slice(0, -1), target: names.at(-1) };
}

export const envOf = (text) =>
  Object.fromEntries(
    text.split(/\s+/).map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );

/** The form in brackets alone: the other one would need a shell. */
export function wordsOf(text) {
  if (!text.startsWith('[')) throw new Error(`Write it in brackets, so that signals reach the process: ${text}`);
  return JSON.parse(text);
}

/**
 * Is a path, given from the root of the build context, kept out of it? The last rule that speaks of it or of a folder
 * above it decides.
 */
export function ignorer(dockerignore) {
  const rules = dockerignore
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));
  const parsed = rules.map((rule) => ({
    out: !rule.startsWith('!'),
    pattern: rule.replace(/^!/, '').replace(/^\/|\/$/g, ''),
  }));
  return (file) => {
    const parts = file.split('/');
    const heads = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
    const speaking = parsed.findLast(({ pattern }) => heads.some((head) => path.posix.matchesGlob(head, pattern)));
    return speaking?.out ?? false;
  };
}
