import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';

type Document = ConstructorParameters<typeof Readability>[0];
export interface Page {
  url: string;
  /** Decoded markup. */
  html: string;
}
/** Throws where it cannot read the page. */
export type Reader = (page: Page) => unknown;

/**
 * Readability as it is usually run, on jsdom: scripts are not run and nothing is loaded. Null where jsdom is not
 * installed.
 */
export async function readabilityOnJsdom(): Promise<Reader | null> {
  // By a name the compiler does not follow: the package is there for development alone and carries no types.
  const name: string = 'jsdom';
  const jsdom = (await import(name).catch(() => null)) as JsdomModule | null;
  if (!jsdom) return null;
  // Without a listener the faults of style sheets are dropped instead of printed.
  const virtualConsole = new jsdom.VirtualConsole();
  return ({ html, url }) => {
    const { window } = new jsdom.JSDOM(html, { url, virtualConsole });
    try {
      readPlainly(window.document);
    } finally {
      window.close();
    }
  };
}

export const readabilityOnLinkedom: Reader = ({ html }) =>
  readPlainly((parseHTML(html) as unknown as { document: Document }).document);

const readPlainly = (document: Document): unknown => new Readability(document).parse();

/** What is used of jsdom, which carries no types. */
interface JsdomModule {
  JSDOM: new (
    html: string,
    options: { url: string; virtualConsole: object },
  ) => { window: { document: Document; close(): void } };
  VirtualConsole: new () => object;
}
