import { createServer, type ServerResponse } from 'node:http';
import { contentFilesIn } from '@/content/model/catalogue';
import { CONTENT, journalIn, pagesIn } from '@/content/model/rules/content-files';
import { defaultLanguage } from '@/messages/languages';
import { ADMIN, createAdminHandler } from '@/editor/admin-handler';
import { createApi } from '@/editor/api';
import { createCheck } from '@/editor/check-saved';
import { startDevServer } from '@/editor/dev-server';
import { isArticle, isPage, PUBLIC, titleOf, type ContentPaths } from '@/editor/content-paths';
import { composedPage } from '@/content/model/schemas/composed-page';
import { frontMatter } from '@/content/model/schemas/article';
import { withLabels, type Form } from '@/editor/problem-labels';
import { toJsonSchema } from '@/content/model/reading/to-json-schema';
import { isLocal } from '@/editor/local-requests';
import { listen } from '@/engine/serve/port';
import { removeDrafts } from '@/engine/shared/write-whole';

/** The API writes files, so nobody else on the network may reach it. */
export const LISTEN = { command: 'npm run edit' };

/** The forms are those of the default language. */
const files = Object.values(contentFilesIn(defaultLanguage.code));

const paths: ContentPaths = {
  files: new Map(files.map(({ file, title }) => [file, title])),
  articles: journalIn(defaultLanguage.code),
  pages: pagesIn(defaultLanguage.code),
};

const isAdmin = (url = '/') => url === ADMIN || /^\/admin[/?]/.test(url);

/** Reports an error in the terminal and the browser, so that it does not end the server. */
const fail = (response: ServerResponse) => (error: unknown) => {
  console.error(error);
  if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
  response.end('The editor has failed: the terminal says why');
};

/** The form of a file, a page of sections or an article; undefined if there is none. */
function formOf(path: string): Form | undefined {
  const schema =
    files.find(({ file }) => file === path)?.schema ??
    (isPage(path, paths) ? composedPage : isArticle(path, paths) ? frontMatter : undefined);
  return schema && { title: titleOf(path, paths), schema: toJsonSchema(schema) };
}

/** Serves the site in development and the editor beside it, to this machine only. */
export async function serveEditor(port: number): Promise<void> {
  [CONTENT, PUBLIC].forEach(removeDrafts);
  const site = await startDevServer(port);
  const siteUrl = `http://localhost:${port}`;
  const check = createCheck((problem) => withLabels(problem, formOf));
  const api = createApi({ root: '.', ...paths, onSave: (saved) => check.start(saved) });
  const admin = createAdminHandler({ siteUrl, api, problems: check.problems });
  const server = createServer((request, response) => {
    if (!isLocal(request, port)) response.writeHead(403).end('Only for this machine');
    else if (isAdmin(request.url)) admin(request, response).catch(fail(response));
    else site.forward(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    if (isLocal(request, port)) site.upgrade(request, socket, head);
    else socket.destroy();
  });
  await listen(server, port, LISTEN);
  console.log(`\nThe site:   ${siteUrl}\nThe editor: ${siteUrl}${ADMIN}\n`);
}
