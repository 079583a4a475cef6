import type { Upstream } from '../upstream.types';
import { companieshouse } from './companieshouse.upstream';
import { courtlistener } from './courtlistener.upstream';
import { edgar } from './edgar.upstream';
import { federalregister } from './federalregister.upstream';
import { gleif } from './gleif.upstream';
import { icij, opensanctions } from './lists.upstream';
import { opencorporates } from './opencorporates.upstream';
import { openfec } from './openfec.upstream';
import { pacer } from './pacer.upstream';
import { propublica } from './propublica.upstream';
import { statedata } from './statedata.upstream';
import { usaspending } from './usaspending.upstream';

/** Registers of public records that are played from `records.jsonl`. */
export const registers: Upstream[] = [
  edgar,
  usaspending,
  propublica,
  courtlistener,
  openfec,
  gleif,
  companieshouse,
  federalregister,
  opensanctions,
  icij,
  opencorporates,
  statedata,
  pacer,
];
