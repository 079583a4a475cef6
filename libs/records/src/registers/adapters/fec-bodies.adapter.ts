import { found, type CallContext, type Outcome } from '@corroborate/domain';
import { listObjects, listObjectsOrNull, type Fields, type ProviderClient } from '@corroborate/providers';
import { sharedName } from '../judge/same-organisation.policy';
import { openEach } from '../opened';
import { toSearchName, formatFields, stateOf, formatSums, textOf } from '../record.fields';
import { keyedRegisterAt } from '../register.client';
import type { PublicRecord } from '../record.types';
import { CANDIDATE, COMMITTEE, type FecKind } from './fec-kinds';

type Body = ReturnType<typeof bodyOf>[number];

/** Committees or candidates with exactly this name, with receipts and spending. */
const fecBodies = (kind: FecKind) =>
  keyedRegisterAt(
    kind.manifest,
    (key) => ({ baseURL: 'https://api.open.fec.gov/v1', headers: { 'x-api-key': key } }),
    async (api, { actor }, context) => {
      const params = { q: toSearchName(actor.name), per_page: 20 };
      const answer = await api.callJson(context, (http) => http.get(kind.search, { params }), {
        read: ({ results }) => listObjectsOrNull(results),
        otherwise: 'OpenFEC returned no result list',
      });
      if (answer.kind !== 'found') return answer;
      const own = answer.value
        .flatMap((row) => bodyOf(kind, row))
        .filter(({ name }) => kind.parties(name).some((one) => sharedName(actor, { name: one }) !== null));
      const open = (body: Body) => fetchTotals(api, kind, body, context);
      return openEach(own, open, `no ${kind.form} is named ${actor.name}`);
    },
  );

export const fecCommittees = fecBodies(COMMITTEE);
export const fecCandidates = fecBodies(CANDIDATE);

function bodyOf(kind: FecKind, row: Fields) {
  const id = textOf(row[`${kind.of}_id`], 12) ?? '';
  const name = textOf(row.name);
  return name !== null && kind.number.test(id) ? [{ id, name, row }] : [];
}

async function fetchTotals(
  api: ProviderClient,
  kind: FecKind,
  body: Body,
  context: CallContext,
): Promise<Outcome<PublicRecord>> {
  const params = { per_page: CYCLES_SHOWN, sort: '-cycle' };
  const path = `/${kind.of}/${body.id}/totals/`;
  const answer = await api.callObject(context, (http) => http.get(path, { params }), { accepted: [404] });
  return answer.kind === 'found' ? found(recordOf(kind, body, listObjects(answer.value.results))) : answer;
}

const CYCLES_SHOWN = 3;

function recordOf(
  { manifest, form, of, facts, parties }: FecKind,
  { id, name, row }: Body,
  totals: Fields[],
): PublicRecord {
  const totalLines = totals.flatMap(formatTotals).slice(0, CYCLES_SHOWN);
  const who = formatFields([['Name', name], ['Number', id], ['State', stateOf(row.state)], ...facts(row)]);
  return {
    register: manifest.name,
    id,
    title: `${name}: ${form}`,
    date: null,
    url: `https://www.fec.gov/data/${of}/${id}/`,
    form,
    parties: parties(name),
    holders: [`fec:${id}`],
    text: [who, ...totalLines].join('\n'),
    gist: totalLines[0],
    document: false,
    selfPublished: null,
  };
}

function formatTotals(row: Fields): string[] {
  const cycle = textOf(row.cycle) ?? textOf(row.candidate_election_year);
  const until = textOf(row.coverage_end_date)?.slice(0, 10);
  const said = formatSums([
    ['receipts', row.receipts],
    ['spending', row.disbursements],
    ['cash on hand', row.last_cash_on_hand_end_period],
    ['debts', row.last_debts_owed_by_committee],
  ]);
  return cycle === null || said === '' ? [] : [`Cycle ${cycle}${until ? `, until ${until}` : ''}: ${said}`];
}
