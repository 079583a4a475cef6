import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sentenceOf, type Reason } from '@corroborate/domain';
import ts from 'typescript';
import { RELEASE } from '@corroborate/terminal';

const REGISTERS = path.join(RELEASE, 'libs/domain/src/reasons');
const ENDING = '.reasons.ts';
/** It stands for the words of rows of earlier versions. */
const NOT_SHOWN = `old${ENDING}`;

/** A code as its register has it. */
interface ListedCode {
  code: string;
  params: ts.Symbol[];
  /** What the register says of it; empty where code and parameters say all. */
  about: string;
}

/** All codes of reasons with their parameters and English, as a page of the documentation. */
export function reasonsPage(): string {
  const files = readdirSync(REGISTERS).filter((name) => name.endsWith(ENDING) && name !== NOT_SHOWN);
  const program = ts.createProgram(
    files.map((name) => path.join(REGISTERS, name)),
    { strict: true, noEmit: true, types: [] },
  );
  const register = new Register(program.getTypeChecker());
  return [
    '# Reasons',
    '',
    'Produced from the registers of codes in `libs/domain/src/reasons`. Everything that is decided or rated says why,',
    'by `code` and `params`. The API has them in fields called `reason_codes`, `why_codes` and the like, beside the',
    'sentence that is made of them for people. Sentences may be reworded; codes stay. Results of earlier versions have',
    'no codes, or the code `old`.',
    ...files.flatMap((name) => [
      '',
      `## ${name.slice(0, -ENDING.length)}`,
      '',
      '| code | parameters | in English, for instance | |',
      '| --- | --- | --- | --- |',
      ...register.linesOf(program.getSourceFile(path.join(REGISTERS, name))),
    ]),
    '',
  ].join('\n');
}

/** What the compiler knows of the registers. */
class Register {
  constructor(private readonly checker: ts.TypeChecker) {}

  linesOf(file: ts.SourceFile | undefined): string[] {
    const statements = file ? [...file.statements] : [];
    const members = statements.filter(ts.isInterfaceDeclaration).flatMap(({ members: all }) => [...all]);
    const codes = members.filter(ts.isPropertySignature).flatMap((one) => this.codeOf(one));
    const lines = codes.map(
      (one) =>
        `| \`${one.code}\` | ${one.params.map((param) => this.paramText(param)).join(', ')} | ` +
        `${cell(this.example(one))} | ${cell(one.about)} |`,
    );
    return [...lines, ...this.valuesOf(codes.flatMap(({ params }) => params))];
  }

  /** Names of types and of parameters are no codes: those stand in quotation marks. */
  private codeOf({ name }: ts.PropertySignature): ListedCode[] {
    const symbol = this.checker.getSymbolAtLocation(name);
    if (!symbol || !ts.isStringLiteral(name)) return [];
    const about = ts.displayPartsToString(symbol.getDocumentationComment(this.checker));
    return [{ code: name.text, params: this.checker.getTypeOfSymbol(symbol).getProperties(), about }];
  }

  private paramText(param: ts.Symbol): string {
    const text = this.checker.typeToString(this.checker.getTypeOfSymbol(param));
    return `\`${param.name}: ${cell(text.replaceAll('"', "'"))}\``;
  }

  /** The values that types with a name have. */
  private valuesOf(params: ts.Symbol[]): string[] {
    const named = params.flatMap((param) => {
      const type = this.elementOf(this.checker.getTypeOfSymbol(param));
      return type.aliasSymbol && type.isUnion() ? [[type.aliasSymbol.name, type.types] as const] : [];
    });
    return [...new Map(named)].flatMap(([name, types]) => ['', `\`${name}\` is ${this.literals(types).join(', ')}.`]);
  }

  /** The compiler has them in no order of ours. */
  private literals(types: ts.Type[]): string[] {
    return types.map((one) => `\`${this.checker.typeToString(one).replaceAll('"', '')}\``).sort();
  }

  private elementOf(type: ts.Type): ts.Type {
    const [element = type] = this.checker.isArrayType(type)
      ? this.checker.getTypeArguments(type as ts.TypeReference)
      : [];
    return element;
  }

  /** The sentence with the names of its parameters in it, or some value. */
  private example({ code, params }: ListedCode): string {
    const given = this.sampleOf(params);
    return sentenceOf({ code, params: given } as unknown as Reason);
  }

  private sampleOf(params: readonly ts.Symbol[]): object {
    return Object.fromEntries(
      params.map((param) => [param.name, this.valueOf(this.checker.getTypeOfSymbol(param), param.name)]),
    );
  }

  /** A number is a number, so that sentences can count with it. */
  private valueOf(given: ts.Type, name: string): unknown {
    const type = this.checker.getNonNullableType(given);
    if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
    if (type.flags & ts.TypeFlags.BooleanLike) return true;
    if (type.isUnion()) return this.valueOf(type.types[0] ?? type, name);
    if (type.flags & ts.TypeFlags.StringLike) return `{${name}}`;
    if (type.flags & ts.TypeFlags.NumberLike) return 3;
    if (this.checker.isArrayType(type)) return [this.valueOf(this.elementOf(type), name)];
    if (type.symbol.name === 'CodeLine') return HELD;
    return this.sampleOf(type.getProperties());
  }
}

const HELD = { code: 'old', params: { text: '{…}', code: null } };

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();
