/** Utilities for one side; `byText` has the names of the sides by the direction of the text. */
const PHYSICAL = [
  /^((?:scroll-)?[mp])([lr])(?=-)/,
  /^()(left|right)(?=-)/,
  /^(border-)([lr])(?=-|$)/,
  /^(rounded-)([tb]?[lr])(?=-|$)/,
  /^(text-|float-|clear-)(left|right)$/,
];
const byText = {
  l: 's',
  r: 'e',
  left: 'start',
  right: 'end',
  tl: 'ss',
  tr: 'se',
  bl: 'es',
  br: 'ee',
};

/** Utilities that have no such name, so each needs its counterpart with `rtl:` beside it. */
const ONE_WAY = [
  /^translate-x-/,
  /^skew-x-/,
  /^bg-(?:linear|gradient)-to-[tb]?[lr]$/,
  /^(?:origin|object|bg)-(?:(?:top|bottom)-)?(?:left|right)(?:-|$)/,
];

/** A utility without its variants, minus sign and exclamation mark. */
const bare = (token) => token.replace(/^.*:(?![^[]*\])/, '').replace(/^[-!]+|!$/g, '');
const isForRtl = (token) => /(?:^|:)rtl:/.test(token);

/**
 * A lint rule for strings with class names: a language that is read from right to left mirrors the
 * page by itself if its classes name the start and the end of a line instead of left and right.
 *
 * @type {import('oxlint/plugins-dev').Rule}
 */
export const logicalClasses = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      physical:
        '“{{token}}” stays on its side in languages read from right to left: “{{logical}}”.',
      oneWay: '“{{token}}” needs a counterpart with “rtl:” beside it.',
    },
  },
  create(context) {
    const check = (node, text) => {
      const tokens = text.split(/\s+/);
      for (const token of tokens) {
        if (isForRtl(token)) continue;
        const name = bare(token);
        const pattern = PHYSICAL.find((one) => one.test(name));
        if (pattern) {
          const logical = token.replace(name, () =>
            name.replace(pattern, (_, property, side) => property + byText[side]),
          );
          context.report({ node, messageId: 'physical', data: { token, logical } });
        }
        const oneWay = ONE_WAY.find((one) => one.test(name));
        if (oneWay && !tokens.some((other) => isForRtl(other) && oneWay.test(bare(other)))) {
          context.report({ node, messageId: 'oneWay', data: { token } });
        }
      }
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};
