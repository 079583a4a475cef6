import { FakeGateway, type FakeAnswer } from '@corroborate/domain/testing';

/** Responses by URL; pages are HTML unless they set their own headers. */
export type FakeWeb = Record<string, FakeAnswer>;

const HTML = { 'content-type': 'text/html' };

/** A gateway to a few URLs; all others return 404. */
export const createFakeGateway = (web: FakeWeb): FakeGateway =>
  FakeGateway.to(Object.fromEntries(Object.entries(web).map(([url, answer]) => [url, asHtml(answer)])), {
    status: 404,
    headers: HTML,
  });

const asHtml = (answer: FakeAnswer): FakeAnswer =>
  typeof answer === 'function' || 'kind' in answer ? answer : { headers: HTML, ...answer };
