import i18next from 'eslint-plugin-i18next';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { house } from './tools/lint/index.mjs';

/**
 * What keeps the code readable, for every file of the repository. Prettier breaks lines of code but leaves strings,
 * templates and comments; an address that cannot be broken is excepted on its line, with the reason. The constructor of
 * a class that Nest puts together may take more than four parameters, told by its decorator.
 */
const GATES = {
  'max-len': ['error', { code: 120 }],
  'no-nested-ternary': 'error',
  'house/few-parameters': 'error',
  'house/short-functions': 'error',
  'house/short-regex': 'error',
  'house/explained-exceptions': 'error',
  'house/plain-english': 'error',
};
/** Keys of stored documents and parameters of stored reasons keep their names. The list only gets shorter. */
const WITH_STORED_KEYS = [
  'libs/domain/src/reasons/*.ts',
  'libs/records/src/actors/{identity.lookup,actor.service.spec}.ts',
  'libs/records/src/{place/resolve/*,registers/record.types,registers/adapters/gleif.adapter}.ts',
  'libs/reading/src/guards/cautions/*.policy.ts',
  'libs/verification/src/{decision,inquiry/answers}/*.ts',
  'libs/**/{stage.types,cross-reference.stage,place.builder.spec,pre-publication.lines,social.thresholds}.ts',
  'apps/desk/src/{**/replies.tsx,messages/*/names.ts}',
];
/** For files with types. Tests may ask what is printed. */
const TYPED_GATES = { 'house/no-reading-of-reasons': 'error' };

/** Ways into a room: its front door, the side doors named here, and those of `more`. */
const frontDoors = (...more) => [
  'error',
  {
    patterns: [
      {
        group: [
          '@corroborate/*/*',
          '@corroborate-app/*/*',
          '!@corroborate/*/module',
          '!@corroborate/text/start',
          '!@corroborate/investigation/status',
          ...more.map((gateway) => `!${gateway}`),
          '**/libs/*/src/*',
        ],
        message: 'Enter a room through its index.ts, or its Nest module.',
      },
    ],
  },
];

/** A word of a text. */
const WITHOUT_WORDS = /^[^\p{L}]*$/u;
/** Attributes of the desk that are read by machines. */
const CODES_IN_ATTRIBUTES = [
  ...['className', 'id', 'role', 'type', 'href', 'src', 'key', 'name', 'value', 'rel', 'target', 'accept', 'loading'],
  ...['dir', 'lang', 'scope', 'autoComplete', 'inputMode', 'htmlFor', 'download', 'data-.*', 'form', 'look', 'as'],
  ...['aria-(current|live|hidden|keyshortcuts|describedby|labelledby|controls)', 'path', 'style', 'd', 'viewBox'],
  ...['textAnchor', 'transform', 'to', 'place', 'stance', 'tone'],
];

/** What is handed to an effect of React. */
const EFFECT =
  'CallExpression[callee.name=/^use(Layout|Insertion)?Effect$/] > ArrowFunctionExpression.arguments:first-child';
/** Gives back whatever its one expression comes to. */
const NO_BODY = ':not([body.type=/^(BlockStatement|ArrowFunctionExpression)$/])';

/**
 * Two rules of the house are enforced here beside the gates and the usual type-aware checks: only `libs/config` reads
 * the environment, and a room is entered through its `index.ts` alone. Which room may enter which is
 * checked by dependency-cruiser (`.dependency-cruiser.cjs`).
 */
/** Packages that read pages, keep them or search in them. */
const READERS_OF_PAGES = ['libs/{reading,origin,evidence,pages,sandbox,domain,search,db}/**'];
/** Files elsewhere that need a page's words: the list only gets shorter. */
const WITH_PAGE_TEXT = [
  // Quotes are looked for in the capture, and captures are shown to people.
  'apps/api/src/mcp/tools/case.tools.ts',
  'libs/investigation/src/{added-sources/*,stages/decide/pre-publication,adapters/topic-page.reader}.ts',
  'libs/casework/src/{added-sources/*,corrections/decision.recomputer,evidence/quote*,reports/stored-case.reader}.ts',
  'libs/report/src/{folder/evidence.files,parts/read-sources,report/**/*}.ts',
  // Near-duplicates and whose text a page is.
  'libs/investigation/src/{judging/judge.tasks,stages/assess/page-assessor,stages/read/page-collector}.ts',
  'libs/verification/src/clusters/*.ts',
  // Rules, for cases without notes: figures and places that differ, what an actor said earlier.
  'libs/verification/src/cross-reference/*.ts',
  'libs/investigation/src/stages/context/actor.sources.ts',
  'libs/records/src/actors/actor.service.ts',
];
const READERS_OF_ANSWERS = 'collections,credibility,evidence,origin,pages,providers,reading,records,search,social';

export default tseslint.config(
  { ignores: ['node_modules/**', '**/dist/**', 'coverage/**', '**/*.gen.ts'] },
  { plugins: { house }, linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.{ts,tsx,mjs,cjs,js}'], rules: GATES },
  { files: WITH_STORED_KEYS, rules: { 'house/plain-english': ['error', { keys: ['heard', 'told', 'tells'] }] } },
  { files: ['**/*.{ts,tsx}'], ignores: ['**/*.spec.ts', 'test/**'], rules: TYPED_GATES },
  {
    files: ['**/*.{mjs,cjs,js}'],
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `a && b()`, `a ? b() : c()` as statements.
      '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
    },
  },
  // CommonJS has no other way to load.
  { files: ['**/*.{cjs,js}'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['apps/!(desk|verify)/**/*.ts', '{clients,lab,libs,test,tools}/**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json' } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // A port is asynchronous, whatever an adapter or a fake of it does.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only libs/config reads the environment: add a setting there.' },
      ],
      'no-restricted-imports': frontDoors(),
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['apps/{desk,verify}/src/**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked, reactHooks.configs.flat.recommended],
    languageOptions: { parserOptions: { project: ['./apps/desk/tsconfig.json', './apps/verify/tsconfig.json'] } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      // React's compiler is not used, so that nothing is memoised behind the back of a library.
      'react-hooks/incompatible-library': 'off',
      'no-restricted-syntax': [
        'error',
        // Texts of the web are shown as text alone.
        ...['dangerouslySetInnerHTML', 'srcDoc'].map((name) => ({
          selector: `JSXAttribute[name.name='${name}']`,
          message: 'Texts of the web are never taken for HTML.',
        })),
        // What an effect or a ref gives back is called when the page is left; a browser may give back more tomorrow
        // than its types say today.
        ...[
          `${EFFECT}${NO_BODY}`,
          `JSXAttribute[name.name='ref'] > JSXExpressionContainer > ArrowFunctionExpression${NO_BODY}`,
          `${EFFECT} > BlockStatement > ReturnStatement > :matches(CallExpression, ChainExpression, AwaitExpression)`,
        ].map((selector) => ({
          selector,
          message: 'Give back nothing, or a function that ends what was begun: put the body into braces.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        ...['innerHTML', 'outerHTML', 'insertAdjacentHTML'].map((property) => ({
          property,
          message: 'Texts of the web are never taken for HTML.',
        })),
      ],
    },
  },
  // Every text of the desk is in its catalog, so that there is no page half in English.
  {
    files: ['apps/desk/src/**/*.tsx'],
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          words: { exclude: [WITHOUT_WORDS, /^https:/] },
          'jsx-attributes': { exclude: CODES_IN_ATTRIBUTES },
          callees: { exclude: ['t', 't.rich', 'formatDate'] },
        },
      ],
    },
  },
  // Typed as written, so that arguments are checked: a text cannot be put together from lines.
  { files: ['apps/desk/src/messages/**'], rules: { 'max-len': 'off' } },
  {
    files: ['{apps/cli,lab}/src/**/*.ts', 'libs/terminal/src/**/*.ts'],
    ignores: ['libs/terminal/src/terminal.ts', '**/*.spec.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only libs/config reads the environment: add a setting there.' },
        ...['stdout', 'stderr'].map((property) => ({
          object: 'process',
          property,
          message: 'Print by libs/terminal: what pages say must not reach a terminal as commands.',
        })),
        { object: 'console', message: 'Print by libs/terminal.' },
      ],
    },
  },
  // Settings are read from the environment in the one; tests hand it to the processes they start.
  { files: ['libs/config/src/**/*.ts', 'test/**/*.ts'], rules: { 'no-restricted-properties': 'off' } },
  // What helps tests has a gateway of its own, which is in no build.
  {
    files: ['**/*.spec.ts', '**/testing/**/*.ts', 'test/**/*.ts'],
    ignores: ['apps/{desk,verify}/**'],
    rules: { 'no-restricted-imports': frontDoors('@corroborate/*/testing', '@corroborate-app/*/testing') },
  },
  // A page is read once, into notes.
  {
    files: ['{apps,libs}/**/*.ts'],
    ignores: [...READERS_OF_PAGES, ...WITH_PAGE_TEXT, 'apps/{desk,verify}/**', '**/*.spec.ts', '**/testing/**'],
    rules: { 'house/no-page-text': 'error' },
  },
  // `String()` throws a TypeError on an object of an answer whose `toString` is no function.
  {
    files: [`libs/{${READERS_OF_ANSWERS}}/src/**/*.ts`],
    ignores: ['**/*.spec.ts', '**/testing/**'],
    rules: {
      '@typescript-eslint/no-base-to-string': ['error', { checkUnknown: true }],
      'no-restricted-globals': [
        'error',
        {
          name: 'encodeURIComponent',
          message: 'It throws on half a surrogate pair: use encodeUriPart of @corroborate/text.',
        },
      ],
    },
  },
  // Bombs are fed to the readers themselves, which packages keep to themselves.
  { files: ['test/bombs/**/*.ts', 'test/recordings/**/*.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['**/*.spec.ts', 'test/**/*.ts'],
    rules: {
      // Matchers and parsed answers have no types; what they hold is what the test asserts.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
      // Cases of one thing stand together, however many there are.
      'max-lines': 'off',
    },
  },
);
