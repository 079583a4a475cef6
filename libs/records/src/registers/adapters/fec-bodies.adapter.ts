import { failed, found, notConfigured, type CallContext, type Outcome } from '@corroborate/domain';
import { objectsIn, objectsOrNull, type Fields, type ProviderClient, type ProviderParts } from '@corroborate/providers';
import { sharedName } from '../judge/same-organisation.policy';
import { openEach } from '../opened';
import { askable, lines, stateOf, sums, textOf } from '../record.fields';
import { registerClient } from '../register.client';
import type { PublicRecord, RecordManifest, RecordQuery, RecordRegister } from '../record.types';
import { CANDIDATE, COMMITTEE, type FecKind } from './fec-kinds';

interface Body {
  id: string;
  name: string;
  row: Fields;
}

/** Committees or candidates of that very name, with what they took in and spent. */
class FecBodiesRegister implements RecordRegister {
  readonly manifest: RecordManifest;
  private readonly api: ProviderClient;

  constructor(
    private readonly kind: FecKind,
    private readonly key: string | undefined,
    parts: ProviderParts,
  ) {
    this.manifest = kind.manifest;
    this.api = registerClient(parts, kind.manifest, {
      baseURL: 'https://api.open.fec.gov/v1',
      headers: { 'x-api-key': key ?? '' },
    });
  }

  async find({ actor }: RecordQuery, context: CallContext): Promise<Outcome<PublicRecord[]>> {
    if (!this.key) return notConfigured('OPENFEC_API_KEY is not set');
    const params = { q: askable(actor.name), per_page: 20 };
    const answer = await this.api.callObject(context, (http) => http.get(this.kind.search, { params }));
    if (answer.kind !== 'found') return answer;
    const rows = objectsOrNull(answer.value.results);
    if (rows === null) return failed('OpenFEC answered without results');
    const own = rows
      .flatMap((row) => this.bodyOf(row))
      .filter(({ name }) => this.kind.parties(name).some((one) => sharedName(actor, { name: one }) !== null));
    return openEach(own, (body) => this.totals(body, context), `no ${this.kind.form} is called ${actor.name}`);
  }

  private bodyOf(row: Fields): Body[] {
    const id = textOf(row[`${this.kind.of}_id`], 12) ?? '';
    const name = textOf(row.name);
    return name !== null && this.kind.number.test(id) ? [{ id, name, row }] : [];
  }

  private async totals(body: Body, context: CallContext): Promise<Outcome<PublicRecord>> {
    const params = { per_page: CYCLES_SHOWN, sort: '-cycle' };
    const path = `/${this.kind.of}/${body.id}/totals/`;
    const answer = await this.api.callObject(context, (http) => http.get(path, { params }), { accepted: [404] });
    if (answer.kind !== 'found') return answer;
    return found(recordOf(this.kind, body, objectsIn(answer.value.results)));
  }
}

export const fecCommittees = (key: string | undefined, parts: ProviderParts): RecordRegister =>
  new FecBodiesRegister(COMMITTEE, key, parts);
export const fecCandidates = (key: string | undefined, parts: ProviderParts): RecordRegister =>
  new FecBodiesRegister(CANDIDATE, key, parts);

const CYCLES_SHOWN = 3;

function recordOf(
  { manifest, form, of, facts, parties }: FecKind,
  { id, name, row }: Body,
  totals: Fields[],
): PublicRecord {
  const told = totals.flatMap(lineOfTotals).slice(0, CYCLES_SHOWN);
  const who = lines([['Name', name], ['Number', id], ['State', stateOf(row.state)], ...facts(row)]);
  return {
    register: manifest.name,
    id,
    title: `${name}: ${form}`,
    date: null,
    url: `https://www.fec.gov/data/${of}/${id}/`,
    form,
    parties: parties(name),
    holders: [`fec:${id}`],
    text: [who, ...told].join('\n'),
    gist: told[0],
    document: false,
    selfPublished: null,
  };
}

function lineOfTotals(row: Fields): string[] {
  const cycle = textOf(row.cycle) ?? textOf(row.candidate_election_year);
  const until = textOf(row.coverage_end_date)?.slice(0, 10);
  const said = sums([
    ['receipts', row.receipts],
    ['spending', row.disbursements],
    ['cash at the end', row.last_cash_on_hand_end_period],
    ['debts', row.last_debts_owed_by_committee],
  ]);
  return cycle === null || said === '' ? [] : [`Cycle ${cycle}${until ? `, until ${until}` : ''}: ${said}`];
}
