#!/usr/bin/env bash
# remark-github 12.0.0 takes a number of seven digits or more for a commit: it links it to one that there is
# not, and shows the first seven digits alone.
#
# A date, a number of an order or a price in a change log is cut where it is read, and nothing shows that
# something is missing. GitHub, whose way it states to follow, links what is a commit of the repository and
# leaves other numbers as they are. Six digits are kept, and a number with a comma.
#
# Seen on 29 November 2026:
#                                    shown                         linked to commit
#   Released on 20261129.            Released on 2026112.          20261129
#   Order 4711000815 is fixed.       Order 4711000 is fixed.       4711000815
#   We sold 12500000 of them.        We sold 1250000 of them.      12500000
#   We sold 12,500,000 of them.      We sold 12,500,000 of them.   none
#   Order 471100 is fixed.           Order 471100 is fixed.        none
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . unified@11.0.5 remark-parse@11.0.0 remark-github@12.0.0 remark-rehype@11.1.2 \
  rehype-stringify@10.0.1 jsdom@26.1.0
cat >try.mjs <<'JS'
import assert from 'node:assert/strict';
import { JSDOM } from 'jsdom';
import rehypeStringify from 'rehype-stringify';
import remarkGithub from 'remark-github';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const toHtml = unified().use(remarkParse).use(remarkGithub, { repository: 'loom/warp' }).use(remarkRehype).use(rehypeStringify);
const expected = {
  'Released on 20261129.': ['Released on 2026112.', '20261129'],
  'Order 4711000815 is fixed.': ['Order 4711000 is fixed.', '4711000815'],
  'We sold 12500000 of them.': ['We sold 1250000 of them.', '12500000'],
  'We sold 12,500,000 of them.': ['We sold 12,500,000 of them.', 'none'],
  'Order 471100 is fixed.': ['Order 471100 is fixed.', 'none'],
};
for (const [written, left] of Object.entries(expected)) {
  const { document } = new JSDOM(String(toHtml.processSync(written))).window;
  const seen = [document.body.textContent, document.querySelector('a')?.href.replace('https://github.com/loom/warp/commit/', '') ?? 'none'];
  console.log(written.padEnd(32), seen[0].padEnd(29), seen[1]);
  assert.deepEqual(seen, left);
}
JS
node try.mjs
