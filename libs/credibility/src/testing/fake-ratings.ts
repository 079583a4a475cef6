import type { DomainRating, RatingLookup } from '@corroborate/domain';

/** Ratings held in memory; remembers what it was asked for. */
export class FakeRatings implements RatingLookup {
  readonly asked: string[][] = [];

  constructor(private readonly ratings: DomainRating[] = []) {}

  async find(sites: string[]): Promise<DomainRating[]> {
    this.asked.push(sites);
    return this.ratings.filter((rating) => sites.includes(rating.site));
  }
}
