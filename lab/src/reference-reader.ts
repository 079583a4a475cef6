import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';

type Document = ConstructorParameters<typeof Readability>[0];
export interface Page {
  url: string;
  /** Decoded markup. */
  html: string;
}
/** Throws if it cannot read the page. */
export type Reader = (page: Page) => unknown;

/**
 * Readability as it is usually run, on jsdom, without running scripts or loading anything. Null if jsdom is not
 * installed.
 */
export async function readabilityOnJsdom(): Promise<Reader | null> {
  // A name that the compiler does not resolve: the package is a development dependency and has no types.
  const name: string = 'jsdom';
  const jsdom = (await import(name).catch(() => null)) as JsdomModule | null;
  if (!jsdom) return null;
  // Without a listener, style sheet errors are dropped instead of printed.
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

/** The parts of jsdom that are used here; it has no types. */
interface JsdomModule {
  JSDOM: new (
    html: string,
    options: { url: string; virtualConsole: object },
  ) => { window: { document: Document; close(): void } };
  VirtualConsole: new () => object;
}
