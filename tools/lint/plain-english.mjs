/**
 * Identifiers use the terms of the field, so that a name makes sense in a file list and in a stack trace. The words
 * below stood in for technical terms; each is listed with replacements to consider. Only the place that chooses a name
 * is reported: a declaration, a renamed import, or an object key.
 */
const VERBS = 'format…, describe…, print…, publish… or notify…';
const PLAIN = new Map([
  ['told', 'reported, stated, sentence, text, events, response'],
  ['tell', VERBS],
  ['tells', `${VERBS}; mentions… or reports… for a page`],
  ['heard', 'statements, sources, answers, received'],
  ['hear', 'handle…, listen…, count…'],
  ['stands', 'contains…, isQuoted, isGrounded, current'],
  ['stand', 'status, state, setUp, placeholder…'],
  ['nobody', 'none, no…, anonymous, unknown'],
  ['somebody', 'person, party, agent'],
  ['whoever', 'caller, reader, owner'],
  ['whose', 'owner, of…, speakers'],
  ['saying', 'quote, statement'],
  ['sayings', 'quotes, statements'],
]);

const OF_OBJECTS = new Set(['Property', 'PropertyDefinition', 'MethodDefinition', 'AccessorProperty']);
const OF_TYPES = new Set(['TSPropertySignature', 'TSMethodSignature']);
const isKey = ({ type }) => OF_OBJECTS.has(type) || OF_TYPES.has(type) || type.startsWith('TSAbstract');

/** Splits `toldWhole`, `TOLD_WHOLE` and `HTMLTold` in the same way. */
const partsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** `{ told }` and `import { told }` reuse a name that is declared elsewhere. */
function isTakenOver({ parent }) {
  const pattern = parent.type === 'AssignmentPattern' ? parent.parent : parent;
  if (pattern.type === 'Property') return pattern.shorthand && pattern.parent.type === 'ObjectPattern';
  return parent.type === 'ImportSpecifier' && parent.imported.name === parent.local.name;
}

export const plainEnglish = {
  meta: {
    type: 'suggestion',
    schema: [
      {
        type: 'object',
        properties: { keys: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
    messages: { plain: '“{{name}}”: instead of “{{word}}”, say what it is or does. Consider {{instead}}.' },
  },
  create(context) {
    const stored = new Set(context.options[0]?.keys ?? []);
    const check = (node) => {
      const name = node.name ?? String(node.value);
      const word = partsOf(name).find((part) => PLAIN.has(part));
      if (word) context.report({ node, messageId: 'plain', data: { name, word, instead: PLAIN.get(word) } });
    };
    const checkKey = (node) => {
      if (!stored.has(node.name)) check(node);
    };
    return {
      ':matches(Identifier, PrivateIdentifier)'(node) {
        const { parent } = node;
        if (!isKey(parent) || parent.key !== node || parent.computed) return;
        if (parent.type !== 'Property' || (parent.parent.type === 'ObjectExpression' && !parent.shorthand))
          checkKey(node);
      },
      'Program:exit'() {
        // Classes and named function expressions also declare their name in their own scope.
        const { scopes } = context.sourceCode.scopeManager;
        const defs = scopes.flatMap(({ variables }) => variables.flatMap((variable) => variable.defs));
        for (const name of new Set(defs.map((def) => def.name))) if (!isTakenOver(name)) check(name);
      },
    };
  },
};
