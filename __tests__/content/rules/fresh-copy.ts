import { ContentCopy } from './content-copy';

/** A copy of the fixture, another one for each test. */
export let copy: ContentCopy;
beforeEach(() => (copy = new ContentCopy()));
