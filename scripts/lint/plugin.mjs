import { logicalClasses } from './logical-classes.mjs';
import { restrictedSyntax } from './restricted-syntax.mjs';

/** The rules of this repository, for Oxlint. */
const plugin = {
  meta: { name: 'site' },
  rules: {
    'logical-classes': logicalClasses,
    'restricted-syntax': restrictedSyntax,
    // A second name, with which a folder can forbid more without repeating the common options.
    'restricted-here': restrictedSyntax,
  },
};

export default plugin;
