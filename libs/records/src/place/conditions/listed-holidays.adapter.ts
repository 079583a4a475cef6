import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SortedLines } from '../geonames/sorted-lines';
import { shippedData } from '../shipped-data';
import type { HolidayCalendar, PublicHoliday } from './holidays.port';

/** Public holidays of 2020 to 2035, worked out by the package date-holidays when the list was made. */
export class ListedHolidays implements HolidayCalendar {
  readonly source = 'date-holidays (CC BY-SA 3.0)';
  private lines: SortedLines | null = null;

  constructor(private readonly folder: () => string = () => shippedData('holidays')) {}

  on(day: string, country: string, region: string | null): PublicHoliday[] | null {
    this.lines ??= new SortedLines(readFileSync(path.join(this.folder(), 'public.tsv')));
    const year = this.lines.startingWith(`${country}\t${day.slice(0, 4)}-`);
    if (year.length === 0) return null;
    const national = year
      .filter((line) => line.startsWith(`${country}\t${day}\t`))
      .map((line) => ({ name: nameIn(line), regional: false }));
    const own = region
      ? this.lines
          .startingWith(`${country}.${region}\t${day}\t`)
          .map((line) => ({ name: nameIn(line), regional: true }))
      : [];
    return [...national, ...own];
  }
}

const nameIn = (line: string): string => line.split('\t')[2] ?? '';
