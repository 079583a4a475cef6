import { asReason, each, isRow, withReasons, type Row } from './stored-row.reader';

/** Background, as this version has it. */
export function readContext(row: Row): Row {
  const { place } = row;
  return {
    ...row,
    ...each(row, 'details', withReasons),
    ...each(row, 'retellings', withReasons),
    ...each(row, 'actors', readActor),
    ...each(row, 'unprofiled', withWhy),
    ...(isRow(place) ? { place: withReasons(place) } : {}),
    ...readNeed(row),
  };
}

function readActor(actor: Row): Row {
  const { identity } = actor;
  return {
    ...withReasons(actor),
    ...each(actor, 'statements', withReasons),
    ...(isRow(identity) ? { identity: withReasons(identity) } : {}),
  };
}

/** What registers had, where they were asked. */
export function readRegisters({ registers }: Row): Row {
  if (!isRow(registers)) return {};
  const read = { ...each(registers, 'records', readRecord), ...each(registers, 'choices', withReasons) };
  return { registers: { ...registers, ...read, ...readNeed(registers) } };
}

const readRecord = (record: Row): Row => ({
  ...withReasons(record),
  ...asReason('selfPublished', record.selfPublished),
});

const readNeed = ({ need }: Row): Row => (isRow(need) ? { need: withReasons(need) } : {});

/** Posts, as this version has them. */
export function readSocial(row: Row): Row {
  const { coordination, engagement } = row;
  return {
    ...row,
    ...each(row, 'sources', withReasons),
    ...(isRow(coordination)
      ? { coordination: { ...coordination, ...each(coordination, 'clusters', withReasons) } }
      : {}),
    ...(isRow(engagement) ? { engagement: withWhy(engagement) } : {}),
  };
}

/** `reason` became `why`. */
const withWhy = ({ reason, ...row }: Row): Row => ({ ...asReason('why', reason), ...row });
