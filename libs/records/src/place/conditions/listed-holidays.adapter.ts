import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SortedLines } from '../geonames/sorted-lines';
import { shippedData } from '../shipped-data';

/**
 * Public holidays from 2020 to 2035 by country and region, precomputed with the date-holidays
 * package. Answers from memory.
 */
export class ListedHolidays {
  /** Attribution. */
  readonly source: string = 'date-holidays (CC BY-SA 3.0)';
  private lines: SortedLines | null = null;

  constructor(private readonly folder: () => string = () => shippedData('holidays')) {}

  /**
   * `day` is a local date `YYYY-MM-DD`; `region` is the gazetteer's code. Null if the list does not
   * cover the country or year.
   * @throws CorroborateError if the list is missing.
   */
  on(day: string, country: string, region: string | null) {
    this.lines ??= new SortedLines(readFileSync(path.join(this.folder(), 'public.tsv')));
    const year = this.lines.startingWith(`${country}\t${day.slice(0, 4)}-`);
    if (year.length === 0) return null;
    const national = year
      .filter((line) => line.startsWith(`${country}\t${day}\t`))
      .map((line) => ({ name: nameIn(line), regional: false }));
    const own = region
      ? this.lines.startingWith(`${country}.${region}\t${day}\t`).map((line) => ({
          name: nameIn(line),
          /** Observed in this region but not nationwide. */
          regional: true,
        }))
      : [];
    return [...national, ...own];
  }
}

const nameIn = (line: string): string => line.split('\t')[2] ?? '';
