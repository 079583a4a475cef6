/**
 * A function should be readable at a glance, so its lines and characters are limited. Comments and indentation are not
 * counted. Functions that only group tests (the callback of a `describe`, a set of cases that several stores must pass)
 * are exempt; the tests in them are not.
 */
const MAX = { lines: 60, characters: 1500 };

/** Returns `describe` for `describe`, `describe.skip`, `describe.each(rows)` and the like. */
function nameOf(callee) {
  if (callee.type === 'Identifier') return callee.name;
  const within = callee.object ?? callee.callee ?? callee.tag;
  return within ? nameOf(within) : '';
}

const HOLDS = new Set(['describe', 'it', 'test']);

function holdsTests({ parent, body }) {
  if (parent.type === 'CallExpression' && nameOf(parent.callee) === 'describe') return true;
  return (
    body.type === 'BlockStatement' &&
    body.body.some(({ expression }) => expression?.type === 'CallExpression' && HOLDS.has(nameOf(expression.callee)))
  );
}

/** Size of the source without comments, indentation and blank lines. */
function measured(node, sourceCode) {
  const [from, to] = sourceCode.getRange(node);
  let text = '';
  let at = from;
  for (const { range } of sourceCode.getAllComments()) {
    if (range[0] < from || range[1] > to) continue;
    text += sourceCode.text.slice(at, range[0]);
    at = range[1];
  }
  const lines = `${text}${sourceCode.text.slice(at, to)}`
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return { lines: lines.length, characters: lines.join('\n').length };
}

export const shortFunctions = {
  meta: {
    type: 'suggestion',
    schema: [
      {
        type: 'object',
        properties: { lines: { type: 'integer', minimum: 1 }, characters: { type: 'integer', minimum: 1 } },
        additionalProperties: false,
      },
    ],
    messages: { long: 'A function of {{count}} {{unit}} (most: {{max}}): give its parts names of their own.' },
  },
  create(context) {
    const most = { ...MAX, ...context.options[0] };
    const { sourceCode } = context;
    const check = (node) => {
      if (holdsTests(node)) return;
      const found = measured(node, sourceCode);
      const unit = Object.keys(most).find((key) => found[key] > most[key]);
      if (unit) context.report({ node, messageId: 'long', data: { count: found[unit], unit, max: most[unit] } });
    };
    return { FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check };
  },
};
