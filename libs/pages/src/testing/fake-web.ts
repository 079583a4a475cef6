import { FakeGateway, type FakeAnswer } from '@corroborate/domain/testing';

/** Answers by address; a page says that it is HTML unless it gives headers of its own. */
export type FakeWeb = Record<string, FakeAnswer>;

const HTML = { 'content-type': 'text/html' };

/** A gateway to a web of a few addresses; what is not listed answers 404. */
export const gatewayTo = (web: FakeWeb): FakeGateway =>
  FakeGateway.to(Object.fromEntries(Object.entries(web).map(([url, answer]) => [url, asHtml(answer)])), {
    status: 404,
    headers: HTML,
  });

const asHtml = (answer: FakeAnswer): FakeAnswer =>
  typeof answer === 'function' || 'kind' in answer ? answer : { headers: HTML, ...answer };
