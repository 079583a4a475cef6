import { z } from 'zod';
import { faultSchema } from './line.schemas';
import { parseJson, readWorldText } from './line.reader';
import { malformedBySchema, malformedWorld } from './malformed';
import type { Fault } from './world.types';

const faultsSchema = z.record(z.string(), z.unknown());

/** Faults by upstream name. A top-level `seed` applies to every upstream without its own. */
export async function loadFaults(dir: string): Promise<Map<string, Fault>> {
  const source = await readWorldText(dir, 'faults.json');
  if (!source) return new Map();
  const head = faultsSchema.safeParse(parseJson(source.file, 1, source.text));
  if (!head.success) throw malformedWorld(source.file, 1, '', 'must be one JSON object');
  const { seed, ...byName } = head.data;
  if (seed !== undefined && typeof seed !== 'number') throw malformedWorld(source.file, 1, 'seed', 'must be a number');
  const faults = new Map<string, Fault>();
  for (const [name, value] of Object.entries(byName)) {
    faults.set(name, { seed, ...parseFault(source.file, lineOfKey(source.text, name), name, value) });
  }
  return faults;
}

function parseFault(file: string, line: number, name: string, value: unknown): Fault {
  const parsed = z.object({ [name]: faultSchema }).safeParse({ [name]: value });
  if (!parsed.success) throw malformedBySchema(file, line, parsed.error, { [name]: value });
  const fault = parsed.data[name] as z.output<typeof faultSchema>;
  // A status without a rate applies to every request.
  const always = fault.status !== undefined && fault.quota === undefined;
  const { errorRate = always ? 1 : 0, seed, ...rest } = fault;
  return { ...rest, errorRate, ...(seed === undefined ? {} : { seed }) };
}

function lineOfKey(text: string, key: string): number {
  const at = text.indexOf(JSON.stringify(key));
  return at === -1 ? 1 : text.slice(0, at).split('\n').length;
}
