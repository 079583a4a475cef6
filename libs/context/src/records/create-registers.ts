import type { Settings } from '@corroborate/config';
import { blocked, systemClock, type Clock, type UpstreamGateway } from '@corroborate/domain';
import { switchedOn } from '@corroborate/providers';
import type { RecordManifest, RecordRegister } from './record.types';
import { companiesHouseRegister } from './registers/companies-house.adapter';
import { courtListenerRegister } from './registers/courtlistener.adapter';
import { edgarRegister } from './registers/edgar.adapter';
import { fecCandidates, fecCommittees } from './registers/fec-bodies.adapter';
import { federalRegister } from './registers/federal-register.adapter';
import { gleifRegister } from './registers/gleif.adapter';
import { icijRegister } from './registers/icij.adapter';
import { openCorporatesRegister } from './registers/opencorporates.adapter';
import { openFecRegister } from './registers/openfec.adapter';
import { openSanctionsRegister } from './registers/opensanctions.adapter';
import { PacerRegister } from './registers/pacer.adapter';
import { proPublicaReturnsRegister } from './registers/propublica-returns.adapter';
import { proPublicaRegister } from './registers/propublica.adapter';
import { usaSpendingRegister } from './registers/usaspending.adapter';
import { wikidataRegister } from './registers/wikidata.adapter';

export type RegisterSettings = Pick<Settings, 'DISABLED_ENGINES' | 'PACER_SEARCHES'> &
  Partial<
    Pick<
      Settings,
      | 'COURTLISTENER_TOKEN'
      | 'OPENFEC_API_KEY'
      | 'OPENSANCTIONS_API_KEY'
      | 'COMPANIES_HOUSE_KEY'
      | 'OPENCORPORATES_API_TOKEN'
      | 'PACER_USERNAME'
      | 'PACER_PASSWORD'
      | 'PACER_CLIENT_CODE'
    >
  >;

/**
 * All registers that are not switched off by name in `DISABLED_ENGINES`. To add one, write its adapter and name it
 * here.
 */
export function createRegisters(settings: RegisterSettings, gateway: UpstreamGateway, clock: Clock): RecordRegister[] {
  const parts = { gateway, clock };
  const all = [
    edgarRegister(parts),
    courtListenerRegister(settings.COURTLISTENER_TOKEN, parts),
    usaSpendingRegister(parts),
    federalRegister(parts),
    openFecRegister(settings.OPENFEC_API_KEY, parts),
    companiesHouseRegister(settings.COMPANIES_HOUSE_KEY, parts),
    gleifRegister(parts),
    proPublicaRegister(parts),
    wikidataRegister(parts),
    openSanctionsRegister(settings.OPENSANCTIONS_API_KEY, parts),
    icijRegister(parts),
    // Asked beside the others, on questions of their own.
    proPublicaReturnsRegister(parts),
    fecCommittees(settings.OPENFEC_API_KEY, parts),
    fecCandidates(settings.OPENFEC_API_KEY, parts),
    openCorporatesRegister(settings.OPENCORPORATES_API_TOKEN, parts),
    new PacerRegister(
      {
        searches: settings.PACER_SEARCHES,
        username: settings.PACER_USERNAME,
        password: settings.PACER_PASSWORD,
        clientCode: settings.PACER_CLIENT_CODE,
      },
      parts,
    ),
  ];
  return switchedOn<RecordRegister>(all, settings.DISABLED_ENGINES);
}

const nobody: UpstreamGateway = { call: async () => blocked('no calls') };

let known: RecordManifest[] | null = null;

/** What each register is, without asking any. */
export const registerManifests = (): RecordManifest[] =>
  (known ??= createRegisters({ DISABLED_ENGINES: [], PACER_SEARCHES: 'off' }, nobody, systemClock).map(
    ({ manifest }) => manifest,
  ));
