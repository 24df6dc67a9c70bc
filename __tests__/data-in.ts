import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What a file of YAML holds, such as the rows of `test.each`. */
export const dataIn = <Data>(path: string) => parse(readFileSync(path, 'utf8')) as Data;
