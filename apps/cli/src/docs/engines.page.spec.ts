import { enginesPage } from './engines.page';

describe('the page of engines', () => {
  const page = enginesPage();

  it('has each search engine as a row and with its notes', () => {
    expect(page).toContain('| GDELT DOC 2.0 | `gdelt` | news | no |');
    expect(page).toContain('\n## GDELT DOC 2.0\n');
  });
});
