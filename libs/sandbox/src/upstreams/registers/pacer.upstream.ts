import type { PublicRecord } from '../../world/world.types';
import { json, jsonBody, notFound, wholeNumber } from '../replies';
import type { Reply, Upstream, UpstreamContext, UpstreamRequest } from '../upstream.types';
import { dayOf, recordsFor, textField, within } from './register.records';

const TOKEN = 'sandbox-token-of-the-case-locator-0001';
const PAGE = 54;

/** The Case Locator of the federal courts: a sign-in that gives a token, and a search for parties that is paid. */
export const pacer: Upstream = {
  name: 'pacer',
  serves: (host) => host === 'pcl.uscourts.gov' || host === 'pacer.login.uscourts.gov',
  handle: (request, context) => {
    const { hostname, pathname } = request.url;
    if (request.method !== 'POST') return notFound();
    if (hostname === 'pacer.login.uscourts.gov')
      return pathname === '/services/cso-auth' ? signIn(request) : notFound();
    if (pathname !== '/pcl-public-api/rest/parties/find') return notFound();
    if (request.headers['x-next-gen-cso'] !== TOKEN) return json({ message: 'Unauthorized' }, 401);
    return parties(request, context);
  },
  fault: ({ status }) => json({ message: 'try again later' }, status),
};

function signIn(request: UpstreamRequest): Reply {
  const { loginId, password } = jsonBody(request) ?? {};
  const known =
    typeof loginId === 'string' && loginId !== '' && typeof password === 'string' && password !== 'wrong-key';
  return known
    ? json({ nextGenCSO: TOKEN, loginResult: '0', errorDescription: '' })
    : json({ nextGenCSO: '', loginResult: '13', errorDescription: 'Invalid username or password' });
}

function parties(request: UpstreamRequest, context: UpstreamContext): Reply {
  const { lastName, firstName, courtCase } = jsonBody(request) ?? {};
  const asked = [firstName, lastName].filter((part) => typeof part === 'string').join(' ');
  if (asked === '') return json({ message: 'at least one criterion is needed' }, 406);
  const days = (courtCase ?? {}) as { dateFiledFrom?: string; dateFiledTo?: string };
  const all = recordsFor('pacer', asked, context).filter((record) =>
    within(record, days.dateFiledFrom ?? null, days.dateFiledTo ?? null),
  );
  const page = wholeNumber(request.url.searchParams.get('page'), 0, 0, 1000);
  return json({
    receipt: { billablePages: 1, searchFee: '.10', loginId: 'sandbox-desk', search: 'All Court Types Party Search' },
    pageInfo: { number: page, size: PAGE, totalPages: Math.ceil(all.length / PAGE), totalElements: all.length },
    content: all.slice(page * PAGE, (page + 1) * PAGE).map(partyOf),
  });
}

function partyOf(record: PublicRecord): unknown {
  const court = textField(record, 'courtId') ?? 'ohnd';
  return {
    lastName: textField(record, 'lastName') ?? record.title,
    firstName: textField(record, 'firstName'),
    partyRole: textField(record, 'partyRole') ?? 'dft',
    courtCase: {
      courtId: court,
      caseId: Number(record.id) || 0,
      caseNumberFull: textField(record, 'caseNumberFull') ?? '1:26-cv-00001',
      caseTitle: record.title,
      caseType: 'cv',
      dateFiled: dayOf(record),
      caseLink: `https://ecf.${court}.uscourts.gov/cgi-bin/iqquerymenu.pl?${record.id}`,
    },
  };
}
