import { readFile } from 'node:fs/promises';
import { CorroborateError, type DomainRating, type RatingLookup, type SourceProfile } from '@corroborate/domain';
import { parseRatings, SourceJudge } from '@corroborate/credibility';
import { scoreCredibility, type CredibilityPair, type Factuality } from '../scores';
import { parse } from 'csv-parse/sync';
import { printFigures, readDataFile, type DataOptions } from '../data-set';

interface Labelled {
  domain: string;
  truth: Factuality;
}

/** A rating file held in memory that records which outlets it contains. */
class RatingList implements RatingLookup {
  private readonly bySite: Map<string, DomainRating>;

  constructor(ratings: DomainRating[]) {
    this.bySite = new Map(ratings.map((rating) => [rating.site, rating]));
  }

  async find(sites: string[]): Promise<DomainRating[]> {
    return sites.flatMap((site) => this.bySite.get(site) ?? []);
  }
}

/** Evaluates credibility of labeled outlets: by our own registry and signals alone, and with a rating file if given. */
export async function evalCredibility(options: DataOptions & { ratings?: string }): Promise<void> {
  const labelled = await readLabels(options.data);
  const own = await judge(labelled, []);
  const rated = options.ratings ? await judge(labelled, await readRatings(options.ratings)) : null;
  const figures = { own: scoreCredibility(own), ...(rated ? { withRatings: scoreCredibility(rated) } : {}) };
  printFigures(figures, options.json);
}

async function judge(labelled: Labelled[], ratings: DomainRating[]) {
  const list = new RatingList(ratings);
  const profiles = await new SourceJudge(list).profile(labelled.map(({ domain }) => ({ host: domain })));
  const pairs: CredibilityPair[] = [];
  for (const { domain, truth } of labelled) {
    const profile = profiles.get(domain);
    if (!profile) continue;
    const { tier, score } = profile;
    const known = isKnown(profile) || (await list.find([profile.host, profile.site])).length > 0;
    pairs.push({ truth, tier, score, known });
  }
  return pairs;
}

/** Whether anything is known about an outlet from the registry or its address. */
const isKnown = ({ kind, tier }: SourceProfile) => kind !== 'unknown' || tier !== 3;

async function readLabels(dir: string): Promise<Labelled[]> {
  const csv = (await readDataFile(dir, 'mbfc-truth.csv')).toString('utf8');
  const rows = parse(csv, { bom: true, columns: true, skip_empty_lines: true, trim: true }) as unknown as Record<
    string,
    string
  >[];
  return rows.flatMap(({ source, factual_reporting: label }) =>
    source && (label === 'high' || label === 'mixed' || label === 'low') ? [{ domain: source, truth: label }] : [],
  );
}

async function readRatings(file: string): Promise<DomainRating[]> {
  const csv = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new CorroborateError('invalid-input', `Cannot read ${file}.`, {
      cause,
      hint: 'Give the path of a CSV file.',
    });
  });
  const { rows } = await parseRatings(csv);
  if (!rows.length) throw new CorroborateError('malformed-ratings', `No usable rating in ${file}.`);
  return rows;
}
