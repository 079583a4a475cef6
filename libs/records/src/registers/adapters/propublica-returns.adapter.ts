import { failed, found, nothingFound, type CallContext, type Outcome } from '@corroborate/domain';
import { isObject, listObjects, listObjectsOrNull, type Fields, type ProviderClient } from '@corroborate/providers';
import { sharedName } from '../judge/same-organisation.policy';
import { openEach } from '../opened';
import { toSearchName, formatFields, formatSums, toText } from '../record.fields';
import { defineRegister } from '../register.client';
import type { PublicRecord, RecordManifest } from '../record.types';

const RETURNS: RecordManifest = {
  name: 'propublica-returns',
  title: 'Returns of nonprofits (Form 990)',
  homepage: 'https://projects.propublica.org/nonprofits/api',
  settings: [],
  priceUsd: 0,
  paceMs: 500,
  limits: 'None published.',
  terms: 'ProPublica’s data terms: attribution required.',
  selfTest: 'American National Red Cross',
  notes: [
    'Revenue, expenses, assets and debts of the last three returns, as filed with the IRS.',
    'Returns are published a year or more after the tax year.',
    'Only returns of organizations with exactly this name are opened.',
  ],
  bears: 'identity',
  country: 'US',
  actors: ['nonprofit'],
  matters: ['charity'],
  always: false,
  hosts: ['projects.propublica.org'],
  beside: true,
};

/** Financial returns of tax-exempt organizations with exactly this name. */
export const proPublicaReturnsRegister = defineRegister(
  RETURNS,
  { baseURL: 'https://projects.propublica.org/nonprofits/api/v2' },
  async (api, { actor }, context) => {
    const params = { q: `"${toSearchName(actor.name)}"`, page: 0 };
    const answer = await api.callJson(context, (http) => http.get('/search.json', { params }), {
      accepted: [404],
      read: ({ organizations }) => listObjectsOrNull(organizations),
      otherwise: 'ProPublica returned no list of organizations',
    });
    if (answer.kind !== 'found') return answer;
    const numbers = answer.value.flatMap((row) => {
      const ein = toText(row.ein, 12) ?? '';
      return /^\d{1,9}$/.test(ein) && sharedName(actor, { name: toText(row.name) ?? '' }) !== null ? [ein] : [];
    });
    const open = (ein: string) => fetchReturns(api, ein, context);
    return openEach(numbers, open, `no tax-exempt organization is named ${actor.name}`);
  },
);

async function fetchReturns(api: ProviderClient, ein: string, context: CallContext): Promise<Outcome<PublicRecord>> {
  const answer = await api.callObject(context, (http) => http.get(`/organizations/${ein}.json`));
  if (answer.kind !== 'found') return answer;
  const { organization, filings_with_data: filings } = answer.value;
  const name = isObject(organization) ? toText(organization.name) : null;
  if (!isObject(organization) || name === null || !Array.isArray(filings))
    return failed('ProPublica returned no returns for the organization');
  const returnLines = formatReturns(listObjects(filings));
  return returnLines.length > 0
    ? found(recordOf(ein, { ...organization, name }, returnLines))
    : nothingFound(`${name} has no return with amounts`);
}

function recordOf(ein: string, organisation: Fields & { name: string }, returnLines: string[]): PublicRecord {
  const { name } = organisation;
  const facts = formatFields([
    ['Name', name],
    ['Tax-exempt organization, EIN', toText(organisation.strein, 12) ?? ein.padStart(9, '0')],
    ['Place', [toText(organisation.city), toText(organisation.state, 4)].filter(Boolean).join(', ')],
  ]);
  return {
    register: RETURNS.name,
    id: ein,
    title: `${name}: returns (Form 990)`,
    date: null,
    url: `https://projects.propublica.org/nonprofits/organizations/${ein}`,
    form: 'returns',
    parties: [name],
    holders: [`ein:${ein}`],
    text: [facts, ...returnLines].join('\n'),
    gist: returnLines[0],
    document: false,
    selfPublished: null,
  };
}

/** Number of returns shown: three years show the trend. */
const RETURNS_SHOWN = 3;
const FORMS = ['990', '990-EZ', '990-PF'];

const yearOf = ({ tax_prd_yr: year }: Fields): number => (typeof year === 'number' ? year : 0);

/** Newest first, one line each; returns without amounts are left out. */
const formatReturns = (filings: Fields[]): string[] =>
  filings
    .sort((a, b) => yearOf(b) - yearOf(a))
    .flatMap(formatReturn)
    .slice(0, RETURNS_SHOWN);

function formatReturn(filing: Fields): string[] {
  const sums = formatSums([
    ['revenue', filing.totrevenue],
    ['expenses', filing.totfuncexpns],
    ['assets at year end', filing.totassetsend],
    ['debts at year end', filing.totliabend],
  ]);
  const form = FORMS[typeof filing.formtype === 'number' ? filing.formtype : 0] ?? '990';
  return sums === '' || yearOf(filing) === 0 ? [] : [`Return of ${yearOf(filing)} (Form ${form}): ${sums}`];
}
