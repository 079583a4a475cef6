import { enginesPage } from './engines.page';

describe('engines page', () => {
  const page = enginesPage();

  it('lists each search engine in a row and with its notes', () => {
    expect(page).toContain('| GDELT DOC 2.0 | `gdelt` | news | no |');
    expect(page).toContain('\n## GDELT DOC 2.0\n');
  });
});
