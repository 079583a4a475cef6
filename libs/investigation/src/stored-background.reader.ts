import { asReason, each, isRow, withReasons, type Row } from './stored-row.reader';

/** Posts, as this version has them. */
export function readSocial(row: Row): Row {
  const { coordination, engagement } = row;
  return {
    ...row,
    ...each(row, 'sources', withReasons),
    ...(isRow(coordination)
      ? { coordination: { ...coordination, ...each(coordination, 'clusters', withReasons) } }
      : {}),
    ...(isRow(engagement) ? { engagement: readEngagement(engagement) } : {}),
  };
}

/** `reason` became `why`. */
const readEngagement = ({ reason, ...row }: Row): Row => ({ ...asReason('why', reason), ...row });
