import type { Settings } from '@corroborate/config';
import {
  blocked,
  failed,
  found,
  notConfigured,
  nothingFound,
  SessionKeeper,
  type CallContext,
  type Clock,
  type Outcome,
  type Session,
} from '@corroborate/domain';
import {
  isObject,
  parseJson,
  parseJsonOnce,
  toObject,
  listObjectsOrNull,
  stringOr,
  type Fields,
  type ProviderClient,
  type ProviderParts,
} from '@corroborate/providers';
import { parseDay, formatFields, toText } from '../record.fields';
import { registerClient } from '../register.client';
import { RECORD_TEXT } from '../record.thresholds';
import type { PublicRecord, RecordManifest, RecordQuery, RecordRegister } from '../record.types';

/** `PACER_CLIENT_CODE`: billing code. */
type PacerAccess = Partial<Pick<Settings, 'PACER_USERNAME' | 'PACER_PASSWORD' | 'PACER_CLIENT_CODE'>>;

const PACER: RecordManifest = {
  name: 'pacer',
  title: 'PACER Case Locator',
  homepage: 'https://pacer.uscourts.gov/help/pacer/pacer-case-locator-pcl-help/developer-resources',
  settings: ['PACER_SEARCHES', 'PACER_USERNAME', 'PACER_PASSWORD'],
  priceUsd: 0.1,
  paceMs: 1_000,
  limits: 'Each page of up to 54 results costs $0.10, even if empty; fees of $30 or less per quarter are waived.',
  terms: 'Court records are public; the account holder pays for searches.',
  selfTest: 'Apple Inc.',
  notes: [
    'Queried only with PACER_SEARCHES=on. The price of a page is reserved from the budget of the investigation first.',
    'One page per query, newest cases first; dockets and documents are not bought.',
    'Accounts with two-factor authentication are not supported.',
    'A docket shows that a case exists and what is alleged, not that it is true.',
  ],
  bears: 'events',
  country: 'US',
  actors: ['company', 'nonprofit', 'public-body', 'campaign', 'person'],
  matters: ['court'],
  always: false,
  hosts: ['.uscourts.gov'],
  beside: true,
};

const PARTY_SEARCH_PATH = '/pcl-public-api/rest/parties/find';
const SIGN_IN_URL = 'https://pacer.login.uscourts.gov/services/cso-auth';
/** A token expires after 30 minutes of inactivity; a new one is free. */
const MAX_TOKEN_AGE_MS = 26 * 60_000;

/** Federal court cases to which the person or body is a party. Paid. */
export class PacerRegister implements RecordRegister {
  readonly manifest = PACER;
  readonly off: boolean;
  private readonly api: ProviderClient;
  private readonly sessions: SessionKeeper<Session>;

  constructor(
    private readonly settings: PacerAccess & Pick<Settings, 'PACER_SEARCHES'>,
    parts: ProviderParts,
  ) {
    // If switched off, no query is sent and nothing is paid.
    this.off = settings.PACER_SEARCHES === 'off';
    this.api = registerClient(parts, PACER, { baseURL: 'https://pcl.uscourts.gov' });
    this.sessions = new SessionKeeper(() => this.signIn(parts.clock), parts.clock);
  }

  async find(query: RecordQuery, context: CallContext): Promise<Outcome<PublicRecord[]>> {
    if (this.off) return notConfigured('PACER_SEARCHES is off (searches are billed)');
    if (!this.settings.PACER_USERNAME || !this.settings.PACER_PASSWORD)
      return notConfigured('PACER_USERNAME and PACER_PASSWORD are not set');
    const session = await this.sessions.get();
    if (session.kind !== 'found') return session;
    const headers = { 'x-next-gen-cso': session.value.token };
    const answer = await this.api.callJson(
      context,
      (http) =>
        http.post(PARTY_SEARCH_PATH, buildPartySearch(query), { headers, params: { page: 0 }, maxRedirects: 0 }),
      {
        settle: ({ body }) => feeOf(toObject(parseJson(body.toString('utf8')))),
        retries: 0,
        read: ({ content }) => listObjectsOrNull(content),
        otherwise: 'PACER returned no list of parties',
      },
    );
    if (answer.kind === 'blocked') this.sessions.forget(session.value);
    if (answer.kind !== 'found') return answer;
    const cases = new Map(answer.value.flatMap(recordOf).map((record) => [record.id, record]));
    return cases.size > 0 ? found([...cases.values()]) : nothingFound(`no federal case names ${query.actor.name}`);
  }

  /** The sign-in response is never stored. */
  private async signIn(clock: Clock): Promise<Outcome<Session>> {
    const { PACER_USERNAME: loginId, PACER_PASSWORD: password, PACER_CLIENT_CODE: clientCode } = this.settings;
    const account = { loginId, password, redactFlag: '1', ...(clientCode ? { clientCode } : {}) };
    const answer = await this.api.callText(
      { investigationId: null, stage: 'sign-in' },
      (http) => http.post(SIGN_IN_URL, account, { maxRedirects: 0 }),
      { cacheTtlMs: 0, priceUsd: 0, retries: 0 },
    );
    if (answer.kind !== 'found') return answer;
    const body = toObject(parseJsonOnce(answer.value));
    const token = stringOr(body.nextGenCSO);
    if (body.loginResult !== '0' && 'loginResult' in body) return blocked('PACER rejected the account');
    if (!/^[\w+/=.-]{16,400}$/.test(token)) return failed('PACER returned no token');
    return found({ token, expiresAt: new Date(clock.now().getTime() + MAX_TOKEN_AGE_MS) });
  }
}

/** Sends surname and given names separately; for a body, the whole name is the surname. */
function buildPartySearch({ actor, from, to }: RecordQuery): object {
  const name = actor.name.slice(0, RECORD_TEXT.nameChars).trim();
  const parts = name.split(/\s+/);
  const who =
    actor.kind === 'person' && parts.length > 1 ? { lastName: parts.at(-1), firstName: parts[0] } : { lastName: name };
  return { ...who, courtCase: { ...(from ? { dateFiledFrom: from } : {}), ...(to ? { dateFiledTo: to } : {}) } };
}

/** Fee from the receipt; the full price if the receipt has none. */
function feeOf({ receipt }: Fields): number {
  const fee = Number(toText(toObject(receipt).searchFee)?.replace(/^\$/, '') ?? Number.NaN);
  return Number.isFinite(fee) && fee >= 0 ? fee : PACER.priceUsd;
}

function recordOf(party: Fields): PublicRecord[] {
  const own = isObject(party.courtCase) ? party.courtCase : party;
  const court = toText(own.courtId, 12);
  const id = toText(own.caseId, 20);
  const number = toText(own.caseNumberFull, 40);
  const title = toText(own.caseTitle);
  const name = [party.firstName, party.middleName, party.lastName].flatMap((part) => toText(part) ?? []).join(' ');
  if (!court || !id || !number || !name || !/^\w+$/.test(court) || !/^\d+$/.test(id)) return [];
  return [
    {
      register: PACER.name,
      id: `${court}-${id}`,
      title: title ?? `${name}: ${number}`,
      date: parseDay(own.dateFiled),
      url: linkOf(own.caseLink) ?? `https://pcl.uscourts.gov/pcl/#${court}-${id}`,
      form: 'docket',
      parties: [name],
      text: formatFields([
        ['Case', title],
        ['Court', court],
        ['Docket', number],
        ['Party', name],
        ['Role', party.partyRole],
        ['Filed', parseDay(own.dateFiled)?.slice(0, 10)],
        ['Closed', parseDay(own.effectiveDateClosed)?.slice(0, 10)],
        ['Kind', own.caseType],
      ]),
      document: false,
      selfPublished: null,
    },
  ];
}

/** The case on the court's own server, for account holders. */
function linkOf(value: unknown): string | null {
  const url = URL.parse(toText(value) ?? '');
  return url?.protocol === 'https:' && /^ecf\.\w+\.uscourts\.gov$/.test(url.hostname) ? url.href : null;
}
