export interface PublicHoliday {
  name: string;
  /** Kept in this region and not in the whole country. */
  regional: boolean;
}

/** Public holidays by country and region. Answers from memory. */
export interface HolidayCalendar {
  /** Who says so. */
  readonly source: string;
  /**
   * `day` is `YYYY-MM-DD` at the place, `region` the gazetteer's code. Null when the calendar does not know the country
   * or the year.
   * Throws `CorroborateError` where its list is not there.
   */
  on(day: string, country: string, region: string | null): PublicHoliday[] | null;
}
