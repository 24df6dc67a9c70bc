import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';

type Commit = { tree: ReadonlyMap<string, string>; parent?: string };
type TreeChange = { path: string; sha: string | null };
type Body = {
  content: string;
  base_tree: string;
  tree: TreeChange[] & string;
  parents: string[];
  sha: string;
};

const REPO = '/repos/owner/name';

/** What the editor asks of GitHub's API, for one repository in memory. */
export class GitHubStandIn {
  readonly #blobs = new Map<string, Buffer>();
  readonly #trees = new Map<string, ReadonlyMap<string, string>>();
  readonly #commits = new Map<string, Commit>();
  #head = '';

  constructor(files: Readonly<Record<string, string>>) {
    for (const [path, text] of Object.entries(files)) this.write(path, text);
  }

  /** Adds or changes a file, or deletes it, as somebody else does. */
  write(path: string, text: string | undefined): void {
    const sha = text === undefined ? null : this.#addBlob(Buffer.from(text));
    const tree = this.#addTree(this.#head, [{ path, sha }]);
    this.#head = this.#addCommit(tree, this.#head);
  }

  read(path: string): string | undefined {
    const sha = this.#commits.get(this.#head)?.tree.get(path);
    return sha && this.#blobs.get(sha)?.toString('utf8');
  }

  /** Answers for a page, which is logged in. */
  async serve(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const user = { backendName: 'github', token: 'of-a-test', login: 'weaver' };
      localStorage.setItem('decap-cms-user', JSON.stringify(user));
    });
    await page.route('https://api.github.com/**', (route, request) => {
      const path = decodeURIComponent(new URL(request.url()).pathname).replace(REPO, '');
      const answer = this.#answer(request.method(), path, request.postDataJSON() as Body);
      return route.fulfill({ status: 'message' in answer ? answer.status : 200, json: answer });
    });
  }

  #answer(method: string, path: string, body: Body): { message: string; status: number } | object {
    if (path === '/user') return { login: 'weaver' };
    if (path === '') return { owner: { login: 'owner' }, permissions: { push: true } };
    if (path === '/commits') return [];
    if (path === '/branches/main') return { name: 'main', commit: { sha: this.#head } };
    if (path === '/git/blobs') return { sha: this.#addBlob(Buffer.from(body.content, 'base64')) };
    if (path === '/git/trees') return { sha: this.#addTree(body.base_tree, body.tree) };
    if (path === '/git/commits') return { sha: this.#addCommit(body.tree, body.parents[0]) };
    if (method === 'PATCH') {
      if (this.#commits.get(body.sha)?.parent !== this.#head) {
        return { message: 'Update is not a fast forward', status: 422 };
      }
      this.#head = body.sha;
      return {};
    }
    const [, blob] = /^\/git\/blobs\/(.+)$/.exec(path) ?? [];
    const content = this.#blobs.get(blob ?? '')?.toString('base64');
    if (content !== undefined) return { content };
    const [, commit = '', folder = ''] = /^\/git\/trees\/([^:]+):(.*)$/.exec(path) ?? [];
    const { tree = [] } = this.#commits.get(commit === 'main' ? this.#head : commit) ?? {};
    const files = [...tree].filter(([file]) => dirname(file) === join(folder));
    if (files.length === 0) return { message: 'Not Found', status: 404 };
    return {
      tree: files.map(([file, sha]) => ({
        path: file.slice(folder.length + 1),
        sha,
        type: 'blob',
      })),
    };
  }

  #addBlob(content: Buffer): string {
    const sha = createHash('sha1').update(content).digest('hex');
    this.#blobs.set(sha, content);
    return sha;
  }

  #addTree(base: string, changes: readonly TreeChange[]): string {
    const tree = new Map(this.#commits.get(base)?.tree);
    for (const { path, sha } of changes) {
      if (sha === null) tree.delete(path);
      else tree.set(path, sha);
    }
    const sha = `tree-${this.#trees.size}`;
    this.#trees.set(sha, tree);
    return sha;
  }

  #addCommit(tree: string, parent = ''): string {
    const sha = `commit-${this.#commits.size}`;
    this.#commits.set(sha, { tree: this.#trees.get(tree) ?? new Map(), parent });
    return sha;
  }
}
