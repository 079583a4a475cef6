import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SortedLines } from '../geonames/sorted-lines';
import { shippedData } from '../shipped-data';

/**
 * Public holidays of 2020 to 2035 by country and region, worked out by the package date-holidays when the list was
 * made. Answers from memory.
 */
export class ListedHolidays {
  /** Attribution. */
  readonly source: string = 'date-holidays (CC BY-SA 3.0)';
  private lines: SortedLines | null = null;

  constructor(private readonly folder: () => string = () => shippedData('holidays')) {}

  /**
   * `day` is `YYYY-MM-DD` at the place, `region` the gazetteer's code. Null where the list does not have the country or
   * the year. @throws CorroborateError where it is not there.
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
          /** Kept in this region and not in the whole country. */
          regional: true,
        }))
      : [];
    return [...national, ...own];
  }
}

const nameIn = (line: string): string => line.split('\t')[2] ?? '';
