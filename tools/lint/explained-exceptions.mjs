/** An exception to a rule is for one line and says why: `// eslint-disable-next-line max-len -- an address`. */
const DIRECTIVE = /^\s*eslint-disable(?<line>-next-line|-line)?\s(?<rest>.*)$/s;

export const explainedExceptions = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      why: 'Say after two dashes why this is an exception.',
      which: 'Name the rule that is broken here.',
      line: 'An exception is made for one line: use eslint-disable-next-line.',
    },
  },
  create(context) {
    const check = (comment) => {
      const found = DIRECTIVE.exec(`${comment.value} `)?.groups;
      if (!found) return;
      const [rules, why = ''] = found.rest.split(/(?:^|\s)--\s/);
      if (!found.line) context.report({ loc: comment.loc, messageId: 'line' });
      if (rules.trim() === '') context.report({ loc: comment.loc, messageId: 'which' });
      if (why.trim() === '') context.report({ loc: comment.loc, messageId: 'why' });
    };
    return { Program: () => context.sourceCode.getAllComments().forEach(check) };
  },
};
