import { loadSettings } from '@corroborate/config';
import { openDatabase } from '@corroborate/db';
import type { Command } from 'commander';

export function registerMigrate(program: Command): void {
  program
    .command('migrate')
    .description('bring the tables up to date')
    .action(async () => {
      const db = await openDatabase(loadSettings());
      try {
        const names = await db.migrate();
        process.stdout.write(names.length ? `Migrated: ${names.join(', ')}\n` : 'The tables are up to date.\n');
      } finally {
        await db.close();
      }
    });
}
