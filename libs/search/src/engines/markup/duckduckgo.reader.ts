import { visitMarkup, type MarkupElement } from './markup.reader';
import { MAX_HITS_PER_ANSWER } from '../../search.thresholds';

export interface DuckDuckGoResult {
  url: string | null;
  title: string;
  snippet?: string;
  /** Texts that may be dates. */
  dates: string[];
}

/** A DuckDuckGo result page (`html` or `lite`). */
export interface DuckDuckGoPage {
  results: DuckDuckGoResult[];
  hasChallenge: boolean;
  hasResultList: boolean;
  /** False if the page was longer than the read limit. */
  complete: boolean;
}

export const readDuckDuckGo = (html: string): DuckDuckGoPage => new DuckDuckGoReading().read(html);

/** Both layouts mark parts by class only, so everything after a result's link belongs to that result. */
class DuckDuckGoReading {
  private readonly results: DuckDuckGoResult[] = [];
  private hasChallenge = false;
  private hasResultList = false;
  /** Null outside results and inside advertisements. */
  private current: DuckDuckGoResult | null = null;
  private isAdvert = false;
  private inHeading = 0;
  private inExtras = 0;

  read(html: string): DuckDuckGoPage {
    const complete = visitMarkup(html, (element) => this.visit(element));
    const { hasChallenge, hasResultList } = this;
    const results = this.results.filter((result) => result.url !== null && !isEndMark(result));
    return { results, hasChallenge, hasResultList, complete };
  }

  private visit(element: MarkupElement) {
    this.hasChallenge ||= isChallenge(element);
    this.hasResultList ||= isPartOfResultList(element);
    const { name, classes, attributes } = element;
    if (name === 'tr') this.isAdvert = /sponsored/.test(attributes.class ?? '');
    if (classes.includes('result')) this.begin(element);
    if (name === 'a' && classes.includes('result-link')) return this.link(element, true);
    if (name === 'a' && classes.includes('result__a')) return this.link(element, false);
    return this.visitPart(element);
  }

  private visitPart({ name, classes, attributes }: MarkupElement) {
    if (name === 'h2') return this.within('inHeading');
    if (classes.includes('result__extras__url')) return this.within('inExtras');
    if (name === 'a' && this.inHeading > 0 && this.current?.url === null) return this.title(attributes.href);
    if (classes.includes('result__snippet') || classes.includes('result-snippet')) return this.snippet();
    if (classes.includes('timestamp') || (name === 'span' && this.inExtras > 0)) return this.date();
    return undefined;
  }

  private begin({ attributes }: MarkupElement): void {
    this.current = null;
    this.isAdvert = /result--ad/.test(attributes.class ?? '');
    this.add();
  }

  private add(): void {
    if (this.isAdvert || this.results.length >= MAX_HITS_PER_ANSWER) return;
    this.current = { url: null, title: '', dates: [] };
    this.results.push(this.current);
  }

  /** On the lite page a link starts a new result. */
  private link({ attributes }: MarkupElement, begins: boolean) {
    if (begins) {
      this.current = null;
      this.add();
    }
    return this.current?.url === null ? this.title(attributes.href) : undefined;
  }

  private title(href: string | undefined) {
    const result = this.current;
    if (!result) return undefined;
    result.url = href ?? '';
    return (text: string) => void (result.title = text);
  }

  private snippet() {
    const result = this.current;
    return result ? (text: string) => void (result.snippet ??= text) : undefined;
  }

  private date() {
    const result = this.current;
    return result && result.dates.length < MAX_DATES ? (text: string) => void result.dates.push(text) : undefined;
  }

  private within(place: 'inHeading' | 'inExtras') {
    this[place] += 1;
    return () => void (this[place] -= 1);
  }
}

/** If there are no results, one row with this title links the query to another search engine. */
const isEndMark = ({ title, snippet }: DuckDuckGoResult): boolean => title.trim() === 'EOF' && !snippet?.trim();

/** Maximum spans searched for the date of a result. */
const MAX_DATES = 10;

const isChallenge = ({ name, attributes }: MarkupElement): boolean =>
  (attributes.class ?? '').includes('anomaly-modal__') ||
  (name === 'form' &&
    (attributes.id === 'challenge-form' || (attributes.action ?? '').includes('duckduckgo.com/anomaly.js')));

const LIST_CLASSES = ['no-results', 'result--no-result', 'results'];
const isPartOfResultList = ({ name, attributes, classes }: MarkupElement): boolean =>
  attributes.id === 'links' ||
  classes.some((one) => LIST_CLASSES.includes(one)) ||
  (name === 'input' && attributes.name === 'q') ||
  (name === 'a' && classes.includes('result-link'));
