import { z } from 'zod';
import { faultSchema } from './line.schemas';
import { parseJson, readWorldText } from './line.reader';
import { malformedBySchema, malformedWorld } from './malformed';
import type { Fault } from './world.types';

const headSchema = z.record(z.string(), z.unknown());

/** Faults by upstream name; `default` applies to all others. */
export async function loadFaults(dir: string): Promise<Map<string, Fault>> {
  const source = await readWorldText(dir, 'faults.json');
  if (!source) return new Map();
  const { file, text } = source;
  const head = headSchema.safeParse(parseJson(file, 1, text));
  if (!head.success) throw malformedWorld(file, 1, '', 'must be one JSON object');
  const parsed = z.record(z.string(), faultSchema).safeParse(head.data);
  if (parsed.success) return new Map(Object.entries(parsed.data));
  throw malformedBySchema(file, lineOfKey(text, String(parsed.error.issues[0]?.path[0])), parsed.error, head.data);
}

function lineOfKey(text: string, key: string): number {
  const at = text.indexOf(JSON.stringify(key));
  return at === -1 ? 1 : text.slice(0, at).split('\n').length;
}
