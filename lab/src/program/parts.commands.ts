import type { Command } from 'commander';
import type { CollectionsOptions } from '../commands/eval-collections.action';
import type { QualificationOptions } from '../commands/eval-qualification.action';
import type { DataOptions } from '../data-set';

type Part = (name: string, description: string) => Command;

/** Adds the commands that measure parts of the product alone, on folders of labeled data. */
export function addParts(world: Command): void {
  const part: Part = (name, description) =>
    world.command(name).description(description).option('--json', 'print JSON only');
  addPartsOfReading(part);
  addPartsOfJudgement(part);
  addQualification(part);
  addCollections(part);
}

function addCollections(part: Part): void {
  part('collections', 'questions to a register of 100,000 payments: right, wrong, left open')
    .option('--reader <name>', 'who reads the questions of a newsroom beside the rules: recorded, recorder')
    .option('--answers-dir <dir>', 'folder of recorded answers; default lab/eval/answers/collections')
    .option('--requests <file>', 'write what a recorded reader was asked and nobody has answered')
    .action(async (options: CollectionsOptions) =>
      (await import('../commands/eval-collections.action.js')).evalCollections(options),
    );
}

function addPartsOfReading(part: Part): void {
  part('extraction', 'body text of pages: shingle F1, and pages a second beside Readability')
    .requiredOption('--data <dir>', 'folder with pages.jsonl and html/')
    .action(async (options: DataOptions) =>
      (await import('../commands/eval-extraction.action.js')).evalExtraction(options),
    );
  part('dates', 'publication day of pages: exact days, without and with the address')
    .requiredOption('--data <dir>', 'folder with pages.jsonl and html/')
    .action(async (options: DataOptions) => (await import('../commands/eval-dates.action.js')).evalDates(options));
  part('credibility', 'standing of labelled outlets, by our own signals and with a rating file')
    .requiredOption('--data <dir>', 'folder with mbfc-truth.csv')
    .option('--ratings <file>', 'rating file to import first, in memory')
    .action(async (options: DataOptions & { ratings?: string }) =>
      (await import('../commands/eval-credibility.action.js')).evalCredibility(options),
    );
}

function addPartsOfJudgement(part: Part): void {
  part('dedup', 'copies of one text among 10,000 articles made for it: pairs found and wrong, seconds').action(
    async (options: { json?: boolean }) => (await import('../commands/eval-dedup.action.js')).evalDedup(options),
  );
}

function addQualification(part: Part): void {
  part('qualification', 'the labeled pages of `doctor --qualify`, put to a reader of the sandbox')
    .requiredOption('--reader <name>', 'recorded, recorder')
    .option('--answers-dir <dir>', 'folder of recorded answers', 'lab/eval/answers/qualification')
    .option('--requests <file>', 'write what a recorded reader was asked and nobody has answered')
    .action(async (options: QualificationOptions) =>
      (await import('../commands/eval-qualification.action.js')).evalQualification(options),
    );
}
