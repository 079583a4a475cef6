/**
 * A function with many parameters should take one object with named fields. Constructors of Nest classes are exempt:
 * their parameters are the injected dependencies, and no caller writes them out. A Nest class is recognized by its
 * decorator, so a class cannot be exempted without being given to Nest.
 */
const MAX = 4;
const NEST = new Set(['Injectable', 'Controller', 'Module', 'Processor', 'Catch', 'WebSocketGateway', 'Resolver']);

const isNestClass = ({ decorators }) =>
  (decorators ?? []).some((decorator) => NEST.has(decorator.expression.callee?.name ?? decorator.expression.name));

function isNestConstructor({ parent }) {
  return parent.type === 'MethodDefinition' && parent.kind === 'constructor' && isNestClass(parent.parent.parent);
}

/** A `this` parameter only gives the compiler a type. */
const written = ({ params }) => params.filter((param) => param.name !== 'this');

export const fewParameters = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'object', properties: { max: { type: 'integer', minimum: 0 } }, additionalProperties: false }],
    messages: { many: '{{count}} parameters (most: {{max}}): hand over one object whose fields have names.' },
  },
  create(context) {
    const max = context.options[0]?.max ?? MAX;
    const check = (node) => {
      const count = written(node).length;
      if (count > max && !isNestConstructor(node)) context.report({ node, messageId: 'many', data: { count, max } });
    };
    return {
      FunctionDeclaration: check,
      FunctionExpression: check,
      ArrowFunctionExpression: check,
      TSEmptyBodyFunctionExpression: check,
      TSDeclareFunction: check,
    };
  },
};
