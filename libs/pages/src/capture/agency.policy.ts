import { AGENCIES } from '@corroborate/domain';
import { lexicon } from '@corroborate/text';

const NAME_OF = new Map(
  AGENCIES.flatMap(({ name, forms }) => forms.map((form) => [form.toLowerCase(), name] as const)),
);
const FORMS = [...new Set(AGENCIES.flatMap((a) => a.forms))]
  .sort((a, b) => b.length - a.length)
  .map((f) => f.replace(/\./g, '\\.'))
  .join('|');

/** "(Reuters) -" or "LONDON, Oct 3 (AP) —" at the start of a text; "dpa/…" forms included. */
const DATELINE = new RegExp(String.raw`^.{0,80}?\((${FORMS})(?:\s?[\/,;&]\s?[\p{L} .\-]{2,30})?\)\s?[-–—:.]`, 'u');
const DATELINE_SLASH = new RegExp(
  String.raw`^\p{Lu}[\p{L} .\-]{1,40}[,:]?\s?(?:\/|[-–—])\s?(${FORMS})\s?(?:\/|[-–—])`,
  'u',
);
const words = (section: string): string => `(?:${lexicon('any', 'agency-credits', section).source})`;
const CREDIT_LINE = new RegExp(String.raw`^(?:\W{0,3})${words('credit')}\s?:?\s(?:the )?(${FORMS})(?![\p{L}])`, 'iu');
const CLOSING = new RegExp(
  String.raw`^[(\[/—–-]{1,2}\s?(?:with\s+)?(${FORMS})(?:\s?[\/,]\s?[\p{L} ]{2,20}){0,3}\s?[)\]]?\.?$`,
  'u',
);
const COPYRIGHT = new RegExp(
  String.raw`(?:copyright|©)\s?(?:\(c\)\s?)?(?:\d{4}\s)?(?:by\s)?(?:the )?(${FORMS})(?![\p{L}])`,
  'iu',
);
const CONTRIBUTED = new RegExp(String.raw`^(?:the )?(${FORMS})\s+contributed to this (?:report|story|article)`, 'iu');
/** Short forms that are common words or initials may stand in a byline only after a comma, slash or bar, or alone. */
const BEFORE = String.raw`(?:^|[,/|&(–—-]\s?|\b${words('before')}\s)`;
const AFTER = String.raw`(?=$|[\s]*[,/|&)–—-]|\s+(?:[\p{L}]{2,20}\s+){0,3}${words('role')}\b)`;
const BYLINE = new RegExp(String.raw`${BEFORE}(?:the )?(${FORMS})${AFTER}`, 'u');

/** The agency whose report this text is, by its dateline, credit line or byline; null when it is the outlet's own. */
export function agencyCreditOf(text: string, byline: string | null): string | null {
  const paragraphs = text.split('\n\n').map((p) => p.slice(0, 400));
  const first = paragraphs.slice(0, 3);
  const last = paragraphs.slice(-4);
  return (
    hit(byline ? [byline] : [], BYLINE) ??
    hit(first, DATELINE, DATELINE_SLASH) ??
    hit(
      [...first, ...last].filter((p) => p.length < 200),
      CREDIT_LINE,
      CLOSING,
      CONTRIBUTED,
    ) ??
    hit(last, COPYRIGHT)
  );
}

function hit(lines: string[], ...patterns: RegExp[]): string | null {
  for (const line of lines) {
    for (const pattern of patterns) {
      const name = pattern.exec(line)?.[1];
      if (name) return NAME_OF.get(name.toLowerCase()) ?? name;
    }
  }
  return null;
}
