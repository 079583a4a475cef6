/**
 * What a page says is read once, into notes. What comes after works from them: `text` of an `Article` is for reading,
 * for the chase of links and for evidence. The exceptions are named in `eslint.config.mjs`.
 */
const READ = 'text';
const OF = 'Article';

export const noPageText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { read: 'The text of a page is read in libs/reading alone: work from its notes.' },
  },
  create(context) {
    const { services, checker } = typesOf(context.sourceCode.parserServices);
    const isArticle = (type) =>
      type.symbol?.name === OF || type.aliasSymbol?.name === OF || declares(checker.getPropertyOfType(type, READ));
    const check = (node, of) => {
      const type = checker.getNonNullableType(services.getTypeAtLocation(of));
      if ((type.isUnion() ? type.types : [type]).some(isArticle)) context.report({ node, messageId: 'read' });
    };
    return {
      MemberExpression(node) {
        if (!node.computed && node.property.name === READ) check(node, node.object);
      },
      ObjectPattern(node) {
        const read = node.properties.find((one) => one.type === 'Property' && one.key.name === READ);
        if (read) check(read, node);
      },
    };
  },
};

const typesOf = (services) => ({ services, checker: services.program.getTypeChecker() });

/** `Pick<Article, 'text'>` keeps the field's original declaration. */
const declares = (property) => property?.declarations?.some(({ parent }) => parent?.name?.text === OF) ?? false;
