import { lazy } from './lazy';
import { Option, type Command } from 'commander';
import { DEMO_WORLD } from '../demo/world.finder';
import { createNumberParser } from '@corroborate/terminal';
import { addPlans } from './plan.commands';
import { withServer, type JsonOptions } from '../remote/server.options';

export function addInvestigations(program: Command): void {
  addDemo(program);
  addInvestigate(program);
  addPlans(program);
  addList(program);
  addSingleCommands(program);
}

function addDemo(program: Command): void {
  program
    .command('demo')
    .description('run the complete service on a small fictional web: no key, no network, no installation')
    .option('--once', 'stop when all topics are done')
    .addOption(new Option('--world <dir>', 'another world: a folder or a name').default(DEMO_WORLD, 'demo/demo'))
    .option('--rules', 'use rules only, without a language model')
    .option('--with-data', 'add a data server with a register of 100,000 payments and three topics about it')
    .option('--export <dir>', 'write the case folders of all topics there')
    .option('--evidence <dir>', 'write the evidence archives of all topics there')
    .action(lazy(() => import('../commands/demo.action.js'), 'demo'));
}

function addInvestigate(program: Command): void {
  const command = program
    .command('investigate [story]')
    .description(
      'investigate one story now on the live web: a headline in quotes, the URL of a page, or - for a ' +
        'text on standard input',
    )
    .option('--url <address>', 'page on which the story was found; never counted as a source')
    .option(
      '--text-file <path>',
      'text of the article; - reads standard input. Without a headline, its first line is used',
    )
    .option('--date <day>', 'date of the event, e.g. 2026-01-31')
    .option('--place <name>', 'place of the event')
    .option('--language <tag>', 'language of the story, e.g. en or pt-BR')
    .option('--mode <mode>', 'quick, detailed or exhaustive', 'detailed')
    .option('--source <what>', 'page or file to read in addition: a URL, a text or a PDF; repeatable', collectOption)
    .option('--await-approval', 'create the plan and show it; nothing is searched before `plan approve`')
    .option('--quiet', 'print only the outcome')
    .option('--json', 'print the result as JSON');
  withServer(command).action(lazy(() => import('../commands/investigate.action.js'), 'investigate'));
}

/** Collects the values of a repeatable option. */
const collectOption = (one: string, before: string[] = []): string[] => [...before, one];

function addList(program: Command): void {
  const command = program
    .command('list')
    .description('list investigations, newest first')
    .option('--state <state>', 'queued, awaiting-approval, running, paused, completed, failed or cancelled')
    .option('--mode <mode>', 'quick, detailed or exhaustive')
    .option('--topic <n>', 'only for the topic with this ID', parseId)
    .option('--review', 'only those that need review')
    .option('--limit <n>', 'maximum number', createNumberParser({ least: 1, most: 100 }), 20)
    .option('--after <cursor>', 'continue after this cursor of an earlier list')
    .option('--json', 'print JSON only');
  withServer(command).action(lazy(() => import('../commands/list.action.js'), 'listInvestigations'));
}

const parseId = createNumberParser({ least: 1 });

const HOLD_COMMANDS = [
  ['pause', 'pause an investigation: running stages finish, no new stages and no paid calls start'],
  ['resume', 'resume a paused investigation'],
  ['wrap-up', 'start no further rounds and decide on the evidence so far'],
] as const;

function addSingleCommands(program: Command): void {
  const add = (name: string, description: string) =>
    withServer(program.command(name).description(description).argument('<id>', 'investigation ID', parseId)).option(
      '--json',
      'print JSON only',
    );
  add('status', 'show the status of an investigation')
    .option('--follow', 'follow progress until it finishes')
    .action(lazy(() => import('../commands/status.action.js'), 'showStatus'));
  add('show', 'show the case of an investigation: decision, evidence and rules applied').action(
    lazy(() => import('../commands/show.action.js'), 'showInvestigation'),
  );
  add('leads', 'show pages suggested by deep research: never counted, never cited').action(
    lazy(() => import('../commands/leads.action.js'), 'showLeads'),
  );
  addEditorCommands(add);
  add('cancel', 'cancel an investigation; its topic is unchanged').action(
    lazy(() => import('../commands/cancel.action.js'), 'cancel'),
  );
  for (const [how, description] of HOLD_COMMANDS)
    add(how, description).action(async (id: number, options: JsonOptions) =>
      (await import('../commands/hold.action.js')).applyHoldAction(how, id, options),
    );
}

/** Commands for additions by editors. */
function addEditorCommands(add: (name: string, description: string) => Command): void {
  add('reply', 'record a request for comment or the reply to it; without --to, list them')
    .option('--to <name>', 'person or organization, as named in the case')
    .option('--deadline <when>', 'deadline for the reply, e.g. 2027-01-31T17:00:00Z')
    .option('--answer <text>', 'text of the reply, or a note that there was none')
    .option('--url <address>', 'URL of the reply')
    .action(lazy(() => import('../commands/reply.action.js'), 'recordReply'));
  add('add-source', 'add a page or file to a case: it is read in the next round, or the decision is made again')
    .argument('<what>', 'a URL, or the path of a text or PDF file')
    .action(lazy(() => import('../commands/add-source.action.js'), 'addSource'));
}
