import { DuckDuckGoEngine } from '../engines/duckduckgo.adapter';
import { html } from './answers';
import type { EngineCases } from './engine.conformance';
import { buildParts } from './samples';

const CHALLENGE =
  '<!DOCTYPE html><html><body><form id="challenge-form" action="//duckduckgo.com/anomaly.js?sv=html" ' +
  'method="POST"><div class="anomaly-modal__mask"></div></form></body></html>';
const ddgResult = (href: string, title: string, extra = '') =>
  '<div class="result results_links web-result "><h2 class="result__title"><a class="result__a" ' +
  `href="${href}">${title}</a></h2><div class="result__extras"><div class="result__extras__url"><a ` +
  `class="result__url" href="${href}">x</a>${extra}</div></div><a class="result__snippet" ` +
  `href="${href}">Officials ordered an <b>inspection</b> &amp; review.</a></div>`;
const ddgPage = (inner: string, query = 'dam') =>
  `<html><body><form><input name="q" value="${query}"></form><div id="links" ` +
  `class="results">${inner}</div></body></html>`;
const ddgGood = ddgResult(
  '//duckduckgo.com/l/?uddg=https%3A%2F%2Fwww.example.org%2Fnews%2Fdam&amp;rut=9f0c',
  'Dam <b>inspection</b> ordered',
  '<span>&nbsp; &nbsp; 2026-03-01T00:00:00.0000000</span>',
);
const ddgAd =
  '<div class="result results_links result--ad "><h2><a class="result__a" ' +
  'href="https://duckduckgo.com/y.js?ad_domain=shop.example">Ad</a></h2></div>';
const LITE =
  '<html><form><input name="q" value="dam"></form><table><tr class="result-sponsored"><td><a ' +
  'class=\'result-link\' href="https://duckduckgo.com/y.js?ad=1">Ad</a></td></tr><tr><td>1.</td><td><a ' +
  'rel="nofollow" href="//duckduckgo.com/l/?uddg=https%3A%2F%2Fexample.org%2Flite" class=\'result-link\'>Lite ' +
  "result</a></td></tr><tr><td></td><td class='result-snippet'>Some text</td></tr><tr><td></td><td><span " +
  "class='link-text'>example.org</span></td></tr></table></html>";

export const duckduckgo: EngineCases = {
  name: 'DuckDuckGo',
  exempt: { paging: 'the next page wants a token of the one before and leads to blocks' },
  make: (gateway, clock) => new DuckDuckGoEngine(buildParts(gateway, clock)),
  results: {
    body: ddgPage(ddgAd + ddgGood + ddgResult('https://direct.example.com/story', 'Direct')),
    headers: html,
  },
  expected: [
    {
      url: 'https://www.example.org/news/dam',
      title: 'Dam inspection ordered',
      snippet: 'Officials ordered an inspection & review.',
      engineDate: { value: '2026-03-01T00:00:00.000Z', precision: 'day' },
    },
    { url: 'https://direct.example.com/story', engineDate: null },
  ],
  empty: { body: ddgPage('<div class="no-results">No results.</div>'), headers: html },
  blocked: {
    'a challenge with 202': { status: 202, body: CHALLENGE, headers: html },
    'a challenge with 200': { body: CHALLENGE, headers: html },
    'an empty 202': { status: 202, body: '' },
  },
  limited: {},
  malformed: { 'some other page': { body: '<html><body><h1>Welcome</h1></body></html>', headers: html } },
  also: {
    'takes the row that only links to another engine for no results': {
      answers: [
        {
          body: ddgPage(
            '<div class="result results_links web-result "><h2 class="result__title"><a rel="nofollow" ' +
              'class="result__a" href="http://www.google.com/search?hl=en&amp;q=weir">EOF</a></h2></div>' +
              '<div class="result web-result result--no-result"><div class="no-results"></div></div>',
          ),
          headers: html,
        },
      ],
      outcome: 'nothing-found',
    },
    'is not fooled by a query that spells a challenge': {
      answers: [{ body: ddgPage(ddgGood, 'anomaly.js id=challenge-form anomaly-modal__mask'), headers: html }],
      outcome: 'found',
    },
    'takes no results for an answer although the query spells a challenge': {
      answers: [
        {
          body: ddgPage(
            '<div class="no-results">None for anomaly.js challenge-form</div>',
            'anomaly.js challenge-form',
          ),
          headers: html,
        },
      ],
      outcome: 'nothing-found',
    },
    'asks the lite page when the full one is blocked': {
      answers: [
        { status: 202, body: CHALLENGE },
        { body: LITE, headers: html },
      ],
      outcome: 'found',
    },
    'stays blocked when the lite page is blocked too': {
      answers: [
        { status: 202, body: CHALLENGE },
        { status: 202, body: CHALLENGE },
      ],
      outcome: 'blocked',
    },
  },
};
