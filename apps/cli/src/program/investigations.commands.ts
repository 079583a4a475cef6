import type { Command } from 'commander';
import { DEMO_WORLD } from '../world-run/world.finder';

export function addInvestigations(program: Command): void {
  program
    .command('demo')
    .description('the whole product on a small invented web: no key, no network, nothing to install')
    .option('--once', 'end after the topics are done instead of staying up')
    .option('--world <dir>', 'another world: its folder, or its name', DEMO_WORLD)
    .action(async (options: { once?: boolean; world: string }) =>
      (await import('../commands/demo.action.js')).demo(options),
    );
  program
    .command('investigate <title>')
    .description('investigate one story now, on the live web')
    .option('--url <address>', 'page on which the story was found; it never counts as a source')
    .option('--text-file <path>', 'text of the article')
    .option('--mode <mode>', 'quick, detailed or exhaustive', 'detailed')
    .option('--json', 'print the result as JSON')
    .action(async (title: string, options: { url?: string; textFile?: string; mode: string; json?: boolean }) =>
      (await import('../commands/investigate.action.js')).investigate(title, options),
    );
}
