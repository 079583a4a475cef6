import { BRAVE } from '../engines/brave.adapter';
import type { EngineManifest } from '../engines/engine.types';
import { buildQuery } from '../testing/samples';
import { seededRandom } from '@corroborate/sandbox';
import { renderQuery } from './render-query.policy';

const engine = (over: Partial<EngineManifest['operators']> = {}, maxQueryLength = 100): EngineManifest => ({
  ...BRAVE,
  maxQueryLength,
  operators: { phrase: true, site: true, dateWindow: true, or: true, exclude: true, ...over },
});
const render = (text: string, manifest: EngineManifest) => renderQuery(buildQuery(text), manifest);

describe('renderQuery', () => {
  it('keeps a query unchanged if the engine supports all operators', () => {
    expect(render('"river dam" (site:a.org OR site:b.org) -toy crack', engine())).toBe(
      '"river dam" (site:a.org OR site:b.org) -toy crack',
    );
  });

  it('splits quoted phrases into words for engines without phrase search', () => {
    expect(render('"river dam" crack', engine({ phrase: false }))).toBe('river dam crack');
  });

  it('removes operators that the engine does not support', () => {
    expect(render('dam site:a.org -toy', engine({ site: false, exclude: false }))).toBe('dam');
    expect(render('dam (site:a.org OR site:b.org)', engine({ or: false }))).toBe('dam');
    expect(render('dam (crack OR breach)', engine({ or: false }))).toBe('dam crack');
  });

  it('drops stop words and common words before names and figures', () => {
    expect(render('the inspection of Elm Valley after 1,200 alarms', engine({}, 22))).toBe('Elm Valley 1,200');
  });

  it('drops a quoted phrase that is too long', () => {
    expect(render('"one very long quotation that never fits" dam', engine({}, 20))).toBe('dam');
    expect(render('"one very long quotation that never fits"', engine({}, 20))).not.toContain('"');
  });

  it('renders a query within the maximum length and always closes its quotes and brackets', () => {
    const random = seededRandom(3);
    const pieces = [
      '"',
      '(',
      ')',
      ' OR ',
      'site:',
      '-',
      'dam',
      'Elm Valley',
      ' ',
      '“',
      '1,200',
      'ß漢字',
      '"river dam"',
      '!g',
      ':de',
    ];
    for (let i = 0; i < 2000; i++) {
      const text = Array.from(
        { length: 1 + Math.floor(random() * 12) },
        () => pieces[Math.floor(random() * pieces.length)],
      ).join('');
      const max = 5 + Math.floor(random() * 60);
      const out = render(text, engine({ phrase: random() < 0.5, or: random() < 0.5, site: random() < 0.5 }, max));
      expect(out.length).toBeLessThanOrEqual(max);
      expect((out.match(/"/g) ?? []).length % 2).toBe(0);
      expect((out.match(/\(/g) ?? []).length).toBe((out.match(/\)/g) ?? []).length);
    }
  });
});
