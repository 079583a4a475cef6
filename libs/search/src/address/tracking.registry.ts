import { lexicon } from '@corroborate/text';

/** Tracking parameters. Prefixes end with `*`. */
export const TRACKING = lexicon('any', 'tracking-parameters', 'always').words;

/** Often a tracking parameter, sometimes an id: dropped only if the value is short and has no digits. */
export const TRACKING_UNLESS_ID = lexicon('any', 'tracking-parameters', 'unless-id').words;

/** Parameters that choose a rendering of the same article. Without a list, the usual switch values apply. */
export const RENDERING_PARAMETERS: Record<string, readonly string[]> = {
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
