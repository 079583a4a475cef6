import { found, type CallContext, type Outcome } from '@corroborate/domain';
import { listObjects, listObjectsOrNull, type Fields, type ProviderClient } from '@corroborate/providers';
import { sharedName } from '../judge/same-organisation.policy';
import { openEach } from '../opened';
import { toSearchName, formatFields, formatState, formatSums, toText, reverseNameOrder } from '../record.fields';
import { defineKeyedRegister } from '../register.client';
import type { PublicRecord, RecordManifest } from '../record.types';

const FEC = {
  homepage: 'https://api.open.fec.gov/developers',
  settings: ['OPENFEC_API_KEY'],
  priceUsd: 0,
  paceMs: 3_600,
  limits: '1,000 calls an hour per key, shared with contributions.',
  terms: 'Public domain. Data as reported by the committees.',
  bears: 'identity',
  country: 'US',
  matters: ['campaign-money'],
  always: false,
  hosts: ['www.fec.gov'],
  beside: true,
} as const;

const TOTALS_NOTE = 'Receipts, spending, cash and debts of the last three cycles; only for an exact name match.';

const COMMITTEES: RecordManifest = {
  ...FEC,
  settings: [...FEC.settings],
  name: 'fec-committees',
  title: 'FEC committees',
  selfTest: 'EMILYs List',
  notes: [TOTALS_NOTE, 'Committees of candidates, parties and political action committees.'],
  actors: ['campaign', 'company', 'nonprofit'],
};

const CANDIDATES: RecordManifest = {
  ...FEC,
  settings: [...FEC.settings],
  name: 'fec-candidates',
  title: 'FEC candidates',
  selfTest: 'Bernard Sanders',
  notes: [TOTALS_NOTE, 'Candidates for the House, the Senate and the presidency.'],
  actors: ['person'],
};

/** How one kind of body is queried. */
interface FecKind {
  manifest: RecordManifest;
  form: string;
  search: string;
  /** `committee` or `candidate`, as used in paths and ids. */
  of: 'committee' | 'candidate';
  number: RegExp;
  /** Names under which the body is known. */
  parties: (name: string) => string[];
  /** Facts other than name, number and state. */
  facts: (row: Fields) => [label: string, value: unknown][];
}

const COMMITTEE: FecKind = {
  manifest: COMMITTEES,
  form: 'committee',
  search: '/committees/',
  of: 'committee',
  number: /^C\d{8}$/,
  // Commas in committee names do not separate last and first names.
  parties: (name) => [name],
  facts: (row) => [
    ['Kind', row.committee_type_full],
    ['Designation', row.designation_full],
    ['Party', row.party_full],
    ['Treasurer', row.treasurer_name],
  ],
};

const CANDIDATE: FecKind = {
  manifest: CANDIDATES,
  form: 'candidate',
  search: '/candidates/search/',
  of: 'candidate',
  number: /^[HPS]\d[A-Z0-9]{7}$/,
  parties: (name) => [...new Set([name, reverseNameOrder(name)])],
  facts: (row) => [
    ['Office', row.office_full],
    ['Party', row.party_full],
    ['Elections', Array.isArray(row.election_years) ? row.election_years.slice(-6).join(', ') : null],
  ],
};

type Body = ReturnType<typeof bodyOf>[number];

/** Committees or candidates with exactly this name, with receipts and spending. */
const fecBodies = (kind: FecKind) =>
  defineKeyedRegister(
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
  const id = toText(row[`${kind.of}_id`], 12) ?? '';
  const name = toText(row.name);
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
  const who = formatFields([['Name', name], ['Number', id], ['State', formatState(row.state)], ...facts(row)]);
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
  const cycle = toText(row.cycle) ?? toText(row.candidate_election_year);
  const until = toText(row.coverage_end_date)?.slice(0, 10);
  const sums = formatSums([
    ['receipts', row.receipts],
    ['spending', row.disbursements],
    ['cash on hand', row.last_cash_on_hand_end_period],
    ['debts', row.last_debts_owed_by_committee],
  ]);
  return cycle === null || sums === '' ? [] : [`Cycle ${cycle}${until ? `, until ${until}` : ''}: ${sums}`];
}
