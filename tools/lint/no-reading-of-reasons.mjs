import ts from 'typescript';

/**
 * No decision may read text written for people. A reason is `{ code, params }`; its English text (`toReasonText`) may
 * be shown, stored and counted, but decisions must use the code. So a reason, its sentence and the texts of a field
 * called `reasons` may not be searched or compared with anything.
 */
const SAYS = new Set(['toReasonText', 'toReasonTexts']);
/** Methods that search the text they are called on. */
const ASKS = new Set(['includes', 'indexOf', 'lastIndexOf', 'startsWith', 'endsWith', 'match', 'matchAll', 'search']);
/** Methods that test a text passed to them. */
const TESTS = new Set(['test', 'exec', 'includes', 'indexOf', 'has', 'get']);
const COMPARES = new Set(['===', '!==', '==', '!=']);
/** Methods that return one, some or all of the reasons, or the same text in another form. */
const PASSES = new Set(
  ['at', 'concat', 'filter', 'find', 'findLast', 'flat', 'join', 'slice', 'toReversed', 'toSorted', 'map'].concat([
    ...['normalize', 'replace', 'replaceAll', 'split', 'substring', 'toLowerCase', 'toLocaleLowerCase', 'toUpperCase'],
    ...['trim', 'trimEnd', 'trimStart'],
  ]),
);
/** Array methods whose callback receives an element of the array. */
const EACH = new Set(['some', 'every', 'find', 'findIndex', 'findLast', 'filter', 'map', 'flatMap', 'forEach']);

const calledName = ({ callee }) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);
const isNothing = (node) => (node.type === 'Literal' && node.value === null) || node.name === 'undefined';
/** The node without wrappers that only matter to the compiler. */
const bare = (node) =>
  ['TSNonNullExpression', 'TSAsExpression', 'ChainExpression', 'TSSatisfiesExpression'].includes(node.type)
    ? bare(node.expression)
    : node;

/** Recognizes reasons and their texts by type, by the field they come from and by what they were made from. */
class Origins {
  constructor(sourceCode) {
    this.sourceCode = sourceCode;
    this.services = sourceCode.parserServices;
    this.checker = this.services.program.getTypeChecker();
  }

  isReasons(given) {
    const node = bare(given);
    if (this.isReasonType(this.typeOf(node))) return true;
    if (node.type === 'Identifier') return this.isReasonsVariable(node);
    if (node.type === 'TemplateLiteral') return node.expressions.some((part) => this.isReasons(part));
    if (node.type === 'LogicalExpression') return this.isReasons(node.left) || this.isReasons(node.right);
    if (node.type === 'CallExpression') return this.isReasonsCall(node);
    return node.type === 'MemberExpression' && this.isReasonsField(node);
  }

  typeOf(node) {
    return this.services.getTypeAtLocation(node);
  }

  /** `Reason`, an array of them, or a union with either. Types may be recursive, so the depth is limited. */
  isReasonType(type, depth = 0) {
    if (depth > 3) return false;
    if (type.aliasSymbol?.name === 'Reason' || type.symbol?.name === 'Reason') return true;
    return this.partsOf(type).some((part) => this.isReasonType(part, depth + 1)) || this.hasShape(type);
  }

  partsOf(type) {
    if (this.checker.isArrayType(type) || this.checker.isTupleType(type)) return this.checker.getTypeArguments(type);
    return type.isUnion() ? type.types : [];
  }

  /** The compiler loses the alias when it narrows a type. */
  hasShape(type) {
    const names = type.isUnion() ? [] : this.checker.getPropertiesOfType(type).map(({ name }) => name);
    return names.length === 2 && names.includes('code') && names.includes('params');
  }

  isReasonsCall(node) {
    if (SAYS.has(calledName(node))) return true;
    if (node.callee.type !== 'MemberExpression' || !PASSES.has(calledName(node))) return false;
    // A list mapped to something else, such as the code of each reason, is not a list of reasons.
    if (calledName(node) !== 'map') return this.isReasons(node.callee.object);
    return SAYS.has(node.arguments[0]?.name) || this.isReasonsResult(node.arguments[0]);
  }

  isReasonsResult(callback) {
    return callback?.type === 'ArrowFunctionExpression' && callback.body.type !== 'BlockStatement'
      ? this.isReasons(callback.body)
      : false;
  }

  /**
   * `page.reasons`, `page.reasons[0]`: only if they hold text, because a field of that name may hold codes of a closed
   * list.
   */
  isReasonsField(node) {
    if (node.computed) return this.isReasons(node.object);
    return node.property.name === 'reasons' && this.holdsText(this.checker.getNonNullableType(this.typeOf(node)));
  }

  holdsText(type) {
    if ((type.flags & ts.TypeFlags.String) !== 0) return true;
    if (!this.checker.isArrayType(type)) return false;
    return this.checker.getTypeArguments(type).some((of) => (of.flags & ts.TypeFlags.String) !== 0);
  }

  isReasonsVariable(node) {
    const [definition] = this.variableOf(node)?.defs ?? [];
    if (definition?.type === 'Parameter') return this.isOneOfReasons(definition);
    if (definition?.type !== 'Variable' || definition.parent.kind !== 'const') return false;
    const { id, init } = definition.node;
    const loop = definition.parent.parent;
    if (loop.type === 'ForOfStatement' && loop.left === definition.parent) return this.isReasons(loop.right);
    return id.type === 'Identifier' && init !== null && this.isReasons(init);
  }

  variableOf(node) {
    for (let scope = this.sourceCode.getScope(node); scope; scope = scope.upper) {
      const found = scope.set.get(node.name);
      if (found) return found;
    }
    return null;
  }

  /** Whether this is the first parameter of a callback that is called with each reason. */
  isOneOfReasons({ name, node: callback }) {
    const call = callback.parent;
    if (callback.params[0] !== name || call?.type !== 'CallExpression' || call.arguments[0] !== callback) return false;
    return call.callee.type === 'MemberExpression' && EACH.has(calledName(call)) && this.isReasons(call.callee.object);
  }
}

export const noReadingOfReasons = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { read: 'What a reason says is for people: decide by its code and params (hasReason).' },
  },
  create(context) {
    const origins = new Origins(context.sourceCode);
    const report = (node) => context.report({ node, messageId: 'read' });
    return {
      CallExpression(node) {
        if (node.callee.type !== 'MemberExpression') return;
        const asks = ASKS.has(calledName(node)) && origins.isReasons(node.callee.object);
        const tests = TESTS.has(calledName(node)) && node.arguments[0] && origins.isReasons(node.arguments[0]);
        if (asks || tests) report(node);
      },
      BinaryExpression(node) {
        if (!COMPARES.has(node.operator) || isNothing(node.left) || isNothing(node.right)) return;
        if (origins.isReasons(node.left) || origins.isReasons(node.right)) report(node);
      },
      SwitchStatement(node) {
        if (origins.isReasons(node.discriminant)) report(node.discriminant);
      },
    };
  },
};
