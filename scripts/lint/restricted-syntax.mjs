const OPTION = {
  type: 'object',
  properties: { selector: { type: 'string' }, message: { type: 'string' } },
  required: ['selector', 'message'],
  additionalProperties: false,
};

/**
 * A lint rule like ESLint's `no-restricted-syntax`, which Oxlint lacks: each option is a selector
 * and the message to report where it matches.
 *
 * @type {import('oxlint/plugins-dev').Rule}
 */
export const restrictedSyntax = {
  meta: { type: 'problem', schema: { type: 'array', items: OPTION } },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
};
