/** Query parameters that only tell where a reader came from. Prefixes end with `*`. */
export const TRACKING = [
  'utm_*', 'utm-*', 'at_*', 'pk_*', 'mtm_*', 'hsa_*', 'mc_*', 'guce_*', 'ns_campaign', 'ns_mchannel', 'ns_source', 'ns_linkname',
  'gclid', 'gclsrc', 'dclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'yclid', 'twclid', 'ttclid', 'li_fat_id', 'igshid', 'igsh',
  '_ga', '_gl', '_hsenc', '_hsmi', 'hsctatracking', 'mkt_tok', 'ved', 'usg', 'oc', 'rut', 'cmpid', 'ocid', 'icid', 'intcid', 'ncid',
  'smid', 'smtyp', 'sref', 'xtor', 'wt_mc', 'guccounter', 'soc_src', 'soc_trk', '__twitter_impression', 'traffic_source', 'nr_email_referer',
  'leadsource', 'emci', 'emdi', 'mbid', 'trkcampaign', 'ito', 'ftag', 'ftcamp', 'linkid', 'sc_cmp', 'ref_src', 'ref_url', 'referrer', 'spm',
  'share_source', 'sharetype', 'feature', 'wprov', 'campaign_id', 'instance_id', 'partner', 'cvid', 'tblci', 'taid', '_amp', 'amp_js_v', 'usqp', 'amp_gsa',
] as const; // prettier-ignore

/** Often tracking, sometimes an id: dropped only when the value holds no digit and is short. */
export const TRACKING_UNLESS_ID = [
  'ref',
  'src',
  'source',
  'from',
  'via',
  'cmp',
  'share',
  'soc',
  'medium',
  'campaign',
  'rss',
  'feed',
  'referer',
] as const;

/** Parameters that choose a rendering of the same article. A missing list means any of the usual switch values. */
export const RENDERING: Record<string, readonly string[]> = {
  amp: ['', '1', 'true', 'y', 'yes', 'on'],
  print: ['', '1', 'true', 'y', 'yes', 'on'],
  printable: ['', '1', 'true', 'y', 'yes'],
  outputtype: ['amp', 'print'],
  output: ['amp', 'print', '1'],
  view: ['print', 'amp', 'mobile'],
  mode: ['print', 'amp', 'mobile'],
  tmpl: ['component'],
  mobile: ['', '1', 'true'],
  nojs: ['', '1', 'true'],
};
