import { Inject, Injectable } from '@nestjs/common';
import { parseRatings, ratingsChange } from '@corroborate/credibility';
import { DATABASE, type Database, type AdminActor, type RatingImport } from '@corroborate/db';
import { CorroborateError } from '@corroborate/domain';
import { type RatingChangeResponse, type RatingFileDto, RatingImportResponse } from './ratings.dto';

/** Maximum number of lines and changes listed; the rest are only counted. */
const MAX_SHOWN_LINES = 100;

@Injectable()
export class RatingsService {
  constructor(@Inject(DATABASE) private readonly store: Database) {}

  /** The latest imported file for each rating scheme. */
  async listCurrent(): Promise<RatingImportResponse[]> {
    const imports = await this.store.ratings.imports();
    return [...new Map(imports.toReversed().map((one) => [one.scheme, one])).values()].map(toImport);
  }

  /**
   * Lists the changes that importing a file would make.
   * @throws CorroborateError `malformed-ratings` if it contains no valid rating
   */
  async preview({ file_name, content }: RatingFileDto): Promise<RatingChangeResponse> {
    const { rows, refused, scheme } = await parseFile(file_name, content);
    const [before, lists] = await Promise.all([this.store.ratings.listByScheme(scheme), this.listCurrent()]);
    const { changed, ...counts } = ratingsChange(before, rows);
    return {
      scheme,
      rows: rows.length,
      ...counts,
      changed: changed.length,
      changes: changed.slice(0, MAX_SHOWN_LINES),
      refused: refused.length,
      refused_lines: refused.slice(0, MAX_SHOWN_LINES),
      replaces: lists.find((list) => list.scheme === scheme) ?? null,
    };
  }

  /**
   * Replaces the previous file of the same scheme.
   * @throws the same errors as `preview`
   */
  async importFile({ file_name, content }: RatingFileDto, by: AdminActor): Promise<RatingImportResponse> {
    const { rows, scheme } = await parseFile(file_name, content);
    return toImport(await this.store.ratings.importRows(scheme, rows, file_name, by));
  }
}

async function parseFile(fileName: string, content: string) {
  const parsed = await parseRatings(content);
  if (parsed.rows.length > 0) return parsed;
  const [first] = parsed.refused;
  throw new CorroborateError(
    'malformed-ratings',
    `No valid ratings in ${fileName}${first ? `: line ${first.line}: ${first.reason}` : '.'}`,
    { hint: 'Expected a header line with domain and score, domain and pc1, or source and factual_reporting.' },
  );
}

const toImport = (row: RatingImport): RatingImportResponse => RatingImportResponse.of({ ...row, rows: row.rowCount });
