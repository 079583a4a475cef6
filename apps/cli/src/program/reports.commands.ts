import { lazy } from './lazy';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { withServer } from '../remote/server.options';

const DEPTHS = ['brief', 'report', 'file'];
const FORMATS = ['markdown', 'html', 'pdf', 'json'];

/** What is handed on of a decided case. */
export function addReports(program: Command): void {
  withServer(program.command('report'))
    .argument('<id>', 'number of an investigation', idOf)
    .description('the cited report of an investigation')
    .addOption(new Option('--format <format>', 'how it is written').choices(FORMATS).default('markdown'))
    .addOption(
      new Option('--depth <depth>', 'brief (250 words), report (1,200; default) or file (everything)').choices(DEPTHS),
    )
    .option('--out <file>', 'write it there instead of printing it')
    .action(lazy(() => import('../commands/report.action.js'), 'report'));
  withServer(program.command('export'))
    .argument('<id>', 'number of an investigation', idOf)
    .description('the case as a folder of files with its evidence; the same case gives the same bytes')
    .requiredOption(
      '--out <dir>',
      'the folder; an earlier export of the same case in it is brought up to date. A name as CASE.zip makes one file',
    )
    .action(lazy(() => import('../commands/report.action.js'), 'exportCase'));
  withServer(program.command('claim-reviews'))
    .argument('<id>', 'number of an investigation', idOf)
    .description('reviews of the decided claims as JSON-LD (ClaimReview), where the evidence has earned one')
    .requiredOption('--url <address>', 'page on which the fact check will stand')
    .action(lazy(() => import('../commands/report.action.js'), 'printClaimReviews'));
}

function idOf(text: string): number {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : NaN;
  if (Number.isSafeInteger(id)) return id;
  throw new InvalidArgumentError('The id is the number of an investigation.');
}
