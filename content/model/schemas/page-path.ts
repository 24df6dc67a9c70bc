import { z } from 'zod';
import { namesFit } from '@/content/model/schemas/names-fit';

const PATH = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/** The path of a page that an owner adds. */
export const pagePath = z
  .string()
  .regex(PATH, 'must be a path such as /spring: lower case words joined by hyphens')
  .check(namesFit);
