import { buildProgram } from '../program';
import { commandsPage } from './commands.page';

describe('commands page', () => {
  const page = commandsPage(buildProgram());

  it('lists every command, including subcommands, with arguments and options', () => {
    for (const name of ['up', 'investigate', 'list', 'show', 'status', 'cancel', 'doctor', 'rules', 'keys create'])
      expect(page).toContain(`\n### ${name}\n`);
    expect(page).toContain('\n- `--language <tag>`: language of the story, e.g. en or pt-BR\n');
    expect(page).toContain('\n- `<id>`: investigation ID\n');
    expect(page).toContain('\n- `--limit <n>`: maximum number (default `20`)\n');
  });

  it('starts with commands for editors and ends with those for developers', () => {
    const titles = [...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(titles.slice(0, 2)).toEqual(['Investigations and cases', 'Reports, exports and evidence']);
    expect(titles.at(-1)).toBe('Development');
    expect(page.split(/^## Development$/m)[1]).toContain('\n### docs\n');
  });

  it('explains every entry', () => {
    expect(page).not.toMatch(/^- `[^`]+`: *$/m);
    expect(page.split('### evidence key')[1]?.split('###')[0]).not.toContain('--server');
  });

  it('contains no local paths', () => {
    expect(page).toContain('`demo/demo`');
    expect(page).not.toContain(process.cwd());
  });
});
