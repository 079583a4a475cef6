import type { Upstream } from '../upstream.types';
import { courtlistener } from './courtlistener.upstream';
import { edgar } from './edgar.upstream';
import { federalregister } from './federalregister.upstream';
import { gleif } from './gleif.upstream';
import { icij } from './icij.upstream';
import { openfec } from './openfec.upstream';
import { propublica } from './propublica.upstream';
import { usaspending } from './usaspending.upstream';

/** Registers of public records that are played from `records.jsonl`. */
export const registers: Upstream[] = [
  edgar,
  usaspending,
  propublica,
  courtlistener,
  openfec,
  gleif,
  federalregister,
  icij,
];
