import { lazy } from './lazy';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { withServer } from '../remote/server.options';

const DEPTHS = ['brief', 'report', 'file'];
const FORMATS = ['markdown', 'html', 'pdf', 'json'];

/** Commands that export decided cases. */
export function addReports(program: Command): void {
  addReport(program);
  withServer(program.command('export'))
    .argument('<id>', 'investigation ID', idOf)
    .description('export a case with its evidence as a folder of files; the same case always gives the same bytes')
    .requiredOption(
      '--out <dir>',
      'output folder; an earlier export of the same case is updated. With a name such as CASE.zip, a ' +
        'single file is written',
    )
    .action(lazy(() => import('../commands/report.action.js'), 'exportCase'));
  withServer(program.command('claim-reviews'))
    .argument('<id>', 'investigation ID', idOf)
    .description('print reviews of the decided claims as JSON-LD (ClaimReview), if the evidence is sufficient')
    .requiredOption('--url <address>', 'URL of the page on which the fact check is published')
    .action(lazy(() => import('../commands/report.action.js'), 'printClaimReviews'));
}

function addReport(program: Command): void {
  withServer(program.command('report'))
    .argument('<id>', 'investigation ID', idOf)
    .description('print the cited report of an investigation')
    .addOption(new Option('--format <format>', 'output format').choices(FORMATS).default('markdown'))
    .addOption(
      new Option('--depth <depth>', 'brief (250 words), report (1,200; default) or file (everything)').choices(DEPTHS),
    )
    .option('--article', 'the article, or the note of what is known and what is not, as Markdown')
    .option('--out <file>', 'output file instead of standard output')
    .addOption(
      new Option('--folder <dir>', 'write the case folder, named by its topic, into this folder instead').conflicts([
        'article',
        'out',
      ]),
    )
    .option('--git', 'make the case folder a git repository with one commit per round (with --folder)')
    .action(lazy(() => import('../commands/report.action.js'), 'writeReport'));
}

function idOf(text: string): number {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : NaN;
  if (Number.isSafeInteger(id)) return id;
  throw new InvalidArgumentError('The ID must be an investigation ID (a number).');
}
