import { existsSync } from 'node:fs';
import { CorroborateError } from '@corroborate/domain';
import { print } from '@corroborate/terminal';
import { worldsIn } from '../world-run/world.finder';
import { changedFiles, digestOf, dumpCases, dumpWorld, writeDump, type Dump } from '../golden/golden.dump';

export interface GoldenOptions {
  worlds: string;
  cases: string;
  out?: string;
  against?: string;
}

/** Judges every topic of every world and every case; says which judgements differ from those of an earlier dump. */
export async function golden({ worlds, cases, out, against }: GoldenOptions): Promise<void> {
  if (worldsIn(worlds).length === 0) throw new CorroborateError('invalid-input', `There is no world under ${worlds}.`);
  const dump: Dump = existsSync(cases) ? dumpCases(cases) : new Map<string, string>();
  for (const dir of worldsIn(worlds)) for (const [file, text] of await dumpWorld(dir)) dump.set(file, text);
  if (out) await writeDump(dump, out);
  print(`${dump.size} topics and cases judged, digest ${digestOf(dump)}\n`);
  if (!against) return;
  const changed = await changedFiles(dump, against);
  print(
    changed.length === 0
      ? `the same as in ${against}\n`
      : `${changed.length} differ from ${against}:\n${changed.map((file) => `  ${file}\n`).join('')}`,
  );
  if (changed.length > 0) process.exitCode = 1;
}
