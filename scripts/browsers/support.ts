import data from '@mdn/browser-compat-data' with { type: 'json' };
import type {
  BrowserName,
  CompatStatement,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types';
import { oldestBrowsers } from '@/engine/shared/oldest-browsers';

/** Names in MDN's data, by those of Browserslist. */
const MDN_NAMES: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
};

/** The parts of MDN's data that a page can use. */
const PARTS = ['api', 'css', 'html', 'javascript'] as const;

/** A version such as `16.4` or `≤37` as a number that can be compared. */
function comparable(version: string): number {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return major * 1_000 + minor;
}

/** Whether a browser of a version has a feature under its own name, without a setting. */
function hasFeature(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix } = statement;
  if (typeof added !== 'string' || added === 'preview') return false;
  if (flags ?? prefix ?? statement.alternative_name) return false;
  const isLater = (other: string) => comparable(other) > comparable(version);
  return !isLater(added) && (typeof removed !== 'string' || isLater(removed));
}

/**
 * What MDN's compatibility data say of the browsers in `browserslist`: for each feature, by its path
 * such as `api.Element.checkVisibility`, the names of those whose oldest version lacks it.
 */
export function browserSupport(): ReadonlyMap<string, readonly string[]> {
  const oldest = Object.entries(oldestBrowsers('.'));
  const lackedBy = ({ support }: CompatStatement) =>
    oldest
      .filter(([name, version]) => {
        const statements = [support[MDN_NAMES[name] ?? 'chrome'] ?? []].flat();
        return !statements.some((statement) => hasFeature(statement, version));
      })
      .map(([name, version]) => `${name} ${version}`);
  const found = new Map<string, string[]>();
  const visit = (branch: object, path: string) => {
    for (const [key, value] of Object.entries(branch) as [string, object][]) {
      if (key === '__compat') found.set(path, lackedBy(value as CompatStatement));
      else visit(value, `${path}.${key}`);
    }
  };
  for (const part of PARTS) visit(data[part], part);
  return found;
}
