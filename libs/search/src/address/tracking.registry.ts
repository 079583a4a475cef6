import { lexicon } from '@corroborate/text';

/** Tracking parameters. Prefixes end with `*`. */
export const TRACKING = lexicon('any', 'tracking-parameters', 'always').words;

/** Often tracking, sometimes an id: dropped only when the value holds no digit and is short. */
export const TRACKING_UNLESS_ID = lexicon('any', 'tracking-parameters', 'unless-id').words;

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
