/**
 * More than a few parameters are a thing that wants a name. The constructor of a class that Nest puts together is
 * exempt: its parameters are the list of what is injected, never written out by a caller. That a class is one of Nest's
 * is told by its decorator, so that nobody can exempt a class without handing it to Nest.
 */
const MAX = 4;
const NEST = new Set(['Injectable', 'Controller', 'Module', 'Processor', 'Catch', 'WebSocketGateway', 'Resolver']);

const isNestClass = ({ decorators }) =>
  (decorators ?? []).some((decorator) => NEST.has(decorator.expression.callee?.name ?? decorator.expression.name));

function isNestConstructor({ parent }) {
  return parent.type === 'MethodDefinition' && parent.kind === 'constructor' && isNestClass(parent.parent.parent);
}

/** A `this` parameter only tells the compiler a type. */
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
