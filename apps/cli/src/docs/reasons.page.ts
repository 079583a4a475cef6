import { readdirSync } from 'node:fs';
import path from 'node:path';
import { toReasonText, REVIEW_REASONS, reviewReasonFacts, type Reason, type ReviewReason } from '@corroborate/domain';
import ts from 'typescript';
import { RELEASE_FOLDER } from '@corroborate/terminal';

const CATALOG_FOLDER = path.join(RELEASE_FOLDER, 'libs/domain/src/reasons');
const CATALOG_SUFFIX = '.en.ts';
/** Type that maps every code to its parameters. */
const PARAMS_TYPE = 'ReasonParams';

/** A code as declared in its catalog. */
interface ListedCode {
  code: string;
  params: ts.Symbol[];
  /** Explanation from the catalog; empty if code and parameters are clear enough. */
  about: string;
}

/** Every reason code with its meaning, as a page of the documentation. */
export function reasonsPage(): string {
  const files = readdirSync(CATALOG_FOLDER).filter((name) => name.endsWith(CATALOG_SUFFIX));
  const program = ts.createProgram(
    [...files, 'reason.ts'].map((name) => path.join(CATALOG_FOLDER, name)),
    { strict: true, noEmit: true, types: [] },
  );
  const register = new ReasonCatalogs(program);
  return [
    '# Reasons',
    '',
    'Generated from `libs/domain/src/reasons`, where the types of the parameters are. Decisions and ratings give',
    'their reasons as `code` and `params`, in fields such as `reason_codes` and `why_codes`, next to a sentence for',
    'people. Rely on the codes; sentences change. Names in braces are parameters, numbers and kinds are examples.',
    ...reviewReasonsSection(),
    ...files.flatMap((name) => [
      '',
      `## ${name.slice(0, -CATALOG_SUFFIX.length)}`,
      '',
      '|code| meaning|',
      '|---|---|',
      ...register.linesOf(name),
    ]),
    '',
  ].join('\n');
}

const reviewReasonsSection = (): string[] => [
  '',
  '## Reasons for review',
  '',
  'Generated from `libs/domain/src/review-reasons.ts`. A reason that holds an upgrade leaves the level until a person',
  'decides; an approval despite a reason that needs a note must give its basis. See the [pre-publication',
  'check](integrity.md), [checkpoints](inquiry.md#checkpoint) and [qualified',
  'models](reasoning.md#is-a-model-careful-enough).',
  '',
  '| reason | at the desk | why a person must look | holds an upgrade | approval needs a note | setting |',
  '| --- | --- | --- | --- | --- | --- |',
  ...REVIEW_REASONS.map(reviewReasonRow),
];

function reviewReasonRow(reason: ReviewReason): string {
  const { label, meaning, holds, needsNote, setting } = reviewReasonFacts(reason);
  const effects = [holds === 'by-check' ? 'depends' : yesOrBlank(holds), yesOrBlank(needsNote)];
  return `| ${[`\`${reason}\``, label, meaning, ...effects, setting ? `\`${setting}\`` : ''].join(' | ')} |`;
}

const yesOrBlank = (is = false): string => (is ? 'yes' : '');

/** Type information from the catalogs. */
class ReasonCatalogs {
  private readonly checker: ts.TypeChecker = this.program.getTypeChecker();
  private readonly params: ts.Type;

  constructor(private readonly program: ts.Program) {
    const [alias] = this.statementsOf('reason.ts').filter(ts.isTypeAliasDeclaration).filter(isParams);
    if (!alias) throw new Error(`No type ${PARAMS_TYPE}`);
    this.params = this.checker.getTypeFromTypeNode(alias.type);
  }

  /** Table rows. Cells are not padded, because padding would make up a third of this long page. */
  linesOf(name: string): string[] {
    const variables = this.statementsOf(name).filter(ts.isVariableStatement);
    const catalogs = variables.filter(({ modifiers }) => modifiers !== undefined);
    const properties = catalogs
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .flatMap((one) => this.checker.getTypeAtLocation(one).getProperties());
    return properties.map((one) => this.codeOf(one)).map((one) => `|\`${one.code}\`| ${this.meaningOf(one)}|`);
  }

  private statementsOf(name: string): readonly ts.Statement[] {
    return this.program.getSourceFile(path.join(CATALOG_FOLDER, name))?.statements ?? [];
  }

  /** The example sentence, and the explanation if there is one. */
  private meaningOf(one: ListedCode): string {
    const about = cell(one.about);
    return cell(this.example(one)) + (about === '' ? '' : `<br>*${about}*`);
  }

  private codeOf(entry: ts.Symbol): ListedCode {
    const params = this.params.getProperty(entry.name);
    const about = ts.displayPartsToString(entry.getDocumentationComment(this.checker));
    return { code: entry.name, params: params ? this.checker.getTypeOfSymbol(params).getProperties() : [], about };
  }

  private elementOf(type: ts.Type): ts.Type {
    const [element = type] = this.checker.isArrayType(type)
      ? this.checker.getTypeArguments(type as ts.TypeReference)
      : [];
    return element;
  }

  /** The sentence, filled with parameter names or sample values. */
  private example({ code, params }: ListedCode): string {
    const given = this.sampleOf(params);
    return toReasonText({ code, params: given } as unknown as Reason);
  }

  private sampleOf(params: readonly ts.Symbol[]): object {
    return Object.fromEntries(
      params.map((param) => [param.name, this.valueOf(this.checker.getTypeOfSymbol(param), param.name)]),
    );
  }

  /** Sample value of a parameter. Numbers stay numbers, because plural forms depend on them. */
  private valueOf(given: ts.Type, name: string): unknown {
    const type = this.checker.getNonNullableType(given);
    if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
    if (type.flags & ts.TypeFlags.BooleanLike) return true;
    if (type.isUnion()) return this.valueOf(type.types[0] ?? type, name);
    if (type.flags & ts.TypeFlags.StringLike) return `{${name}}`;
    if (type.flags & ts.TypeFlags.NumberLike) return 3;
    if (this.checker.isArrayType(type)) return [this.valueOf(this.elementOf(type), name)];
    if (type.symbol.name === 'ReasonData') return EXAMPLE_CODE_LINE;
    return this.sampleOf(type.getProperties());
  }
}

const isParams = ({ name }: ts.TypeAliasDeclaration): boolean => name.text === PARAMS_TYPE;
const EXAMPLE_CODE_LINE = { code: 'loss.described', params: { text: '{…}' } };

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();
