import { lazy } from './lazy';
import { Option, type Command } from 'commander';
import { DEMO_WORLD } from '../demo/world.finder';
import { numberIn } from '@corroborate/terminal';
import { addPlans } from './plan.commands';
import { withServer, type JsonOptions } from '../remote/server.options';

export function addInvestigations(program: Command): void {
  addDemo(program);
  addInvestigate(program);
  addPlans(program);
  addList(program);
  addOfOne(program);
}

function addDemo(program: Command): void {
  program
    .command('demo')
    .description('the whole product on a small invented web: no key, no network, nothing to install')
    .option('--once', 'end after the topics are done instead of staying up')
    .addOption(new Option('--world <dir>', 'another world: its folder, or its name').default(DEMO_WORLD, 'demo/demo'))
    .option('--rules', 'read by rules alone, as without a key of a language model')
    .option('--with-data', 'with a register of 100,000 payments behind a data server, and three topics on it')
    .option('--export <dir>', 'write the case folder of every topic there')
    .option('--evidence <dir>', 'write the archive of the evidence of every topic there')
    .action(lazy(() => import('../commands/demo.action.js'), 'demo'));
}

function addInvestigate(program: Command): void {
  const command = program
    .command('investigate [story]')
    .description(
      'investigate one story now, on the live web: a headline in quotes, the address of a page, or - for a text on ' +
        'standard input',
    )
    .option('--url <address>', 'page on which the story was found; it never counts as a source')
    .option('--text-file <path>', 'text of the article; - reads standard input. Without a headline, its first line')
    .option('--date <day>', 'when it is said to have happened, as 2026-01-31')
    .option('--place <name>', 'where it is said to have happened')
    .option('--language <tag>', 'language of the story, as en or pt-BR')
    .option('--mode <mode>', 'quick, detailed or exhaustive', 'detailed')
    .option('--source <what>', 'a page or file of your own to be read: an address, a text or a PDF; repeatable', more)
    .option('--await-approval', 'make the plan and show it; nothing is asked before `plan approve`')
    .option('--quiet', 'tell nothing but the outcome')
    .option('--json', 'print the result as JSON');
  withServer(command).action(lazy(() => import('../commands/investigate.action.js'), 'investigate'));
}

/** What is given again and again. */
const more = (one: string, before: string[] = []): string[] => [...before, one];

function addList(program: Command): void {
  const command = program
    .command('list')
    .description('the investigations there are, newest first')
    .option('--state <state>', 'queued, awaiting-approval, running, paused, completed, failed or cancelled')
    .option('--mode <mode>', 'quick, detailed or exhaustive')
    .option('--topic <n>', 'of the topic with this id', ID)
    .option('--review', 'those that ask for a person')
    .option('--limit <n>', 'how many', numberIn({ least: 1, most: 100 }), 20)
    .option('--after <cursor>', 'go on where a list before ended')
    .option('--json', 'print JSON only');
  withServer(command).action(lazy(() => import('../commands/list.action.js'), 'list'));
}

const ID = numberIn({ least: 1 });

const HOLDINGS = [
  ['pause', 'let the stages at work finish and begin nothing new, nor any call that costs'],
  ['resume', 'go on where a paused investigation stands'],
  ['wrap-up', 'begin no further round and decide on what is there'],
] as const;

function addOfOne(program: Command): void {
  const add = (name: string, description: string) =>
    withServer(program.command(name).description(description).argument('<id>', 'id of the investigation', ID)).option(
      '--json',
      'print JSON only',
    );
  add('status', 'how an investigation stands')
    .option('--follow', 'tell what happens until it is over')
    .action(lazy(() => import('../commands/status.action.js'), 'status'));
  add('show', 'the case of an investigation: what was decided, on which evidence, by which rules').action(
    lazy(() => import('../commands/show.action.js'), 'show'),
  );
  add('leads', 'what deep research suggests to read: never counted, never cited').action(
    lazy(() => import('../commands/leads.action.js'), 'leads'),
  );
  addGiven(add);
  add('cancel', 'stop an investigation; its topic stays as it was').action(
    lazy(() => import('../commands/cancel.action.js'), 'cancel'),
  );
  for (const [how, description] of HOLDINGS)
    add(how, description).action(async (id: number, options: JsonOptions) =>
      (await import('../commands/hold.action.js')).hold(how, id, options),
    );
}

/** What editors bring to a case. */
function addGiven(add: (name: string, description: string) => Command): void {
  add('reply', 'note that somebody was asked for a reply, or enter it; without --to, what was noted')
    .option('--to <name>', 'the person or body, as the case names them')
    .option('--deadline <when>', 'until when they have time, as 2027-01-31T17:00:00Z')
    .option('--answer <text>', 'what they answered, or that they gave no answer')
    .option('--url <address>', 'where their answer stands')
    .action(lazy(() => import('../commands/reply.action.js'), 'reply'));
  add('add-source', 'add a page or file of your own to a case: read in its next round, or its decision is made again')
    .argument('<what>', 'an address, or the path of a text or PDF')
    .action(lazy(() => import('../commands/add-source.action.js'), 'addSource'));
}
