import type { DomainRating, RatingLookup } from '@corroborate/domain';

/** In-memory ratings; records its queries. */
export class FakeRatings implements RatingLookup {
  readonly asked: string[][] = [];

  constructor(private readonly ratings: DomainRating[] = []) {}

  async find(sites: string[]): Promise<DomainRating[]> {
    this.asked.push(sites);
    return this.ratings.filter((rating) => sites.includes(rating.site));
  }
}
