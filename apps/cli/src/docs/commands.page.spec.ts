import { buildProgram } from '../program';
import { commandsPage } from './commands.page';

describe('the page of commands', () => {
  const page = commandsPage(buildProgram());

  it('has every command, those within others too, with what it takes', () => {
    for (const name of ['up', 'investigate', 'list', 'show', 'status', 'cancel', 'doctor', 'rules', 'keys create'])
      expect(page).toContain(`\n### ${name}\n`);
    expect(page).toContain('| `--language <tag>` | language of the story, as en or pt-BR | – |');
    expect(page).toContain('| `<id>` | id of the investigation | – |');
    expect(page).toContain('| `--limit <n>` | how many | `20` |');
  });

  it('has what an editor or an operator uses first, and what measures the product apart and last', () => {
    const titles = [...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(titles.slice(0, 2)).toEqual(['Stories and their cases', 'Hand on, and show what was kept']);
    expect(titles.at(-1)).toMatch(/^Laboratory/);
    const [use = '', laboratory = ''] = page.split(/^## Laboratory.*$/m);
    for (const name of ['eval', 'bench', 'docs']) {
      expect(use).not.toContain(`\n### ${name}`);
      expect(laboratory).toContain(`\n### ${name}\n`);
    }
  });

  it('says of everything that it lists what it means', () => {
    expect(page).not.toMatch(/^\| `[^`]+` \|\s*\|/m);
    expect(page.split('### evidence key')[1]?.split('###')[0]).not.toContain('--server');
  });

  it('has no folder of the machine in it', () => {
    expect(page).toContain('`demo/demo`');
    expect(page).not.toContain(process.cwd());
  });
});
