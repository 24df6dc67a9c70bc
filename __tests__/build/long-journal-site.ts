/** A copy of the site with the content of the fixture and a journal of many articles. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { articles } from '@/content/model/journal';
import { ARTICLES_PER_PAGE } from '@/content/model/journal-pages';
import { copyOf } from '@/content/model/pages';
import { authorPath, servicePath, topicPath } from '@/content/model/paths';
import { pathOf } from '@/content/model/routes';
import { services } from '@/content/model/services';
import { site } from '@/content/model/site';

export const COPY = join('reports', 'long-journal');
export const OUT = join(COPY, 'out');
export const COUNT = 30;
/** A port that no other browser test uses. */
export const PORT = String(Number(process.env.PORT ?? 4173) + 50);
/** Selects the links in a list of articles. */
export const ENTRIES = 'main li :is(h2, h3) a';

export const index = pathOf('blog');
export const { topics, pages } = copyOf('blog');
/** All generated articles are on one topic, and concern one service. */
export const [{ id: topic }] = topics as [(typeof topics)[0]];
export const [{ id: service }] = services as [(typeof services)[0]];
export const ofTopic = topicPath(topic);
export const onTopic = COUNT + articles.filter((article) => article.topic === topic).length;

export const pathsOf = (first: string, length: number) =>
  Array.from({ length: Math.ceil(length / ARTICLES_PER_PAGE) }, (_, page) =>
    page === 0 ? first : `${first}/page/${page + 1}`,
  );
export const author = {
  id: 'ada-weaver',
  name: 'Ada Weaver',
  role: 'Head of weaving',
  text: 'Ada threads the looms that others only talk about.',
  profile: 'https://ada.example/',
  image: { file: 'ada.jpg', alt: 'Ada at her loom' },
};

/** Model of the generated articles: it was updated later, and its topic gets a new neighbour. */
export const MODEL = `---
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
export const lists = [
  pathsOf(index, COUNT + articles.length),
  pathsOf(ofTopic, onTopic),
  pathsOf(ofAuthor, COUNT - 1),
];
export const lengths = [COUNT + articles.length, onTopic, COUNT - 1];

export const read = (path: string) => readFileSync(join(OUT, path), 'utf8');
export const open = (path: string) => load(read(`${path}.html`));
export const urlOf = (path: string) => `${site.url}${path}`;
