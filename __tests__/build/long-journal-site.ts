/** A journal of many articles, for the copy of the site that has what `content/README.md` shows. */
import { writeFileSync } from 'node:fs';
import { join, parse as parsePath } from 'node:path';
import { parse } from 'yaml';
import { changeYaml } from './copies';
import { article, author } from './recipe-edits';
import { COPY, open } from './recipe-site';
import { bylineOf } from '@/components/journal/person';
import { contentFile } from '@/content/model/catalogue';
import { articles } from '@/content/model/journal';
import { ARTICLES_PER_PAGE } from '@/content/model/journal-pages';
import { copyOf } from '@/content/model/pages';
import { authorPath, servicePath, topicPath } from '@/content/model/paths';
import { pathOf } from '@/content/model/routes';
import { journalIn } from '@/content/model/rules/content-files';
import { services } from '@/content/model/services';
import { defaultLanguage } from '@/messages/languages';
import { generatedArticle } from '@/scripts/lib/generated-article';

/** How many articles are generated: their lists have a page between two others. */
export const COUNT = 20;
/** Selects the links in a list of articles. */
export const ENTRIES = 'main li :is(h2, h3) a';

export const index = pathOf('blog');
export const { topics, pages } = copyOf('blog');
/** All generated articles are on one topic, and concern one service. */
export const [{ id: topic }] = topics as [(typeof topics)[0]];
const [{ id: service }] = services as [(typeof services)[0]];
export const ofTopic = topicPath(topic);

/** The articles that are not generated, which are newer than all others, the newest first. */
export const newer = [
  {
    ...(parse(article.text.split('---\n')[1] ?? '') as { topic: string }),
    slug: parsePath(article.file).name,
    byline: author.name,
  },
  ...articles.map((one) => ({ topic: one.topic, slug: one.slug, byline: bylineOf(one) })),
];
export const onTopic = COUNT + newer.filter((one) => one.topic === topic).length;

const pathsOf = (first: string, length: number) =>
  Array.from({ length: Math.ceil(length / ARTICLES_PER_PAGE) }, (_, page) =>
    page === 0 ? first : `${first}/page/${page + 1}`,
  );

/** Model of the generated articles: it was updated later, and its topic gets a new neighbour. */
const MODEL = `---
title:
summary:
date:
updated: 2026-03-17
author: ${author.id}
topic: ${topic}
services: ['${service}']
icon: calendar
---

What a loom has to do with [this](${servicePath(service)}).

## Warp

Threads that wait.

## Weft

Threads that go to and fro.
`;
export const unused = {
  id: 'unused-topic',
  icon: 'flag',
  title: 'Looms',
  text: 'Of which nobody writes.',
};

/** The author of the oldest generated article. */
export const other = {
  id: 'wilma-weft',
  name: 'Wilma Weft',
  role: 'Head of threads',
  text: 'Wilma knows where each of them ends.',
  profile: 'https://wilma.example/',
};

export const ofAuthor = authorPath(author.id);
/** The document's author has written the document's article, and all generated ones but one. */
export const lengths = [COUNT + newer.length, onTopic, COUNT];
export const lists = [index, ofTopic, ofAuthor].map((first, order) =>
  pathsOf(first, lengths[order]!),
);

export const urlOf = (path: string) =>
  new URL(path, open('/')('link[rel=canonical]').attr('href')).href;

/** Writes the journal into the copy, whose authors have been written. */
export function addJournal(): void {
  const language = defaultLanguage.code;
  changeYaml(join(COPY, contentFile('authors', language)), (document) =>
    document.addIn(['authors'], other),
  );
  changeYaml(join(COPY, contentFile('pages/blog', language)), (document) =>
    document.addIn(['topics'], unused),
  );
  for (let number = 1; number <= COUNT; number += 1) {
    const model = number === 1 ? MODEL.replace(author.id, () => other.id) : MODEL;
    writeFileSync(
      join(COPY, journalIn(language), `generated-${number}.md`),
      generatedArticle(model, number),
    );
  }
}
