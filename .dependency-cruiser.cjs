/**
 * The floors of the house. A room imports only from floors below it; nobody imports an app; nothing
 * goes in circles; `sandbox` stands beside the product, and the laboratory imports the product but is imported by none.
 */
const floors = [
  ['text', 'terminal', 'domain', 'config', 'telemetry'],
  ['providers', 'pages', 'credibility', 'upstream', 'queue', 'db'],
  ['reading', 'search', 'social', 'origin', 'records', 'collections', 'evidence'],
  ['report', 'verification'],
  ['investigation', 'casework', 'delivery', 'housekeeping'],
];
/**
 * Two floors have an order of their own. The ground floor: the text tools make printable what is printed, the
 * vocabulary's readers use them too, settings are described in the vocabulary, and what watches a process knows all but
 * the terminal. The flow: what happens after a decision knows the investigation, which does not know it.
 */
const BENEATH = {
  terminal: ['text'],
  domain: ['text'],
  config: ['text', 'domain'],
  telemetry: ['text', 'domain', 'config'],
  casework: ['investigation'],
  delivery: ['investigation'],
  housekeeping: ['investigation', 'casework'],
};
const upward = floors.flatMap((rooms, level) => {
  const above = floors.slice(level).flat();
  return rooms.map((room) => ({
    name: `floor-${level}-${room}`,
    comment: `libs/${room} is on floor ${level}: it may import only from floors below.`,
    severity: 'error',
    from: { path: `^libs/${room}/` },
    to: {
      path: `^libs/(${above.filter((other) => other !== room && !BENEATH[room]?.includes(other)).join('|')})/`,
    },
  }));
});

/** What looks through an archive, and runs in a browser as well: `apps/verify` is made of it. */
const CHECKING =
  '^libs/evidence/src/(bytes|digest|sha256|checking|messages/.*|verification/verify-case\\.policy|' +
  'chain/(chain\\.policy|public-key|seal\\.check)|snapshots/snapshot\\.types|' +
  'timestamps/(certificates\\.policy|stored-timestamp|check-timestamps|verify-timestamp|timestamp\\.types|' +
  'token\\.reader)|' +
  'archive/(archive-outcome\\.policy|archive\\.file|zip\\.container|cdxj|crc32|gzip\\.members|timestamp\\.files|' +
  'status\\.phrases|chain-index|verify-archive|wacz\\.format|warc\\.(reader|records)))\\.ts$';

/** In the desk pages stand on parts, parts on what is known of the API. */
const deskFloors = ['api', 'ui', 'pages'];
const deskUpward = deskFloors.slice(0, -1).map((room, level) => ({
  name: `desk-floor-${room}`,
  severity: 'error',
  from: { path: `^apps/desk/src/${room}/` },
  to: { path: `^apps/desk/src/(${deskFloors.slice(level + 1).join('|')}|app|main)(/|\\.tsx?$)` },
}));

/** Inside the judging core a folder stands on those before it; the last ones are asked by the room's front door. */
const coreFloors = {
  'libs/reading/src/rules': ['page', 'topic', 'learned', 'event-match', 'claims', 'case', 'stance'],
  'libs/verification/src': ['clusters', 'counting', 'cross-reference', 'fact-checks', 'coverage-model', 'decision'],
};
const coreUpward = Object.entries(coreFloors).flatMap(([room, folders]) =>
  folders.map((folder, level) => ({
    name: `${room.split('/')[1]}-floor-${level}-${folder}`,
    comment: `${room}/${folder} may import only from the folders before it.`,
    severity: 'error',
    from: { path: `^${room}/${folder}/`, pathNot: '\\.spec\\.ts$' },
    to: {
      path: [
        `^${room}/(${[...folders.slice(level + 1), 'testing'].join('|')})/`,
        `^${room.split('/').slice(0, 3).join('/')}/index`,
      ],
    },
  })),
);

module.exports = {
  forbidden: [
    ...upward,
    {
      name: 'known-doors',
      comment: 'What is not found is held to no rule: a new gateway stands in the paths of tsconfig.json.',
      severity: 'error',
      from: {},
      to: { path: '^@corroborate', couldNotResolve: true },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'libs-know-no-apps', severity: 'error', from: { path: '^libs/' }, to: { path: '^apps/' } },
    {
      name: 'apps-are-separate',
      comment: 'apps/cli composes api and worker into one process; no other app imports an app.',
      severity: 'error',
      from: { path: '^apps/(api|worker)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'apps-by-the-front-door',
      comment: 'An app that is part of the command is entered through its index.ts.',
      severity: 'error',
      from: { path: '^(apps/[^/]+|lab)/' },
      to: { path: '^apps/[^/]+/src/', pathNot: ['^$1/', '/src/(testing/)?index\\.ts$'] },
    },
    {
      name: 'terminal-for-commands-alone',
      comment: 'Nothing but a command prints.',
      severity: 'error',
      from: { path: '^(libs|apps)/', pathNot: ['^libs/terminal/', '^apps/cli/'] },
      to: { path: '^libs/terminal/' },
    },
    {
      name: 'sandbox-beside-the-product',
      severity: 'error',
      from: { path: '^(libs|apps)/', pathNot: ['^libs/sandbox/', '^apps/cli/', '\\.spec\\.ts$'] },
      to: { path: '^libs/sandbox/' },
    },
    {
      name: 'product-without-the-lab',
      comment: 'The laboratory is in neither the image nor an installation.',
      severity: 'error',
      from: { path: '^(apps|clients|libs)/' },
      to: { path: '^lab/' },
    },
    {
      name: 'sandbox-knows-no-product',
      comment: 'The sandbox serves worlds; it must not be able to know what the product wants to hear.',
      severity: 'error',
      from: { path: '^libs/sandbox/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^(libs/(?!sandbox|domain)|apps/)' },
    },
    {
      name: 'front-door-only',
      comment: 'Another room is entered through its index.ts, or its Nest module.',
      severity: 'error',
      from: { path: '^(libs/[^/]+|apps/[^/]+|lab)/' },
      to: {
        path: '^libs/[^/]+/src/',
        pathNot: [
          '^$1/',
          '/src/(index|[a-z]+\\.module)\\.ts$',
          '/src/testing/index\\.ts$',
          '^libs/(text/src/start|evidence/src/checking|investigation/src/status)\\.ts$',
        ],
      },
    },
    {
      name: 'testing-for-tests-alone',
      comment: 'Samples, fakes and suites for adapters are in no build: nothing that is built may need them.',
      severity: 'error',
      from: { path: '^(libs|apps|lab)/', pathNot: ['/testing/', '\\.spec\\.ts$'] },
      to: { path: '/testing/' },
    },
    {
      name: 'axios-in-providers-alone',
      comment: 'Its clients are made there, with the one way out as their adapter; no other may open a socket.',
      severity: 'error',
      from: { path: '^(libs|apps)/', pathNot: '^libs/providers/' },
      to: { path: 'node_modules/axios/' },
    },
    {
      name: 'client-by-itself',
      comment: 'The client is published: it knows the server by its OpenAPI document alone.',
      severity: 'error',
      from: { path: '^clients/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^(libs|apps|test)/' },
    },
    {
      name: 'client-without-node',
      comment: 'It runs in browsers, too.',
      severity: 'error',
      from: { path: '^clients/[^/]+/src/', pathNot: '\\.spec\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'client-for-desk-and-command',
      comment: 'The two that talk to a server elsewhere, by its front door; all others are the server.',
      severity: 'error',
      from: { path: '^(libs|apps)/', pathNot: '^apps/(desk|cli)/' },
      to: { path: '^clients/' },
    },
    {
      name: 'client-by-the-front-door',
      severity: 'error',
      from: { path: '^(libs|apps)/' },
      to: { path: '^clients/', pathNot: '/src/index\\.ts$' },
    },
    {
      name: 'verify-apart',
      comment: 'The page that checks archives is what looks through them, and nothing else.',
      severity: 'error',
      from: { path: '^apps/verify/' },
      to: { path: '^(libs|apps|clients|test)/', pathNot: ['^apps/verify/', '^libs/evidence/src/checking\\.ts$'] },
    },
    {
      name: 'verify-for-nobody',
      comment: 'It is built, and handed out as a file; all others enter the evidence by its front door.',
      severity: 'error',
      from: { path: '^(apps|libs|clients)/', pathNot: ['^apps/verify/', '^libs/evidence/'] },
      to: { path: '^(apps/verify/|libs/evidence/src/checking\\.ts$)' },
    },
    {
      name: 'desk-apart',
      comment: 'The page knows the server by the client of its OpenAPI document alone; nobody builds on the page.',
      severity: 'error',
      from: { path: '^apps/desk/' },
      to: { path: '^(libs|apps|test)/', pathNot: '^apps/desk/' },
    },
    {
      name: 'desk-for-nobody',
      severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: '^apps/desk/' },
      to: { path: '^apps/desk/' },
    },
    {
      name: 'checking-without-node',
      comment: 'An archive is looked through in browsers, too, by the same code. sha256.ts has a twin there.',
      severity: 'error',
      from: { path: CHECKING },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'checking-by-itself',
      comment: 'All that it runs is of its own kind, or a library that browsers take.',
      severity: 'error',
      from: { path: CHECKING, pathNot: '\\.spec\\.ts$' },
      to: {
        path: '^libs/',
        pathNot: [CHECKING, '^libs/domain/src/index\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    ...deskUpward,
    ...coreUpward,
    {
      name: 'desk-without-node',
      severity: 'error',
      from: { path: '^apps/(desk|verify)/src/', pathNot: '\\.spec\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-dev-dependencies-at-run-time',
      severity: 'error',
      comment:
        'What the page is made of is built into it, so that it is carried for development alone. The page of reasons ' +
        'is made in a checkout only, and loaded when it is.',
      from: {
        path: '^(libs|apps|clients)/',
        pathNot: ['\\.spec\\.ts$', '^apps/(desk|verify)/', '^apps/cli/src/docs/reasons\\.page'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    // What builds the page or the client is no part of it.
    exclude: { path: '^(apps/(desk|verify)/[^/]+\\.mjs$|clients/[^/]+/([^/]+\\.mjs$|dist/))' },
  },
};
