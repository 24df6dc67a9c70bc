import { basename } from 'node:path';
import { fillText } from '@/content/fill-text';
import { routeTable } from '@/content/route-table';
import { ContentError } from '@/content/read/content-error';
import { articleFiles, readYaml } from '@/content/read/read-file';
import { language } from '@/messages/languages';

/** Values as they are in a file: nothing is known of them yet. */
type Unknown = Record<string, unknown> | undefined;

/** Reads a file for its ids alone. A file that cannot be read has none; its own check says so. */
function valuesOf(file: string): Unknown {
  try {
    return readYaml(file).data as Unknown;
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

const slug = String(valuesOf('content/site.yaml')?.slug);
const services = (valuesOf(`content/${language.code}/services.yaml`)?.services ?? []) as Unknown[];

/** The ids of all services, without their aliases. */
export const serviceIds: readonly string[] = services.map((service) => String(service?.id));

/**
 * Every path that a link may lead to. Read apart from everything else, because the schemas that
 * check links need it before anything is validated.
 */
export const knownPaths: ReadonlySet<string> = new Set([
  ...routeTable.map(({ path }) => fillText(path, { slug })),
  ...serviceIds.map((id) => `/service/${id}`),
  ...services.flatMap((service) =>
    ((service?.aliases ?? []) as string[]).map((alias) => `/service/${alias}`),
  ),
  ...articleFiles().map((file) => `/blog/${basename(file, '.md')}`),
]);
