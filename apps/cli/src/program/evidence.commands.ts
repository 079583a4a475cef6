import type { Command } from 'commander';
import { numberIn } from '@corroborate/terminal';

/** What is kept of a case, and whether it is what was received. */
export function addEvidence(program: Command): void {
  const evidence = program.command('evidence').description('what is kept of a case, and whether it was changed since');
  evidence
    .command('verify')
    .argument('<id>', 'number of an investigation', numberIn({ least: 1 }))
    .description('look through chain, seals and originals of a case; ends with 1 where something is wrong')
    .option('--json', 'print JSON only')
    .action(async (id: number, options: { json?: boolean }) =>
      (await import('../commands/evidence.action.js')).verifyEvidence(id, options),
    );
}
