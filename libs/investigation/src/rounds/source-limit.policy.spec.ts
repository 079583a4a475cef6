import { MODE_PROFILES } from '../investigation.thresholds';
import type { ReadPage } from '../stages/stage.types';
import { countFoundPages, limitPages } from './source-limit.policy';

const page = (given: Partial<ReadPage>, at = 0) => ({ sourceId: at, foundBy: ['gdelt'], ...given }) as ReadPage;
const historyOf = (pages: ReadPage[]) => ({ pages: () => pages });
const found = (count: number) => historyOf(Array.from({ length: count }, (_, at) => page({}, at)));

describe('page limit over all rounds', () => {
  it('counts pages from searches and citations, not from people or registers', () =>
    expect(
      countFoundPages(
        historyOf([
          page({}),
          page({ foundBy: ['citation'] }),
          page({ foundBy: ['topic'] }),
          page({ foundBy: ['provided'] }),
          page({ added: 4 }),
        ]),
      ),
    ).toBe(2));

  it('gives later rounds what earlier ones did not use', () => {
    const left = (count: number) => limitPages(MODE_PROFILES.detailed, found(count));
    expect(left(0)).toEqual(MODE_PROFILES.detailed);
    expect(left(24)).toMatchObject({ maxPages: 6, maxChased: 6 });
    expect(left(28)).toMatchObject({ maxPages: 2, maxChased: 2 });
    expect(left(40)).toMatchObject({ maxPages: 0, maxChased: 0 });
  });

  it('limits pages over all rounds to 15 in quick and 30 in detailed mode, and not in exhaustive mode', () => {
    const { quick, detailed, exhaustive } = MODE_PROFILES;
    expect([quick.sourceLimit, detailed.sourceLimit, exhaustive.sourceLimit]).toEqual([15, 30, null]);
    expect(quick.maxPages + quick.maxChased).toBe(15);
    expect(limitPages(exhaustive, found(900))).toEqual(exhaustive);
  });
});
