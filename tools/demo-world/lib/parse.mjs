/**
 * Reads a story file: blocks that start with `=== kind`, then `key: value` lines up to the first empty line,
 * then the text. A key may be repeated; `#id` anywhere in a link means "the address of the page with that id".
 */
const MULTI = new Set(['claim', 'capture', 'hidden', 'origin', 'evidence']);

export function parseStory(text, file) {
  const blocks = [];
  const lines = text.split('\n');
  let block = null;
  let inHead = false;
  lines.forEach((line, index) => {
    const start = /^=== (\w+)$/.exec(line);
    if (start) {
      block = { kind: start[1], head: {}, body: [], at: `${file}:${index + 1}` };
      blocks.push(block);
      inHead = start[1] !== 'posts';
    } else if (block && inHead && line.trim() === '') inHead = false;
    else if (block && inHead) readHead(block, line, `${file}:${index + 1}`);
    else if (block) block.body.push(line);
    else if (line.trim() && !line.startsWith('%')) throw new Error(`${file}:${index + 1}: text before the first block`);
  });
  return blocks.map((b) => ({ ...b, body: b.body.join('\n').trim() }));
}

function readHead(block, line, at) {
  const match = /^(\w+): ?(.*)$/.exec(line);
  if (!match) throw new Error(`${at}: expected "key: value", found "${line.slice(0, 60)}"`);
  const [, key, value] = match;
  if (MULTI.has(key)) (block.head[key] ??= []).push(value.trim());
  else if (key in block.head) throw new Error(`${at}: "${key}" is given twice`);
  else block.head[key] = value.trim();
}

/** Paragraphs are separated by empty lines; a line break inside a paragraph is a blank. */
export const paragraphs = (body) =>
  body
    .split(/\n\s*\n/)
    .map((p) => p.replace(/\s*\n\s*/g, ' ').trim())
    .filter(Boolean);
