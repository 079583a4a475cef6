import { enginesPage } from './engines.page';

describe('the page of engines', () => {
  const page = enginesPage();

  it('has each search engine as a row and with its notes', () => {
    expect(page).toContain('| GDELT DOC 2.0 | `gdelt` | news | no |');
    expect(page).toContain('\n## GDELT DOC 2.0\n');
  });

  it('has the engines for pictures with keys, prices, what they are for and that none was asked', () => {
    expect(page).toContain('| TinEye | `tineye` | `TINEYE_API_KEY` | $0.04 | 2000 ms | 5 MB |');
    expect(page).toContain('| Google Cloud Vision | `google-vision` | `GOOGLE_VISION_KEY` | $0.0035 | 100 ms | 7 MB |');
    expect(page).toContain('no real service of either was asked');
    expect(page).toContain('changes no verdict');
  });
});
