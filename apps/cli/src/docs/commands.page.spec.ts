import { buildProgram } from '../program';
import { commandsPage } from './commands.page';

describe('the page of commands', () => {
  const page = commandsPage(buildProgram());

  it('has every command, those within others too, with what it takes', () => {
    for (const name of ['up', 'investigate', 'list', 'show', 'status', 'cancel', 'doctor', 'rules', 'keys create'])
      expect(page).toContain(`\n### ${name}\n`);
    expect(page).toContain('\n- `--language <tag>`: language of the story, e.g. en or pt-BR\n');
    expect(page).toContain('\n- `<id>`: investigation ID\n');
    expect(page).toContain('\n- `--limit <n>`: maximum number (default `20`)\n');
  });

  it('has what an editor or an operator uses first, and what is for developers last', () => {
    const titles = [...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(titles.slice(0, 2)).toEqual(['Investigations and cases', 'Reports, exports and evidence']);
    expect(titles.at(-1)).toBe('Development');
    expect(page.split(/^## Development$/m)[1]).toContain('\n### docs\n');
  });

  it('explains everything it lists', () => {
    expect(page).not.toMatch(/^- `[^`]+`: *$/m);
    expect(page.split('### evidence key')[1]?.split('###')[0]).not.toContain('--server');
  });

  it('has no folder of the machine in it', () => {
    expect(page).toContain('`demo/demo`');
    expect(page).not.toContain(process.cwd());
  });
});
