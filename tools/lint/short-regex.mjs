/**
 * A long regular expression should be data, or be composed of named parts. Literals and strings written directly in
 * `RegExp(…)` count; a pattern built from data at run time does not.
 */
const MAX = 200;

/** Source of a literal pattern at this node; null if it is not literal. */
function patternOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('');
  if (node?.type === 'BinaryExpression' && node.operator === '+')
    return `${patternOf(node.left) ?? ''}${patternOf(node.right) ?? ''}`;
  if (node?.type === 'TaggedTemplateExpression') return patternOf(node.quasi);
  return null;
}

export const shortRegex = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'object', properties: { max: { type: 'integer', minimum: 1 } }, additionalProperties: false }],
    messages: {
      long: 'A regular expression of {{length}} characters (most: {{max}}): make it of named parts or data.',
    },
  },
  create(context) {
    const max = context.options[0]?.max ?? MAX;
    const check = (node, pattern) => {
      if (pattern !== null && pattern.length > max)
        context.report({ node, messageId: 'long', data: { length: pattern.length, max } });
    };
    const made = (node) => node.callee.name === 'RegExp' && check(node, patternOf(node.arguments[0]));
    return {
      Literal: (node) => node.regex && check(node, node.regex.pattern),
      NewExpression: made,
      CallExpression: made,
    };
  },
};
